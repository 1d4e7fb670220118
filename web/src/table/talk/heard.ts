/** How far this browser has read the talk of its tables, and whom it does not listen to there. */
import type { TalkLine } from '../../api/protocol'

const SHELF = 'mesozoic.talk'
const MOST_TABLES = 100
type Heard = { read: number; muted: string[]; at: number }

function shelf(): Record<string, Heard> {
  try {
    return JSON.parse(localStorage.getItem(SHELF) ?? '{}') as Record<string, Heard>
  } catch {
    return {}
  }
}

export function heardAt(table: string): Heard {
  return { read: 0, muted: [], at: 0, ...shelf()[table] }
}

export function keepHeard(table: string, part: Partial<Heard>): void {
  const all = { ...shelf(), [table]: { ...heardAt(table), ...part, at: Date.now() } }
  const newest = Object.entries(all).sort(([, a], [, b]) => b.at - a.at)
  try {
    localStorage.setItem(SHELF, JSON.stringify(Object.fromEntries(newest.slice(0, MOST_TABLES))))
  } catch {
    // Then it lasts as long as the page.
  }
}

/** Whose line it is: a seat's, or that of a browser that looks on. */
export const speakerOf = ({ seat, about }: TalkLine): string => (seat === null ? `who:${String(about['who'])}` : `seat:${seat}`)

export const isSaid = ({ kind }: TalkLine): boolean => kind === 'chat' || kind === 'aside'

/** What is read of the talk, line by line; all that one speaker said who is muted lies in one row, where they began. */
export function folded<L extends TalkLine>(lines: readonly L[], isHidden: (line: L) => boolean): { line: L; hidden: number }[] {
  const rows: { line: L; hidden: number }[] = []
  const begun = new Map<string, { line: L; hidden: number }>()
  for (const line of lines) {
    const row = isHidden(line) ? begun.get(speakerOf(line)) : undefined
    if (row) row.hidden += 1
    else {
      rows.push({ line, hidden: isHidden(line) ? 1 : 0 })
      if (isHidden(line)) begun.set(speakerOf(line), rows.at(-1)!)
    }
  }
  return rows
}

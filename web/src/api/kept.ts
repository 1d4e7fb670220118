/** The record files that were kept from this browser, and the secret key under which, in this browser only. */
import type { Frames, Seat, TableSummary } from './protocol'

const SHELF = 'mesozoic.kept'
const MOST = 100

type Shelf = { key: string | null; records: TableSummary[] }

function shelf(): Shelf {
  try {
    return { key: null, records: [], ...(JSON.parse(localStorage.getItem(SHELF) ?? '{}') as Partial<Shelf>) }
  } catch {
    return { key: null, records: [] }
  }
}

function put(kept: Shelf): void {
  try {
    localStorage.setItem(SHELF, JSON.stringify(kept))
  } catch {
    // A full or forbidden store: the link is all that is left.
  }
}

export const keeperKey = (): string | null => shelf().key
/** The newest first. */
export const keptRecords = (): TableSummary[] => shelf().records

export function rememberKept(key: string, record: TableSummary): void {
  put({ key, records: [record, ...without(record.table)].slice(0, MOST) })
}

export const forgetKept = (id: string): void => put({ ...shelf(), records: without(id) })

const without = (id: string) => keptRecords().filter(({ table }) => table !== id)

/** A film as a line of a list. */
export function summaryOf(film: Frames, id: string, at: number): TableSummary {
  const last = film.frames.at(-1)
  const { result } = (last?.view ?? {}) as { result?: { winners: Seat[]; scores: number[] } | null }
  return {
    table: id,
    lesson: null,
    moved: null,
    game: film.table.game,
    players: film.table.seats.length,
    seats: film.table.seats.map(({ name, kind, level }) => ({ name, kind, level })),
    turn: last?.turn ?? 0,
    entries: film.proof.entries,
    over: film.proof.finished,
    winners: result?.winners ?? [],
    scores: result?.scores ?? [],
    waiting: [],
    rated: false,
    clock: null,
    ended: false,
    at,
  }
}

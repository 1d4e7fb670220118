/** What this browser knows of lessons: at which table each is learnt, and how far was read there. */
const TABLES = 'mesozoic.lessons'
const STEPS = 'mesozoic.lesson-steps'
const LEARNT = 'mesozoic.lessons-learnt'

function read<T>(place: string): Record<string, T> {
  try {
    return JSON.parse(localStorage.getItem(place) ?? '{}') as Record<string, T>
  } catch {
    return {}
  }
}

function keep<T>(place: string, name: string, value: T | undefined): void {
  try {
    localStorage.setItem(place, JSON.stringify({ ...read<T>(place), [name]: value }))
  } catch {
    // Then it lasts as long as the page.
  }
}

const named = (game: string, lesson: string) => `${game}/${lesson}`

/** The table at which a lesson was begun, if it was. */
export const tableOf = (game: string, lesson: string): string | null => read<string>(TABLES)[named(game, lesson)] ?? null
export const keepTable = (game: string, lesson: string, table: string): void => keep(TABLES, named(game, lesson), table)
export function forgetTable(game: string, lesson: string): void {
  const table = tableOf(game, lesson)
  if (table !== null) for (const place of [STEPS, LEARNT]) keep(place, table, undefined)
  keep(TABLES, named(game, lesson), undefined)
}

export const stepAt = (table: string): number => read<number>(STEPS)[table] ?? 0
export const keepStep = (table: string, step: number): void => keep(STEPS, table, step)

/** Whether the lesson at a table has come to its end before. */
export const wasLearnt = (table: string): boolean => read<boolean>(LEARNT)[table] ?? false
export const keepLearnt = (table: string): void => keep(LEARNT, table, true)

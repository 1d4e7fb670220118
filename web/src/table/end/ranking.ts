import type { Seat } from '../../api/protocol'

export type Ranked = { seat: Seat; place: number; won: boolean }

/** Rows in order, by what counts first, then by what counts next; equals share a place, in the order in which they came. */
export function placed<R>(rows: readonly R[], ...counts: readonly ((row: R) => number)[]): (R & { place: number })[] {
  const compare = (one: R, other: R) => counts.map((count) => count(other) - count(one)).find(Boolean) ?? 0
  const sorted = rows.toSorted(compare)
  return sorted.map((row) => ({ ...row, place: sorted.findIndex((other) => compare(other, row) === 0) + 1 }))
}

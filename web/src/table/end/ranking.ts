import type { Seat } from '../../api/protocol'

export type Ranked = { seat: Seat; place: number; won: boolean }

/** Rows with the places that the rules gave the seats, in their order; who shares one stays in the order of seats. */
export function byPlace<R extends { seat: Seat }>(rows: readonly R[], places: readonly number[]): (R & { place: number })[] {
  return rows.map((row) => ({ ...row, place: places[row.seat] ?? 1 })).sort((one, other) => one.place - other.place)
}

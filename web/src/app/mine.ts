import { tablesOf } from '../api/http'
import { isAway, myTables, ownerKey, seatsOf } from '../api/keys'
import type { Seat, TableSummary } from '../api/protocol'

/** A table that this browser sits at or opened. */
export type Mine = { known: TableSummary; seats: Seat[]; isAsked: boolean; isAway: boolean; owner: string | null }

/** All of them that the server still has; where one is asked first, then the newest. */
export async function mine(): Promise<Mine[]> {
  const ids = myTables()
  if (!ids.length) return []
  const { tables } = await tablesOf(ids)
  const found = tables.map((known) => {
    const seats = seatsOf(known.table)
    return {
      known,
      seats,
      isAsked: known.waiting.some((seat) => seats.includes(seat)),
      isAway: isAway(known.table),
      owner: ownerKey(known.table),
    }
  })
  const newest = (one: Mine) => ids.indexOf(one.known.table)
  return found.sort((one, other) => Number(other.isAsked) - Number(one.isAsked) || newest(one) - newest(other))
}

import { tablesOf } from '../api/http'
import { forget, isAway, myTables, ownerKey, seatsOf, trialOf } from '../api/keys'
import { myGames } from '../api/people'
import type { MyGame, Seat, TableSummary } from '../api/protocol'
import { preferences } from './preferences.svelte'

/** A table at which one sits, by a key in this browser or on any device, or that one opened. */
export type Mine = {
  known: TableSummary
  seats: Seat[]
  /** Those of the seats that one has not given up. */
  leads: Seat[]
  /** Whether one has resigned, and a bot plays on. */
  hasLeft: boolean
  isAsked: boolean
  news: number
  isAway: boolean
  owner: string | null
}

/** Those that one goes on with; a trial of a rule is no game. */
export const goesOn = ({ known, isAway, hasLeft }: Mine): boolean =>
  !known.over && !isAway && !hasLeft && trialOf(known.table) === null

/** All of them that the server still has; where one is asked first, then the newest. */
export async function mine(): Promise<Mine[]> {
  const ids = myTables()
  const [{ tables }, others] = await Promise.all([ids.length ? tablesOf(ids) : { tables: [] }, myGames()])
  const elsewhere = new Map(others.map((game) => [game.table.table, game]))
  const here = new Set(tables.map((known) => known.table))
  const all = [...tables, ...others.map((game) => game.table).filter((known) => !here.has(known.table))]
  const found = all.map((known) => {
    const seats = [...new Set([...seatsOf(known.table), ...(elsewhere.get(known.table)?.seats ?? [])])]
    const resigned = elsewhere.get(known.table)?.resigned ?? []
    const leads = seats.filter((seat) => !resigned.includes(seat))
    return {
      known,
      seats,
      leads,
      hasLeft: resigned.length > 0 && !leads.length,
      isAsked: known.waiting.some((seat) => leads.includes(seat)),
      news: elsewhere.get(known.table)?.news ?? 0,
      isAway: isAway(known.table),
      owner: ownerKey(known.table),
    }
  })
  // Those that one came to here, the last first; then those of other devices.
  const newest = ({ known }: Mine) => (here.has(known.table) ? ids.indexOf(known.table) : ids.length)
  return found.sort((one, other) => Number(other.isAsked) - Number(one.isAsked) || newest(one) - newest(other))
}

/** Whoever uses this browser next has neither these games nor this name. */
export function leaveBehind(games: readonly MyGame[]): void {
  for (const { table } of games) forget(table.table)
  preferences.name = ''
}

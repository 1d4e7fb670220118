import { openTable } from '../api/http'
import { keepKeys, keepLinks, keepOwner, keepSeats } from '../api/keys'
import type { OpenedTable, SeatPlan, TablePlan, Welcome } from '../api/protocol'
import { go } from '../router.svelte'

/** Open a table and go to it, or to its invitations where seats wait for somebody. */
export async function openAndGo(plan: TablePlan): Promise<OpenedTable> {
  const opened = await openTable(plan)
  const here = opened.keys.filter((key, i): key is string => key !== null && plan.seats[i]?.kind === 'here')
  keepKeys(opened.table, here)
  keepOwner(opened.table, opened.owner)
  keepSeats(
    opened.table,
    plan.seats.flatMap(({ kind }, seat) => (kind === 'here' ? [seat] : [])),
  )
  const invited = plan.seats.some((seat) => seat.kind === 'link')
  if (invited) keepLinks(opened.table, opened.keys)
  go(invited ? `/invite/${opened.table}` : `/table/${opened.table}`)
  return opened
}

/** The same game, players and options once more. */
export async function again(welcome: Welcome): Promise<void> {
  const seats = welcome.seats.map(
    ({ kind, name, bot }): SeatPlan => ({ kind, name, bot: kind === 'bot' ? (bot ?? null) : null }),
  )
  const { game, players, options } = welcome
  await openAndGo({ game, players, options, seats, seed: null })
}

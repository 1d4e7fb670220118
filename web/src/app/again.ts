import { openTable, playAgain } from '../api/http'
import { follow, keepKeys, keepLinks, keepOwner, keepSeats, keysOf, ownerKey } from '../api/keys'
import type { OpenedTable, Seat, TablePlan } from '../api/protocol'
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

/** Whether this browser may call the people of a table together again: it has a key of it, or a seat of its own. */
export const mayPlayAgain = (table: string, yours: readonly Seat[]): boolean =>
  yours.length > 0 || againKey(table) !== null

const againKey = (table: string): string | null => keysOf(table)[0] ?? ownerKey(table)

/** The same game, people and options once more: at a new table, or at the one that another has opened. */
export async function again(table: string): Promise<void> {
  const { table: next } = await playAgain(table, againKey(table))
  goOnAt(table, next)
}

export function goOnAt(table: string, next: string, page: '/table' | '/screen' = '/table'): void {
  follow(table, next)
  go(`${page}/${next}`)
}

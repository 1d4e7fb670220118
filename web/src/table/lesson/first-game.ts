import { openAndGo } from '../../app/again'
import { planWithBots } from '../../app/bots'
import { help } from '../../app/help.svelte'
import { shelf } from '../../app/shelf'

const KIND = 'level:1'
const PLAYERS = 3

/** An ordinary game against two kind bots, with help unless it is switched off. */
export async function beginFirstGame(game: string, options: Record<string, string>): Promise<void> {
  const players = (await shelf()).find(({ id }) => id === game)?.players ?? [PLAYERS]
  const count = players.includes(PLAYERS) ? PLAYERS : Math.min(...players)
  help.startOver(game)
  await openAndGo(planWithBots(game, count, options, KIND))
}

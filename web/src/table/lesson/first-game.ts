import { openAndGo } from '../../app/again'
import { diggerAt } from '../../app/bots'
import { help } from '../../app/help.svelte'
import { preferences } from '../../app/preferences.svelte'
import { shelf } from '../../app/shelf'
import { say } from '../../words/index.svelte'

const KIND = 'level:1'
const PLAYERS = 3

/** An ordinary game against two kind bots, with help unless it is switched off. */
export async function beginFirstGame(game: string, options: Record<string, string>): Promise<void> {
  const players = (await shelf()).find(({ id }) => id === game)?.players ?? [PLAYERS]
  const count = players.includes(PLAYERS) ? PLAYERS : Math.min(...players)
  const seats = Array.from({ length: count }, (_, seat) =>
    seat === 0
      ? { kind: 'here' as const, name: preferences.name || say('web-player', { number: 1 }), bot: null }
      : { kind: 'bot' as const, name: diggerAt(seat), bot: KIND },
  )
  help.startOver(game)
  await openAndGo({ game, players: count, options, seats, seed: null, no_secrets: false, public: false })
}

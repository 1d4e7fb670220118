import { profile } from '../../api/ratings'
import { help } from '../../app/help.svelte'
import { me } from '../../app/me.svelte'

/** Whoever signed in here, but learnt a game in another browser, is no newcomer to it. */
export async function countGamesElsewhere(game: string): Promise<void> {
  const player = me.known?.account ? me.known.player : null
  if (player === null || !help.isWanted(game)) return
  try {
    const { results } = await profile(player)
    const games = results.filter((one) => one.game === game).reduce((sum, one) => sum + one.games, 0)
    help.count(game, games)
  } catch {
    // Then this browser's own memory has to do.
  }
}

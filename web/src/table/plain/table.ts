import type { GameTable } from '../game'
import { Choosing } from './choosing.svelte'
import DecisionBar from './DecisionBar.svelte'
import PlainStage from './PlainStage.svelte'
import type { PlainGame } from './view'

/** Time to read a sentence, in milliseconds. */
const A_SENTENCE = 900

/** For a game of which nobody knows what is secret: a shared screen is covered whenever it is passed on. */
const table: GameTable<PlainGame, Choosing> = {
  Stage: PlainStage,
  DecisionBar,
  End: () => import('./End.svelte'),
  choosing: (asked, answer) => new Choosing(asked, answer),
  captioned: (events) => events.at(-1) ?? null,
  linger: (events) => A_SENTENCE * Math.min(events.length, 3),
  isSecret: () => true,
}
export default table

import { gameTable } from '../game'
import { Choosing } from './choosing.svelte'
import DecisionBar from './DecisionBar.svelte'
import PlainStage from './PlainStage.svelte'
import type { PlainGame } from './view'

/** Time to read a sentence, in milliseconds. */
const A_SENTENCE = 900

/** For a game that brings no table of its own. */
export default gameTable<PlainGame, Choosing>({
  Stage: PlainStage,
  DecisionBar,
  End: () => import('./End.svelte'),
  choosing: (asked, answer) => new Choosing(asked, answer),
  captioned: (events) => events.at(-1) ?? null,
  linger: (events) => A_SENTENCE * Math.min(events.length, 3),
})

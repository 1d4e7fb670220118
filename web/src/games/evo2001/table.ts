import type { GameTable } from '../../table/game'
import { Choosing } from './choosing.svelte'
import DecisionBar from './DecisionBar.svelte'
import Evo2001Stage from './Evo2001Stage.svelte'
import { captioned, linger } from './reading'
import type { Evo2001Board, Evo2001View } from './types'

const table: GameTable<Evo2001View, Evo2001Board, Choosing> = {
  Stage: Evo2001Stage,
  DecisionBar,
  End: () => import('../island/End.svelte'),
  choosing: (asked, answer) => new Choosing(asked, answer),
  captioned,
  linger,
  isSecret: (view, seat) => (view.species[seat]?.cards ?? 0) > 0,
}
export default table

import { draw } from '../../table/figure'
import type { GameTable } from '../../table/game'
import { Choosing } from './choosing.svelte'
import DecisionBar from './DecisionBar.svelte'
import GodFigure from './GodFigure.svelte'
import GodsStage from './GodsStage.svelte'
import { captioned, linger } from './facts'
import { watched } from './summary'
import type { Gods } from './types'

const table: GameTable<Gods, Choosing> = {
  Stage: GodsStage,
  DecisionBar,
  End: () => import('./End.svelte'),
  choosing: (asked, answer, live) => new Choosing(asked, answer, () => live.undo()),
  captioned,
  linger,
  lingerInReplay: (events) => Math.max(linger(events), watched(events)),
  dress: () => draw(GodFigure),
}
export default table

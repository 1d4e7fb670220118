import type { Seat } from '../../api/protocol'
import { draw } from '../../table/figure'
import type { GameTable } from '../../table/game'
import { Choosing } from './choosing.svelte'
import DecisionBar from './DecisionBar.svelte'
import GodFigure from './GodFigure.svelte'
import GodsStage from './GodsStage.svelte'
import { captioned, isActivation, linger, sinceActivation } from './facts'
import { isDeed, watched } from './summary'
import type { Gods, GodsEvent, GodsView } from './types'

/** What each does in an activation is theirs alone until all are done. */
const isSecret = (view: GodsView) => isActivation(view.moment)
const isOf = (seat: Seat) => (event: GodsEvent) => isDeed(event) && event.seat === seat

const table: GameTable<Gods, Choosing> = {
  Stage: GodsStage,
  DecisionBar,
  End: () => import('./End.svelte'),
  choosing: (asked, answer, live) => new Choosing(asked, { ...answer, putBack: () => live.undo() }),
  captioned,
  linger,
  watch: (events) => Math.max(linger(events), watched(events)),
  isSecret,
  rises: (view, seat, live) => isSecret(view) && sinceActivation(live.log).some(isOf(seat)),
  dress: () => draw(GodFigure),
}
export default table

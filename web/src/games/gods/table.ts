import { draw } from '../../table/figure'
import { gameTable } from '../../table/game'
import { Choosing } from './choosing.svelte'
import DecisionBar from './DecisionBar.svelte'
import GodFigure from './GodFigure.svelte'
import GodsStage from './GodsStage.svelte'
import { captioned, linger } from './facts'
import { watched } from './summary'
import type { Gods } from './types'

export default gameTable<Gods, Choosing>({
  Stage: GodsStage,
  DecisionBar,
  End: () => import('./End.svelte'),
  choosing: (asked, answer, live) => new Choosing(asked, answer, () => live.undo()),
  captioned,
  linger,
  sounds: {
    'tile-placed': 'step',
    'tile-taken': 'bid',
    'prey-born': 'birth',
    'dinosaur-hatched': 'birth',
    'predator-hunted': 'step',
    'dinosaur-hunted': 'step',
    'predator-starved': 'death',
    'dinosaur-starved': 'death',
  },
  lingerInReplay: (events) => Math.max(linger(events), watched(events)),
  dress: () => draw(GodFigure),
})

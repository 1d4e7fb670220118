import { gameTable } from '../../table/game'
import type { Family } from './board/types'
import { Choosing } from './choosing.svelte'
import DecisionBar from './DecisionBar.svelte'
import FamilyStage from './FamilyStage.svelte'
import { captioned, linger } from './facts'

export default gameTable<Family, Choosing>({
  Stage: FamilyStage,
  DecisionBar,
  End: () => import('./FamilyEnd.svelte'),
  choosing: (asked, answer, live) => new Choosing(asked, answer, () => live.welcome!.board),
  captioned,
  linger,
  sounds: {
    'card-revealed': 'die',
    'contest-drawn': 'die',
    'piece-moved': 'step',
    'cone-moved': 'step',
    'card-put': 'bid',
    'hands-opened': 'bid',
    'tokens-regained': 'birth',
    'piece-sent-back': 'death',
    'card-lost': 'death',
    'volcano-erupted': 'death',
  },
  endDelay: 1600,
})

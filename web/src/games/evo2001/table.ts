import { gameTable } from '../../table/game'
import { Choosing } from './choosing.svelte'
import DecisionBar from './DecisionBar.svelte'
import Evo2001Stage from './Evo2001Stage.svelte'
import { captioned, linger } from './facts'
import type { Evo2001 } from './types'

export default gameTable<Evo2001, Choosing>({
  Stage: Evo2001Stage,
  DecisionBar,
  End: () => import('../island/End.svelte'),
  choosing: (asked, answer) => new Choosing(asked, answer),
  captioned,
  linger,
  sounds: {
    'climate-rolled': 'die',
    'combat-fought': 'die',
    'meteor-rolled': 'die',
    'dinosaur-walked': 'step',
    'dinosaur-swam': 'step',
    'newborn-placed': 'birth',
    'species-returned': 'birth',
    'dinosaurs-died': 'death',
    'bid-made': 'bid',
  },
})

import { dress } from '../../art/gear'
import { gameTable } from '../../table/game'
import { ledger } from '../island/story'
import { KUMTAGH } from './art/kumtagh'
import { Choosing } from './choosing.svelte'
import DecisionBar from './DecisionBar.svelte'
import Evo2011Stage from './Evo2011Stage.svelte'
import { captioned, linger } from './facts'
import type { Evo2011 } from './types'

/** The meteorite is seen to fall before the end is told. */
const FALL = 2600

export default gameTable<Evo2011, Choosing>({
  Stage: Evo2011Stage,
  DecisionBar,
  End: () => import('../island/End.svelte'),
  choosing: (asked, answer, live) => new Choosing(asked, answer, () => live.welcome!.board),
  captioned,
  linger,
  sounds: {
    'token-revealed': 'die',
    'combat-rolled': 'die',
    'baby-fought': 'die',
    'dinosaur-walked': 'step',
    'dinosaur-flew': 'step',
    'dinosaur-swam': 'step',
    'dinosaur-escaped': 'step',
    'newborn-placed': 'birth',
    'dinosaur-fell': 'death',
    'dinosaurs-died': 'death',
    'bid-made': 'bid',
  },
  endDelay: FALL,
  dress: () => dress(KUMTAGH.gear),
  // What lay face down is open once the game is over.
  ledger,
})

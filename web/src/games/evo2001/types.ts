import type { GameTypes } from '../../api/protocol'
import { say } from '../../words/index.svelte'
import type { CardWords } from '../island/types'

/** EVO (2001). */
export type Evo2001 = GameTypes<'evo-2001'>
export type Evo2001View = Evo2001['view']
export type Evo2001Board = Evo2001['board']
export type SpeciesView = Evo2001View['species'][number]

export type AuctionMoment = Extract<Evo2001['moment'], { is: 'auction' }>
export function isAuction(moment: Evo2001['moment'] | null): moment is AuctionMoment {
  return moment?.is === 'auction'
}

export function cardWords(board: Evo2001Board, card: string): CardWords {
  const kind = board.cards[card]
  return {
    name: say(`card-${card}`),
    when: say(`when-${kind?.moment ?? 'climate'}`),
    text: say(`card-${card}-text`, { amount: kind?.amount ?? 0 }),
  }
}

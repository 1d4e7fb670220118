import { say } from '../../words/index.svelte'
import type { Cards } from '../island/types'
import CardEmblem from './art/CardEmblem.svelte'
import type { Evo2001Board } from './types'

/** The event cards as they stand at this table: what some of them count is the pack's. */
export const cardsOf = (board: Evo2001Board): Cards => ({
  Emblem: CardEmblem,
  words: (card) => {
    const kind = board.cards[card]
    return {
      name: say(`card-${card}`),
      when: say(`when-${kind?.moment ?? 'climate'}`),
      text: say(`card-${card}-text`, { amount: kind?.amount ?? 0 }),
    }
  },
})

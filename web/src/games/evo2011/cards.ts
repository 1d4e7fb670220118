import { say } from '../../words/index.svelte'
import type { Cards } from '../island/types'
import CardEmblem from './art/CardEmblem.svelte'

export const CARDS: Cards = {
  Emblem: CardEmblem,
  words: (card) => ({ name: say(`card-${card}`), when: say(`card-${card}-when`), text: say(`card-${card}-text`) }),
}

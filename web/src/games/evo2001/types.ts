import type { Game, Moment, Seat } from '../../api/protocol'
import { say } from '../../words/index.svelte'
import type { CardWords, Peril, Result } from '../island/types'

/** The shapes of EVO (2001): src/mesozoic/games/evo_2001/{view,board,forecast}.py. */

export type Terrain = 'beach' | 'meadow' | 'hill' | 'mountain'
export type Temperature = 'temperate' | 'cold' | 'hot' | 'deadly'
export const GENES = ['tail', 'leg', 'horn', 'egg', 'fur', 'parasol', 'mutant'] as const
export type PortraitGene = (typeof GENES)[number]
export type Gene = PortraitGene | 'card'

export type Zone = {
  q: number
  r: number
  terrain: Terrain
  neighbours: number[]
  is_coast: boolean
  is_start: boolean
}
export type CardKind = { copies: number; moment: string; amount: number }
export type Evo2001Board = {
  zones: Zone[]
  chart: Terrain[]
  track_start: number
  track_last: number
  track_faces: Record<string, number[]>
  cards: Record<string, CardKind>
}

export type SpeciesView = {
  points: number
  dinosaurs: number[]
  reserve: number
  genes: Record<PortraitGene, number>
  cards: number
  hand: string[] | null
  guard: number
  moult: number
  sunburn: number
}
export type Forecast = {
  perils: Peril[]
  winning_faces: Record<string, number>
  steps: number | null
  newborns: number | null
  end_faces: number[]
}
export type Evo2001View = {
  seat: Seat | null
  turn: number
  order: Seat[]
  climate: number
  temperatures: Record<Terrain, Temperature>
  meteor: number
  species: SpeciesView[]
  deck: number
  discard: Record<string, number>
  bag: Record<string, number>
  spent_genes: number
  moment: Moment | null
  asked: Seat[]
  forecast: Forecast
  result: Result | null
}

export type Evo2001 = Game & { view: Evo2001View; board: Evo2001Board }

export type AuctionMoment = Moment & {
  is: 'auction'
  genes: Gene[]
  bids: ({ seat: Seat; amount: number } | null)[]
  outbid: boolean
}
export function isAuction(moment: Moment | null): moment is AuctionMoment {
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

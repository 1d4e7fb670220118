import type { Game, Moment, Seat } from '../../api/protocol'
import type { Zone } from '../../board/geometry'
import { say } from '../../words/index.svelte'
import type { CardWords, Peril, Result } from '../island/types'

/** The shapes of EVO (2011): src/mesozoic/games/evo_2011/{view,board,forecast}.py. */

export const NORMAL_GENES = ['legs', 'horn', 'thermoregulation', 'fur', 'egg', 'vial'] as const
export type NormalGene = (typeof NORMAL_GENES)[number]
export type Temperature = 'temperate' | 'cold' | 'hot' | 'deadly'

export type Evo2011Board = {
  zones: Zone[]
  /** The sections clockwise, each by its ideal terrain. */
  wheel: string[]
  /** By section: what each terrain is then. */
  climates: Record<string, string>[]
  tokens: Record<string, number>
  pile: number
  /** By how many sections a token turns the wheel. */
  shifts: Record<string, number>
  /** How many faces of each kind the die has. */
  die: Record<string, number>
  /** The faces on which a killer baby kills. */
  killing_faces: string[]
  cards: Record<string, number>
  /** The highest value of a column. */
  top: number
  open_points: boolean
}

export type SpeciesView = {
  points: number | null
  dinosaurs: number[]
  reserve: number
  genes: Record<NormalGene, number>
  unique: string[]
  /** The movement points it has each turn, and the horns it counts when attacking and when attacked. */
  steps: number
  attack: number
  defence: number
  cards: number
  hand: string[] | null
}
export type Forecast = {
  perils: Peril[]
  winning_faces: Record<string, number>
  faces: number
  steps: number | null
  /** The next token is the meteorite with a chance of one in so many; 0 where it cannot be. */
  meteorite: number
}
export type Evo2011View = {
  seat: Seat | null
  turn: number
  order: Seat[]
  section: number
  temperatures: Record<string, string>
  revealed: string[]
  unseen_tokens: Record<string, number>
  pile: number
  foreseen: string | null
  species: SpeciesView[]
  deck: number
  discard: Record<string, number>
  bag: Record<string, number>
  unseen_genes: string[]
  moment: Moment | null
  asked: Seat[]
  forecast: Forecast
  result: Result | null
}

export type Evo2011 = Game & { view: Evo2011View; board: Evo2011Board }

export type LaboratoryMoment = Moment & {
  is: 'laboratory'
  genes: (string | null)[]
  lots: string[]
  bids: ({ seat: Seat; amount: number } | null)[]
  queue: Seat[]
  barred: number | null
}
export function isLaboratory(moment: Moment | null): moment is LaboratoryMoment {
  return moment?.is === 'laboratory'
}

export function cardWords(card: string): CardWords {
  return { name: say(`card-${card}`), when: say(`card-${card}-when`), text: say(`card-${card}-text`) }
}

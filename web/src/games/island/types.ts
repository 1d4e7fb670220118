import type { GameTypes, Seat } from '../../api/protocol'
import type { Zone } from '../../board/geometry'

/** What the games on an island have in common, for whoever draws them. */

type Evos = GameTypes<'evo-2001' | 'evo-2011'>

export type IslandBoard = { zones: readonly Zone[] }

export type IslandSpecies = {
  /** Null where they lie face down. */
  points: number | null
  /** The zones they stand on. */
  dinosaurs: number[]
  reserve: number
  cards: number
  /** Only in its owner's view. */
  hand: string[] | null
}
export type Peril = { doomed: number[]; threatened: number[]; losses: number }
export type IslandForecast = {
  perils: Peril[]
  winning_faces: Record<string, number>
  /** How many faces the die has, where it is not six. */
  faces?: number
  steps: number | null
}
export type Result = { scores: number[]; winners: Seat[]; reason: string }
export type IslandView = {
  turn: number
  order: Seat[]
  temperatures: Record<string, string>
  species: IslandSpecies[]
  moment: Evos['moment'] | null
  asked: Seat[]
  forecast: IslandForecast
  result: Result | null
}

export type IslandGame = Omit<Evos, 'view' | 'board'> & { view: IslandView; board: IslandBoard }
export type IslandEvent = IslandGame['event']
/** A line of the log that only the browser writes. */
export type Stayed = { is: 'web-log-stayed'; rule: string; seat: Seat }
export type IslandAction = IslandGame['action']

/** What stands on an event card: its name, when it is played, what it does. */
export type CardWords = { name: string; when: string; text: string }

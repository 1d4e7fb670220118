import type { Game, Moment, Seat } from '../../api/protocol'

/** The shapes of Gods Love Dinosaurs: src/mesozoic/games/gods_love_dinosaurs/{view,board,forecast}.py. */

export type GodsBoard = {
  columns: { animal: string; home: string | null; steps: number | null }[]
  rows: number
}

/** Two joined hexes; an animal, if there is one, is on the first. */
export type TileView = { first: string; second: string; animal: string | null }
export type HexView = { q: number; r: number; terrain: string }

export type EcosystemView = {
  /** By their numbers: the nest is 0. */
  hexes: HexView[]
  /** For each species the hexes it stands on. */
  animals: Record<string, number[]>
  eggs: number
  golden: number
  points: number
  /** Its owner may have changed it since, out of sight. */
  is_hidden: boolean
}

/** What taking the last tile of a column would bring about. */
export type ColumnForecast = {
  animal: string
  tiles: number
  activates: boolean
  dinosaurs: boolean
  ends_game: boolean
  pawn: string | null
  refills: string[]
}

/** A hunt, if it ended here. */
export type HuntForecast = {
  path: number[]
  steps: number
  eaten: string[]
  meals: number[]
  newborn: number[]
  laid: number[]
  eggs: number
  may_end: boolean
}

export type GodsForecast = {
  columns: ColumnForecast[]
  emptied: ColumnForecast | null
  fertile: Record<string, number[]>[]
  starving: Record<string, number[]>[]
  hunt: HuntForecast | null
  steps: HuntForecast[]
  hatchling_starves: boolean | null
}

export type Result = { scores: number[]; winners: Seat[]; reason: string }

export type GodsView = {
  seat: Seat | null
  turn: number
  first: Seat | null
  active: Seat | null
  volcano: Seat | null
  pawn: string
  columns: Record<string, (TileView | null)[]>
  stacks: Record<string, number>
  in_hand: TileView | null
  ecosystems: EcosystemView[]
  moment: Moment | null
  asked: Seat[]
  forecast: GodsForecast
  result: Result | null
}

export type Gods = Game & { view: GodsView; board: GodsBoard }

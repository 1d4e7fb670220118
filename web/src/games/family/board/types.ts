import type { Game, Moment, Seat } from '../../../api/protocol'
import type { Bolt, Era, Face, Ground, Sign } from '../art/kinds'
import type { Result } from '../../island/types'

/** The shapes of Evolution, family version: src/mesozoic/games/evolution_family/{view,board,forecast}.py. */

export { BOLTS, ERAS, GROUNDS, SIGNS } from '../art/kinds'
export type { Bolt, Era, Ground, Sign }

/** The depth of a sector; 0 is the card next to the board. */
export const SECTOR = -1

export type CardFace = Face & { copies: number }
export type FamilyThings = {
  /** By animal: the seat it belongs to. */
  animals: Seat[]
  eras: Era[]
  cards: Record<string, CardFace>
  actions: Record<string, number>
  bolts: Record<string, number>
  full_path: number
  tokens: number
}

export type Piece = { depth: number; lane: number; part: number }
export type ConeSpot = { path: number; depth: number; lane: number }
export type AnimalView = { seat: Seat; path: string[]; piece: Piece; tokens: number }
export type Berth = {
  depth: number
  replaces: boolean
  /** What keeps the card out; empty where it may be put. */
  obstacle: string
  /** The lanes of its rocks, to one of which it would drag the path's piece; none where it drags nothing. */
  drags: number[]
  /** Whether the cone would go back to the middle. */
  frees_cone: boolean
}
export type Forecast = {
  left: Record<string, number>
  gone: Record<string, number>
  /** How many cards of the deck show each kind of place but rocks, and each sign. */
  showing: Record<string, number>
  flanks: number[]
  /** By animal: where its piece would go if it were sent back now. */
  landings: Piece[]
  ready: number[]
  /** The era card that is being put or contested. */
  card: string | null
  /** Its place in each path. */
  berths: Berth[] | null
}
export type FamilyView = {
  seat: Seat | null
  turn: number
  order: number[]
  active: number
  animals: AnimalView[]
  cone: ConeSpot | null
  deck: number
  discard: string[]
  removed: string[]
  unseen_bolts: Record<string, number>
  struck: string[]
  moment: Moment | null
  asked: Seat[]
  forecast: Forecast
  result: Result | null
}

export type Family = Game & { view: FamilyView; board: FamilyThings }

/** A place of a path where a piece or the cone may stand. */
export type Spot = { path: number; depth: number; lane: number; part: number }

/** What may be lit and picked on the board. */
export type Place =
  /** A rock to start on (depth -1), where a step leads, a rock for the cone or for a dragged piece. */
  | ({ at: 'spot' } & Spot)
  /** Where the card at stake would go in a path, as `forecast.berths` says. */
  | { at: 'berth'; path: number }
  /** The piece of a path: whom an eruption or lightning would strike. */
  | { at: 'piece'; path: number }
  | { at: 'cone' }

export type MarkKind =
  /** A step, or a rock to start on. */
  | 'step'
  /** A step that costs a token. */
  | 'paid'
  | 'berth'
  /** A rock to which a piece is dragged. */
  | 'drag'
  | 'cone'
  | 'erupt'
  | 'strike'
  /** What cannot be done: touching it says why. */
  | 'barred'

export type Mark = {
  place: Place
  kind: MarkKind
  /** Said by a screen reader, and shown where the pointer rests: "Put it in the Sauropod's path, as the second card". */
  label: string
}

export function keyOf(place: Place): string {
  switch (place.at) {
    case 'spot':
      return `spot-${place.path}-${place.depth}-${place.lane}-${place.part}`
    case 'cone':
      return 'cone'
    default:
      return `${place.at}-${place.path}`
  }
}

import type { GameTypes } from '../../../api/protocol'

/** Evolution, family version. */
export type Family = GameTypes<'evolution-family'>
export type FamilyView = Family['view']
export type FamilyThings = Family['board']
export type FamilyEvent = Family['event']
export type FamilyAction = Family['action']
export type FamilyMoment = Family['moment']

export type AnimalView = FamilyView['animals'][number]
export type Piece = AnimalView['piece']
export type Berth = NonNullable<FamilyView['forecast']['berths']>[number]
export type CardFace = FamilyThings['cards'][string]

/** The depth of a sector; 0 is the card next to the board. */
export const SECTOR = -1

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

import type { GameTypes } from '../../api/protocol'

/** EVO (2001). */
export type Evo2001 = GameTypes<'evo-2001'>
export type Evo2001View = Evo2001['view']
export type Evo2001Board = Evo2001['board']
export type SpeciesView = Evo2001View['species'][number]

export type AuctionMoment = Extract<Evo2001['moment'], { is: 'auction' }>
export function isAuction(moment: Evo2001['moment'] | null): moment is AuctionMoment {
  return moment?.is === 'auction'
}

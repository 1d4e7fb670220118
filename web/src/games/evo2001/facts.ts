import type { Seat } from '../../api/protocol'
import { foremost, longest } from '../../table/captions'
import { reach } from '../island/bids'
import { isAuction, type AuctionMoment, type Evo2001, type Evo2001Board, type Evo2001View } from './types'

/** What a view, options and events mean for whoever draws them. No rule is decided here. */

export type Lot = {
  lot: number
  gene: string
  standing: AuctionMoment['bids'][number]
  /** The bids that are among the options, from the lowest to the highest. */
  least: number | null
  most: number | null
}

export function lots(moment: AuctionMoment, options: readonly Evo2001['action'][]): Lot[] {
  const bids = options.filter((action) => action.is === 'bid')
  return moment.genes.map((gene, lot) => {
    const amounts = bids.filter((bid) => bid.lot === lot).map(({ amount }) => amount)
    return { lot, gene, standing: moment.bids[lot] ?? null, ...reach(amounts) }
  })
}

/** Where two lots are alike: which of them one is, counted from 1. */
export function twinOf(lot: number, moment: Evo2001['moment'] | null): { gene: string; place: number } | null {
  const genes = isAuction(moment) ? moment.genes : []
  const gene = genes[lot]
  if (gene === undefined) return null
  const alike = [...genes.keys()].filter((other) => genes[other] === gene)
  return alike.length > 1 ? { gene, place: alike.indexOf(lot) + 1 } : null
}

export type Crowd = { where: 'cold' | 'hot'; count: number; saved: number }

/** Those of whom some must still die, while their owner chooses: how many stand there, and how many are saved. */
export function crowds(view: Evo2001View, board: Evo2001Board, seat: Seat): Crowd[] {
  const threatened = view.forecast.perils[seat]?.threatened ?? []
  const { moment } = view
  const saving = moment?.is === 'culling' ? { cold: moment.furs, hot: moment.parasols } : { cold: 0, hot: 0 }
  return (['cold', 'hot'] as const)
    .map((where) => ({
      where,
      count: threatened.filter((zone) => view.temperatures[board.zones[zone]!.terrain] === where).length,
      saved: saving[where],
    }))
    .filter(({ count, saved }) => count > saved)
}

/** The faces of the die that move the climate back, not at all, and forward. */
export function climateFaces({ climate_die }: Evo2001Board): { back: number[]; still: number[]; forward: number[] } {
  const faces = (way: number) => climate_die.flatMap((shift, i) => (Math.sign(shift) === way ? [i + 1] : []))
  return { back: faces(-1), still: faces(0), forward: faces(1) }
}

/** How long each kind of event is looked at, in milliseconds at the usual pace. */
const LINGER: Partial<Record<Evo2001['event']['is'], number>> = {
  'turn-began': 500,
  'climate-rolled': 1100,
  'climate-set': 700,
  'combat-fought': 1500,
  'dinosaur-walked': 420,
  'dinosaur-swam': 700,
  'newborn-placed': 420,
  'species-returned': 600,
  'nobody-born': 900,
  'dinosaurs-died': 800,
  'points-scored': 250,
  'meteor-advanced': 500,
  'meteor-rolled': 1300,
  'genes-offered': 900,
  'bid-made': 650,
  'dropped-out': 500,
  'gene-paid': 250,
  'gene-taken': 350,
  'card-played': 1500,
  'game-ended': 1200,
}

export function linger(events: readonly Evo2001['event'][]): number {
  return longest(LINGER, events)
}

/** The event of a step that deserves a caption over the board, if any. */
const CAPTIONED: Evo2001['event']['is'][] = [
  'game-ended',
  'combat-fought',
  'card-played',
  'meteor-rolled',
  'climate-rolled',
  'climate-set',
  'dinosaurs-died',
  'nobody-born',
  'species-returned',
]

export function captioned(events: readonly Evo2001['event'][]): Evo2001['event'] | null {
  return foremost(CAPTIONED, events)
}

import type { Seat } from '../../api/protocol'
import { foremost, longest } from '../../table/captions'
import { reach } from '../island/bids'
import { isLaboratory, type Evo2011, type Evo2011Board, type Evo2011View } from './types'

/** What a view, options and events mean for whoever draws them. No rule is decided here. */

/** A column of the laboratory: what it gives, the pawn on it, and what may be bid there. */
export type Column = {
  column: number
  /** A gene, `card` or `bare`. */
  lot: string
  pawn: { seat: Seat; amount: number } | null
  /** What that pawn would cost. */
  pays: number
  /** Whoever is asked has just been dislodged from it. */
  barred: boolean
  least: number | null
  most: number | null
  /** What its winner paid, once the bids are settled. */
  paid: number | null
}

/** The columns while pawns are put on them. */
export function columns(moment: Evo2011['moment'] | null, options: readonly Evo2011['action'][]): Column[] {
  if (!isLaboratory(moment)) return []
  const bids = options.filter((action) => action.is === 'bid')
  return moment.lots.map((lot, column) => {
    const amounts = bids.filter((bid) => bid.column === column).map(({ amount }) => amount)
    return {
      column,
      lot,
      pawn: moment.bids[column] ?? null,
      barred: column === moment.barred,
      pays: moment.bids[column]?.pays ?? 0,
      ...reach(amounts),
      paid: null,
    }
  })
}

/** The columns as they were paid for, in the step in which that happened. */
export function settled(events: readonly Evo2011['event'][]): Column[] {
  return events
    .filter((event) => event.is === 'lot-paid')
    .map(({ lot, seat, bid, paid }, column) => ({
      column,
      lot,
      pawn: { seat, amount: bid },
      pays: paid,
      barred: false,
      ...reach([]),
      paid,
    }))
}

/** Who has just been dislodged, and is asked again. */
export function thrownOff(moment: Evo2011['moment'] | null): Seat | null {
  return isLaboratory(moment) && moment.barred !== null ? (moment.queue[0] ?? null) : null
}

/** The turns that tokens bring to the wheel, but for none at all. */
export function leadsOf(board: Evo2011Board): number[] {
  return Object.values(board.shifts).filter((shift) => shift !== 0)
}

export type Crowd = { where: 'deadly' | 'hot' | 'cold'; count: number; saved: number }

/** Where more stand than are sheltered, while their owner chooses who dies. */
export function crowds(view: Evo2011View, board: Evo2011Board, seat: Seat): Crowd[] {
  const threatened = view.forecast.perils[seat]?.threatened ?? []
  const sheltered = view.moment?.is === 'culling' ? view.moment : null
  return (['deadly', 'hot', 'cold'] as const)
    .map((where) => ({
      where,
      count: threatened.filter((zone) => view.temperatures[board.zones[zone]!.terrain] === where).length,
      saved: sheltered?.[where] ?? 0,
    }))
    .filter(({ count, saved }) => count > saved)
}

/** The tokens not turned up yet, by kind, those that turn the wheel furthest first. */
export function tokensLeft(view: Evo2011View): { token: string; count: number }[] {
  return Object.entries(view.unseen_tokens).map(([token, count]) => ({ token, count }))
}

/** How long each kind of event is looked at, in milliseconds at the usual pace. */
const LINGER: Partial<Record<Evo2011['event']['is'], number>> = {
  'order-drawn': 900,
  'start-drawn': 350,
  'order-set': 1700,
  'place-taken': 1300,
  'turn-began': 500,
  'token-revealed': 1500,
  'wheel-turned': 1200,
  'card-played': 1500,
  'genes-offered': 900,
  'bid-made': 800,
  'lot-paid': 2300,
  'dinosaur-walked': 420,
  'dinosaur-flew': 700,
  'dinosaur-swam': 700,
  'combat-rolled': 1600,
  'dinosaur-escaped': 700,
  'nobody-born': 900,
  'dinosaur-withdrawn': 400,
  'newborn-placed': 420,
  'baby-fought': 1600,
  'egg-stolen': 1300,
  'dinosaurs-died': 800,
  'points-scored': 250,
  'game-ended': 2600,
}
export const linger = (events: readonly Evo2011['event'][]) => longest(LINGER, events)

/** The event of a step that deserves a caption over the board, if any. */
const CAPTIONED: Evo2011['event']['is'][] = [
  'game-ended',
  'combat-rolled',
  'baby-fought',
  'egg-stolen',
  'card-played',
  'token-revealed',
  'wheel-turned',
  'nobody-born',
  'dinosaurs-died',
  'dinosaur-escaped',
  'place-taken',
  'order-set',
]
export const captioned = (events: readonly Evo2011['event'][]) => foremost(CAPTIONED, events)

import type { Frame, Seat } from '../../api/protocol'
import { byPlace, type Ranked } from '../../table/end/ranking'
import { played, turnEnds, type Played } from '../../table/turns'
import type { IslandEvent, IslandGame, IslandView } from './types'

/** How a game went, read from the frames of its replay. */

export type Curve = { seat: Seat; points: number[]; dinosaurs: number[] }
/** Turn by turn, at the end of each: the first value is the start of the game. */
export type Story = { turns: number[]; curves: Curve[]; swings: Swing[] }
export type Swing = {
  turn: number
  seat: Seat
  /** By how much the species did better (or worse) than the others' average that turn. */
  by: number
  /** The entry to look at, and the event that weighed most. */
  entry: number
  event: IslandEvent | null
}

type IslandFrame = Frame<IslandGame>

export function tellStory(frames: readonly IslandFrame[], most = 4): Story {
  const kept = played(frames)
  const ends = turnEnds(kept)
  const seats = ends[0]?.frame.view.species.map((_, seat) => seat) ?? []
  const accounts = ledger(frames)
  const curves = seats.map((seat) => ({
    seat,
    points: ends.map(({ frame }) => accounts[frames.indexOf(frame)]?.[seat] ?? 0),
    dinosaurs: ends.map(({ frame }) => frame.view.species[seat]!.dinosaurs.length),
  }))
  return { turns: ends.map(({ turn }) => turn), curves, swings: swings(kept, ends, curves, most) }
}

/**
 * Everybody's points at each frame, those too that lay face down then: what a finished game shows at its end, less
 * what was scored and paid after the frame. Null where the end is not known.
 */
export function ledger(frames: readonly IslandFrame[]): (number[] | null)[] {
  const last = frames.at(-1)?.view
  const known = frames.map(({ view }) => shown(view))
  const end = last && shown(last)
  if (!end || known.every((points) => points !== null)) return known
  const accounts: number[][] = []
  let points = end
  for (const frame of frames.toReversed()) {
    accounts.push(points)
    points = frame.undone ? points : points.map((sum, seat) => sum - earned(frame.events, seat))
  }
  return accounts.reverse().map((account, i) => known[i] ?? account)
}

function shown(view: IslandView): number[] | null {
  const points = view.species.map((species) => species.points)
  return points.every((sum) => sum !== null) ? points : null
}

function earned(events: readonly IslandEvent[], seat: Seat): number {
  const own = events.filter((event) => isOf(event, seat))
  return own.reduce((sum, event) => sum + (event.is === 'points-scored' ? event.points : 0) - paid(event), 0)
}

const isOf = (event: IslandEvent, seat: Seat) => 'seat' in event && event.seat === seat
const paid = (event: IslandEvent) => ('paid' in event ? event.paid : 0)

function swings(
  kept: readonly Played<IslandFrame>[],
  ends: readonly Played<IslandFrame>[],
  curves: readonly Curve[],
  most: number,
): Swing[] {
  const found: Swing[] = []
  for (let i = 1; i < ends.length; i++) {
    const gains = curves.map(
      ({ points, dinosaurs }) => points[i]! + dinosaurs[i]! - points[i - 1]! - dinosaurs[i - 1]!,
    )
    for (const { seat } of curves) {
      const others = gains.filter((_, other) => other !== seat)
      const average = others.reduce((sum, gain) => sum + gain, 0) / Math.max(1, others.length)
      const by = Math.round(gains[seat]! - average)
      if (by !== 0) found.push({ turn: ends[i]!.turn, seat, by, ...heaviest(kept, ends[i]!.turn, seat, by) })
    }
  }
  const largest = found.sort((a, b) => Math.abs(b.by) - Math.abs(a.by) || a.turn - b.turn)
  const turns = new Set<number>()
  const chosen = largest.filter(({ turn }) => !turns.has(turn) && turns.add(turn)).slice(0, most)
  return chosen.sort((a, b) => a.turn - b.turn)
}

/** What weighed most for a species in a turn: what it lost where it fell back, what it won where it gained. */
function heaviest(kept: readonly Played<IslandFrame>[], turn: number, seat: Seat, by: number) {
  let best: { entry: number; event: IslandEvent | null; weight: number } = { entry: 0, event: null, weight: 0 }
  for (const { frame } of kept.filter((one) => one.turn === turn)) {
    best.entry ||= frame.entry
    for (const event of frame.events) {
      const weight = by < 0 ? loss(event, seat) : gain(event, seat)
      if (weight > best.weight) best = { entry: frame.entry, event, weight }
    }
  }
  return { entry: best.entry, event: best.event }
}

function loss(event: IslandEvent, seat: Seat): number {
  const own = isOf(event, seat)
  switch (event.is) {
    case 'dinosaurs-died':
      return own ? event.zones.length : 0
    case 'combat-fought':
    case 'baby-fought':
      // The attacker may fall, too.
      return (own && !event.won) || (event.rival === seat && event.won) ? 1.5 : 0
    case 'combat-rolled':
      return event.rival === seat && event.won ? 1.5 : 0
    case 'egg-stolen':
      return event.rival === seat ? 1.5 : 0
    default:
      return own ? paid(event) / 2 : 0
  }
}

function gain(event: IslandEvent, seat: Seat): number {
  const own = isOf(event, seat)
  switch (event.is) {
    case 'points-scored':
      return own ? event.points / 3 : 0
    case 'combat-fought':
    case 'baby-fought':
    case 'combat-rolled':
      return own && event.won ? 1.5 : 0
    case 'egg-stolen':
      return own ? 1.5 : 0
    case 'dinosaurs-died':
      return own ? 0 : event.zones.length / 2
    default:
      return 0
  }
}

export type Rank = Ranked & { points: number; dinosaurs: number }

/** The final ranking, and what it counts. */
export function ranking(view: IslandView, places: readonly number[]): Rank[] {
  const rows = view.species.map((species, seat) => ({
    seat,
    points: species.points ?? view.result?.scores[seat] ?? 0,
    dinosaurs: species.dinosaurs.length,
    won: view.result?.winners.includes(seat) ?? false,
  }))
  return byPlace(rows, places)
}

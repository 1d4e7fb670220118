import type { LogEntry, Seat } from '../../api/protocol'
import { book, say } from '../../words/index.svelte'
import { foremost, longest } from '../../table/captions'
import type { DrawnHunt } from './drawing'
import type { Walk } from './pieces'
import { closes, isDeed } from './summary'
import type { Gods, GodsEvent, GodsMoment, GodsView, TilePlace, TileView } from './types'

/** What views and events of Gods Love Dinosaurs mean for whoever draws them. No rule is decided here. */

/** A moment in which everybody's animals of a species breed or hunt. */
export type ActivationMoment = Extract<GodsMoment, { animal: unknown }>
export const isActivation = (moment: GodsMoment | null): moment is ActivationMoment =>
  moment !== null && 'animal' in moment

/** The seats as they play, from the first player on; before the lot is drawn, as they sit. */
export function inOrder({ first, ecosystems }: Pick<GodsView, 'first' | 'ecosystems'>): Seat[] {
  const seats = ecosystems.map((_, seat) => seat)
  return first === null ? seats : [...seats.slice(first), ...seats.slice(0, first)]
}

/** A tile in words: a lake with a frog, and a forest. */
export function tileWords({ first, second, animal }: TileView): string {
  const words = book()
  const about = { first: words.name('terrain', first), second: words.name('terrain', second) }
  return say('web-tile', { ...about, animal: animal === null ? null : words.name('animal', animal) })
}

/** How long some events are looked at, in milliseconds at the usual pace. */
const TIMES: Partial<Record<GodsEvent['is'], number>> = {
  'tile-revealed': 220,
  'first-player-drawn': 1200,
  'tile-taken': 500,
  'tile-placed': 700,
  'species-activated': 1400,
  'dinosaurs-activated': 1400,
  'pawn-moved': 700,
  'game-ended': 600,
}
/** What everybody's animals did is read before anything else happens. */
const SUMMARY = 2600
export function linger(events: readonly GodsEvent[]): number {
  const told = closes(events) && events.some(isDeed) ? SUMMARY : 0
  return Math.max(told, longest(TIMES, events))
}

const CAPTIONS: GodsEvent['is'][] = ['first-player-drawn', 'dinosaurs-activated', 'species-activated', 'pawn-moved']
/** The event that is told over the board, if any is. */
export const captioned = (events: readonly GodsEvent[]) => foremost(CAPTIONS, events)

/** What some events tell of a seat. */
const ofSeat = (events: readonly GodsEvent[], seat: Seat) => events.filter((event) => 'seat' in event && event.seat === seat)

/** Who went where in an ecosystem, so that it is seen to go. */
export function walksIn(events: readonly GodsEvent[], seat: Seat): Walk[] {
  return ofSeat(events, seat).flatMap((event) => {
    const path = 'path' in event ? event.path : []
    return path.length > 1 ? { from: path[0]!, to: path.at(-1)! } : []
  })
}

/** The hexes of an ecosystem that some events speak of. */
export function hexesIn(events: readonly GodsEvent[], seat: Seat): number[] {
  return [...new Set(ofSeat(events, seat).flatMap(hexesOf))]
}
function hexesOf(event: GodsEvent): number[] {
  if (event.is === 'prey-born') return [event.parent, event.target]
  if ('hunter' in event) return [event.hunter]
  if ('path' in event) return event.path
  return event.is === 'tile-placed' ? event.hexes : []
}

/** Whose ecosystem some events are about. */
export function actorIn(events: readonly GodsEvent[]): Seat | null {
  return events.find((event) => isDeed(event) || event.is === 'tile-placed')?.seat ?? null
}

/** A hunt that is over, as it is drawn where it took place. */
export function huntIn(events: readonly GodsEvent[], seat: Seat): DrawnHunt | null {
  const hunt = ofSeat(events, seat).findLast((event) => 'path' in event)
  return hunt ? { path: hunt.path, newborn: 'newborn' in hunt ? hunt.newborn : [] } : null
}

/** Where newborn stand since some events. */
export function newbornIn(events: readonly GodsEvent[], seat: Seat): number[] {
  return ofSeat(events, seat).flatMap((event) => {
    if (event.is === 'prey-born') return [event.target]
    return event.is === 'predator-hunted' ? event.newborn : []
  })
}

/** What has happened since the activation that is under way began, without what was taken back. */
export function sinceActivation(log: readonly LogEntry<Gods>[]): GodsEvent[] {
  const kept = log.filter((line) => !line.struck).flatMap((line) => line.events)
  const from = kept.findLastIndex((event) => event.is === 'species-activated' || event.is === 'dinosaurs-activated')
  return from < 0 ? [] : kept.slice(from)
}

/** Where the tile in hand lay. */
export function takenFrom({ in_hand }: Pick<GodsView, 'in_hand'>, log: readonly LogEntry<Gods>[]): TilePlace | null {
  if (!in_hand) return null
  const taken = log.filter((line) => !line.struck).flatMap((line) => line.events).findLast((event) => event.is === 'tile-taken')
  return taken ? { column: taken.column, row: taken.row } : null
}

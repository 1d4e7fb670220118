import type { GameEvent, LogEntry, Moment, Seat } from '../../api/protocol'
import { book, say } from '../../words/index.svelte'
import { foremost, longest } from '../../table/captions'
import type { DrawnHunt } from './drawing'
import type { Walk } from './pieces'
import { closes, isDeed } from './summary'
import type { GodsView, TileView } from './types'

/** What views and events of Gods Love Dinosaurs mean for whoever draws them. No rule is decided here. */

const ACTIVATIONS = ['activation', 'dinosaurs']
/** Whether everybody's animals breed and hunt. */
export const isActivation = (moment: Moment | null): boolean => ACTIVATIONS.includes(moment?.phase ?? '')

/** The species that a moment of an activation is about. */
export const animalOf = (moment: Moment | null): string => String(moment?.['animal'] ?? '').toLowerCase()

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
const TIMES: Record<string, number> = {
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
export function linger(events: readonly GameEvent[]): number {
  const told = closes(events) && events.some(isDeed) ? SUMMARY : 0
  return Math.max(told, longest(TIMES, events))
}

const CAPTIONS = ['first-player-drawn', 'dinosaurs-activated', 'species-activated', 'pawn-moved']
/** The event that is told over the board, if any is. */
export const captioned = (events: readonly GameEvent[]) => foremost(CAPTIONS, events)

const walked = (event: GameEvent): Walk | null => {
  const path = event['path'] as number[] | undefined
  return path && path.length > 1 ? { from: path[0]!, to: path.at(-1)! } : null
}

/** Who went where in an ecosystem, so that it is seen to go. */
export function walksIn(events: readonly GameEvent[], seat: Seat): Walk[] {
  return events.flatMap((event) => (event['seat'] === seat ? (walked(event) ?? []) : []))
}

/** The hexes of an ecosystem that some events speak of. */
export function hexesIn(events: readonly GameEvent[], seat: Seat): number[] {
  const own = events.filter((event) => event['seat'] === seat)
  const found = own.flatMap((event) => [event['parent'], event['target'], event['hunter'], event['path'], event['hexes']].flat())
  return [...new Set(found.filter((hex): hex is number => typeof hex === 'number'))]
}

/** Whose ecosystem some events are about. */
export function actorIn(events: readonly GameEvent[]): Seat | null {
  const found = events.find((event) => isDeed(event) || event.is === 'tile-placed')
  return found ? (found['seat'] as Seat) : null
}

/** A hunt that is over, as it is drawn where it took place. */
export function huntIn(events: readonly GameEvent[], seat: Seat): DrawnHunt | null {
  const hunt = events.findLast((event) => event['seat'] === seat && event['path'] !== undefined)
  if (!hunt) return null
  return { path: hunt['path'] as number[], newborn: (hunt['newborn'] as number[] | undefined) ?? [] }
}

/** Where newborn stand since some events. */
export function newbornIn(events: readonly GameEvent[], seat: Seat): number[] {
  return events.flatMap((event) => {
    if (event['seat'] !== seat) return []
    if (event.is === 'prey-born') return [event['target'] as number]
    return event.is === 'predator-hunted' ? (event['newborn'] as number[]) : []
  })
}

/** What has happened since the activation that is under way began, without what was taken back. */
export function sinceActivation(log: readonly LogEntry[]): GameEvent[] {
  const kept = log.filter((line) => !line.struck).flatMap((line) => line.events)
  const from = kept.findLastIndex((event) => event.is === 'species-activated' || event.is === 'dinosaurs-activated')
  return from < 0 ? [] : kept.slice(from)
}

/** Where the tile in hand lay. */
export function takenFrom({ in_hand }: Pick<GodsView, 'in_hand'>, log: readonly LogEntry[]): { column: string; row: number } | null {
  if (!in_hand) return null
  const taken = log.filter((line) => !line.struck).flatMap((line) => line.events).findLast((event) => event.is === 'tile-taken')
  return taken ? { column: String(taken['column']), row: Number(taken['row']) } : null
}

import type { Action, GameEvent, LogEntry, Seat } from '../../api/protocol'
import type { IslandView } from './types'

/** What views, options and events of a game on an island mean for whoever draws them. No rule is decided here. */

export type Move = { origin: number; target: number; action: Action }

const MOVES = new Set(['walk', 'attack', 'fly', 'swim'])

export function moves(options: readonly Action[]): Move[] {
  return options
    .filter((action) => MOVES.has(action.is))
    .map((action) => ({ origin: action['origin'] as number, target: action['target'] as number, action }))
}

export function zonesOf(options: readonly Action[], kind: string): number[] {
  return options.filter((action) => action.is === kind).map((action) => action['zone'] as number)
}

const PASSING = new Set(['pass', 'stop', 'drop-out', 'decline'])
export const isPassing = (action: Action) => PASSING.has(action.is)

export function ownerOf(view: IslandView, zone: number): Seat | null {
  const seat = view.species.findIndex((species) => species.dinosaurs.includes(zone))
  return seat < 0 ? null : seat
}

/** The seats in order of play; before the first order is known, as they sit. */
export function inOrder(view: IslandView): Seat[] {
  return view.order.length === view.species.length ? view.order : view.species.map((_, seat) => seat)
}

/** A log that also says who could have moved and did not: that is no event, but the others wait for it. */
export function withStays(log: readonly LogEntry[]): LogEntry[] {
  let moved = new Set<Seat | null>()
  return log.map((line) => {
    if (line.events.some((event) => event.is === 'turn-began')) moved = new Set()
    if (line.struck) return line
    if (MOVES.has(line.acted?.is ?? '')) moved.add(line.seat)
    const stays = line.acted?.is === 'stop' && !line.events.length && line.seat !== null && !moved.has(line.seat)
    return stays ? { ...line, events: [{ is: 'web-log-stayed', rule: '', seat: line.seat }] } : line
  })
}

/** The zones that an event speaks of. */
export function zonesIn(event: GameEvent): number[] {
  const one = ['zone', 'origin', 'target'].map((name) => event[name])
  const many = Array.isArray(event['zones']) ? (event['zones'] as number[]) : []
  return [...one, ...many].filter((zone): zone is number => typeof zone === 'number')
}

/** One dinosaur against another: an event that tells where from, where to, and who won. */
export function clashIn(events: readonly GameEvent[]): { origin: number; target: number } | null {
  const fight = events.find((event) => 'won' in event && 'origin' in event)
  return fight ? { origin: fight['origin'] as number, target: fight['target'] as number } : null
}

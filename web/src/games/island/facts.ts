import type { LogEntry, Seat } from '../../api/protocol'
import type { IslandAction, IslandEvent, IslandGame, IslandView, Stayed } from './types'

/** What views, options and events of a game on an island mean for whoever draws them. No rule is decided here. */

export type Move<A extends IslandAction = IslandAction> = { origin: number; target: number; action: A }

const MOVES: readonly string[] = ['walk', 'attack', 'fly', 'swim'] satisfies IslandAction['is'][]
const isMove = <A extends IslandAction>(action: A): action is Extract<A, { origin: number; target: number }> =>
  MOVES.includes(action.is)

export function moves<A extends IslandAction>(options: readonly A[]): Move<A>[] {
  return options.filter(isMove).map((action) => ({ origin: action.origin, target: action.target, action }))
}

export function zonesOf(options: readonly IslandAction[], kind: string): number[] {
  return options.flatMap((action) => (action.is === kind && 'zone' in action ? [action.zone] : []))
}

export function ownerOf(view: IslandView, zone: number): Seat | null {
  const seat = view.species.findIndex((species) => species.dinosaurs.includes(zone))
  return seat < 0 ? null : seat
}

/** The seats in order of play; before the first order is known, as they sit. */
export function inOrder(view: IslandView): Seat[] {
  return view.order.length === view.species.length ? view.order : view.species.map((_, seat) => seat)
}

type WithStays = Omit<IslandGame, 'event'> & { event: IslandEvent | Stayed }
/** A log that also says who could have moved and did not: that is no event, but the others wait for it. */
export function withStays(log: readonly LogEntry<IslandGame>[]): LogEntry<WithStays>[] {
  let moved = new Set<Seat | null>()
  return log.map((line) => {
    if (line.events.some((event) => event.is === 'turn-began')) moved = new Set()
    if (line.struck) return line
    if (line.acted && isMove(line.acted)) moved.add(line.seat)
    const { seat } = line
    const stays = line.acted?.is === 'stop' && !line.events.length && seat !== null && !moved.has(seat)
    return stays ? { ...line, events: [{ is: 'web-log-stayed', rule: '', seat }] } : line
  })
}

/** The zones that an event speaks of. */
export function zonesIn(event: IslandEvent | Stayed): number[] {
  const found: (number | null)[] = []
  if ('zone' in event) found.push(event.zone)
  if ('origin' in event) found.push(event.origin, event.target)
  if ('zones' in event) found.push(...event.zones)
  return found.filter((zone) => zone !== null)
}

/** One dinosaur against another: an event that tells where from, where to, and who won. */
export function clashIn(events: readonly IslandEvent[]): { origin: number; target: number } | null {
  const fight = events.find((event) => event.is === 'combat-fought' || event.is === 'combat-rolled')
  return fight ? { origin: fight.origin, target: fight.target } : null
}

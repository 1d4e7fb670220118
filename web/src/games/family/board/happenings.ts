import type { Bolt } from '../art/kinds'
import type { FamilyEvent, Piece, Spot } from './types'

/** What is to be seen on the board of what just happened, each thing where it happened. */
export type Happening =
  /** A piece went from here to where it stands now. */
  | { what: 'walked'; spot: Spot; to: Spot }
  | { what: 'eruption'; spot: Spot }
  | { what: 'lightning'; spot: Spot }
  /** A thunderbolt speaks of a card. */
  | { what: 'struck'; bolt: Bolt; path: number; depth: number }
  /** A thunderbolt sends a piece back from here. */
  | { what: 'swept'; bolt: Bolt; spot: Spot }
  | { what: 'lost'; path: number; depth: number }
  /** Tokens lost or regained. */
  | { what: 'tokens'; path: number; count: number }

/** `before` is where the pieces stood. */
export function happenings(events: readonly FamilyEvent[], before: readonly Piece[]): Happening[] {
  return [...walks(events, before), ...strikes(events, before)]
}

type Walk = Extract<FamilyEvent, { is: 'piece-moved' | 'piece-dragged' | 'piece-sent-back' }>
const isWalk = (event: FamilyEvent): event is Walk =>
  event.is === 'piece-moved' || event.is === 'piece-dragged' || event.is === 'piece-sent-back'

/** One walk for each piece: to where it last came. */
function walks(events: readonly FamilyEvent[], before: readonly Piece[]): Happening[] {
  const last = new Map(events.filter(isWalk).map((event) => [event.animal, event]))
  return [...last].flatMap(([path, event]): Happening[] => {
    const from = before[path]
    if (!from) return []
    // A card that has just been put pushed it outwards first.
    const push = event.is === 'piece-dragged' && events.some(({ is }) => is === 'card-put') ? 1 : 0
    const { depth, lane } = event
    const to = { path, depth, lane, part: event.is === 'piece-moved' ? event.part : 0 }
    return [{ what: 'walked', spot: { path, ...from, depth: from.depth + push }, to }]
  })
}

function strikes(events: readonly FamilyEvent[], before: readonly Piece[]): Happening[] {
  const told = new Set(events.map((event) => event.is))
  return events.flatMap((event): Happening[] => {
    switch (event.is) {
      case 'volcano-erupted':
        return event.craters.map(([depth, lane]) => ({ what: 'eruption', spot: { path: event.animal, depth, lane, part: 0 } }))
      case 'thunderbolt-struck':
        return event.shown.map(([path, depth]) => ({ what: 'struck', bolt: event.bolt, path, depth }))
      case 'piece-sent-back': {
        const path = event.animal
        if (!before[path] || told.has('volcano-erupted') || told.has('card-lost')) return []
        const spot = { path, ...before[path] }
        const bolt = events.find((other) => other.is === 'thunderbolt-struck')?.bolt
        return [bolt ? { what: 'swept', bolt, spot } : { what: 'lightning', spot }]
      }
      case 'card-lost':
        return [{ what: 'lost', path: event.animal, depth: event.depth }]
      case 'tokens-lost':
        return [{ what: 'tokens', path: event.animal, count: -event.count }]
      case 'tokens-regained':
        return [{ what: 'tokens', path: event.animal, count: event.count }]
      default:
        return []
    }
  })
}

import type { GameEvent } from '../api/protocol'

/** Which of some events is told, and for how long. */

/** The longest that any of some events is looked at, in milliseconds at the usual pace. */
export function longest(times: Record<string, number>, events: readonly GameEvent[]): number {
  return Math.max(0, ...events.map((event) => times[event.is] ?? 0))
}

/** The event that comes first in a list of kinds, if any does. */
export function foremost<E extends GameEvent>(kinds: readonly E['is'][], events: readonly E[]): E | null {
  for (const kind of kinds) {
    const found = events.find((event) => event.is === kind)
    if (found) return found
  }
  return null
}

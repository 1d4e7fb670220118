import type { Seat, Situation } from '../api/protocol'

/** Who is to look at a screen that several people share. */
export type NextAtScreen = {
  /** Sit down here at once: nobody has anything to hide from anybody. */
  sit?: Seat
  /** Cover the screen until this one says that they are ready. */
  cover?: Seat
}

/**
 * What a screen with these seats should do now. `secret` tells whether a seat holds something that the others at
 * the screen must not see.
 */
export function nextAtScreen(
  yours: readonly Seat[],
  now: Pick<Situation, 'seat' | 'waiting' | 'over'>,
  secret: (seat: Seat) => boolean,
): NextAtScreen {
  if (!yours.length || now.over) return {}
  const asked = now.waiting.filter((seat) => yours.includes(seat))
  if (now.seat !== null && asked.includes(now.seat)) return {}
  if (yours.length === 1) return now.seat === yours[0] ? {} : { sit: yours[0]! }
  const next = asked[0]
  if (next === undefined) return {}
  const hides = secret(next) || (now.seat !== null && secret(now.seat))
  return hides ? { cover: next } : { sit: next }
}

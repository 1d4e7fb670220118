import type { Seat, Situation } from '../api/protocol'

/** Who is to look at a screen that several people share. */
export type NextAtScreen = {
  /** Sit down here at once: nothing secret is asked. */
  sit?: Seat
  /** Cover the screen until this one says that they are ready. */
  cover?: Seat
}

/** What a screen with these seats should do now; `guarded` tells whether its people have secrets from one another. */
export function nextAtScreen(
  yours: readonly Seat[],
  now: Pick<Situation, 'seat' | 'waiting' | 'secret' | 'over'>,
  guarded: boolean,
): NextAtScreen {
  if (!yours.length || now.over) return {}
  const asked = now.waiting.filter((seat) => yours.includes(seat))
  if (now.seat !== null && asked.includes(now.seat)) return {}
  if (yours.length === 1) return now.seat === yours[0] ? {} : { sit: yours[0]! }
  const next = asked[0]
  if (next === undefined) return {}
  return guarded && now.secret.includes(next) ? { cover: next } : { sit: next }
}

/**
 * Names what the seat before the screen is asked in secret, for as long as it is the same: answers that open
 * together are one question each time they open; cards that are asked for one after another are one.
 */
export function secretAsked(now: Pick<Situation, 'seat' | 'secret' | 'opened'>): string | null {
  if (now.seat === null || !now.secret.includes(now.seat)) return null
  return `${now.seat}.${now.opened ?? 'cards'}`
}

import type { Points } from '../../api/ratings'

/** From where to where a scale reaches that shows all of these, with what is not sure of them. */
export type Span = { low: number; high: number }

const STEP = 100

export function spanOf(all: readonly Pick<Points, 'rating' | 'doubt'>[]): Span {
  const low = Math.min(...all.map(({ rating, doubt }) => rating - doubt), 1500)
  const high = Math.max(...all.map(({ rating, doubt }) => rating + doubt), 1500)
  return { low: Math.floor(low / STEP) * STEP, high: Math.max(Math.ceil(high / STEP), Math.floor(low / STEP) + 1) * STEP }
}

/** Where a number lies on it, from 0 to 1. */
export const placeOn = ({ low, high }: Span, value: number): number =>
  Math.min(1, Math.max(0, (value - low) / (high - low)))

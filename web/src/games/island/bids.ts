import type { Seat } from '../../api/protocol'

/** Something that is bid for. */
export type BidRow = {
  row: number
  /** What it gives. */
  lot: string
  name: string
  about: string
  /** Its name among the rows, for a screen reader. */
  label: string
  standing: { seat: Seat; amount: number } | null
  /** The lowest of the bids that are among the options. */
  least: number | null
  /** Who stands there, and what they would pay. */
  said: string
  /** Whoever is asked may not bid here. */
  barred?: boolean
}

/** The lowest and the highest of some bids. */
export function reach(amounts: readonly number[]): { least: number | null; most: number | null } {
  if (!amounts.length) return { least: null, most: null }
  return { least: Math.min(...amounts), most: Math.max(...amounts) }
}

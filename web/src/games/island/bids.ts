import type { Snippet } from 'svelte'
import type { Seat } from '../../api/protocol'
import type { Note } from '../../ui/says'

/** Something that is bid for. */
export type BidRow = {
  row: number
  /** What it gives. */
  lot: string
  name: string
  about: string
  /** A word on it. */
  note: Note
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

/** How bids are shown and made, alike for every row. */
export type Bidding = {
  /** How many values a row has, from 0. */
  values: number
  you: Seat | null
  emblem: Snippet<[row: BidRow]>
  /** Whoever stands on a value, or would. */
  pawn: Snippet<[seat: Seat, isThought: boolean]>
  /** What a screen reader says of a value; what it would cost is known of those that may be bid. */
  describe: (row: BidRow, amount: number, pays: number | null) => string
  /** Whether a value is among the options. */
  mayBid: (row: number, amount: number) => boolean
  isAimed: (row: number, amount: number) => boolean
  costOf: (row: number, amount: number) => number | null
  onbid: (row: number, amount: number) => void
}

/** The lowest and the highest of some bids. */
export function reach(amounts: readonly number[]): { least: number | null; most: number | null } {
  if (!amounts.length) return { least: null, most: null }
  return { least: Math.min(...amounts), most: Math.max(...amounts) }
}

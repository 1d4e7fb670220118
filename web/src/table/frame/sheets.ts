import type { Snippet } from 'svelte'
import type { Seat } from '../../api/protocol'

/** One of those at the table, small, in the row of a phone. */
export type Chip = {
  id: number
  /** Whose it is, where that is not their number. */
  seat?: Seat
  /** How they stand, in a number; without one the figure shows it. */
  text?: string
  asked: boolean
  /** Close to winning. */
  ready?: boolean
  /** What is theirs lies on the board now. */
  shown?: boolean
  /** For a chip that is a button of its own. */
  label?: string
}

/** What has no room on a phone: it slides up when it is called. */
export type SheetPart = {
  name: string
  title: string
  /** The word on its button; without one the row of chips opens it. */
  button?: string
  /** Something there can be chosen now. */
  lit?: boolean
  body: Snippet<[close: () => void]>
}

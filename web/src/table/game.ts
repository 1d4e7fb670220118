import type { LiveTable } from '../api/live-table.svelte'
import type { Frame, GameEvent, Seat } from '../api/protocol'
import type { Component } from 'svelte'
import type { Answer, Asked, Bar, Chooser, EndPage, StageProps, TableView } from './asking'

/** All that a game supplies to its table, played or watched again. */
export type GameTable<V extends TableView, B, C extends Chooser> = {
  Stage: Component<StageProps<V, B, C>>
  DecisionBar: Bar<V, B, C>
  End: () => Promise<{ default: EndPage<V, B> }>
  choosing: (asked: () => Asked<V> | null, answer: Answer, live: LiveTable<V, B>) => C
  /** The event that a caption tells, if any. */
  captioned: (events: readonly GameEvent[]) => GameEvent | null
  /** How long events are looked at, in milliseconds. */
  linger: (events: readonly GameEvent[]) => number
  /** The same in a replay, where it differs. */
  watch?: (events: readonly GameEvent[]) => number
  /** Whether a seat holds something now that others at its screen must not see. */
  isSecret: (view: V, seat: Seat, board: B) => boolean
  /** Whether a seat that waits did something that is still its own: a shared screen then looks on as anybody may. */
  rises?: (view: V, seat: Seat, live: LiveTable<V, B>) => boolean
  /** Names what a seat is asked in secret, though all may have been looking on: one takes the screen for it alone. */
  alone?: (view: V, seat: Seat) => string | null
  /** How long the last step is looked at before the end is told, in milliseconds. */
  farewell?: number
  /** Says, in the component that lays the table, how figures below it are drawn. */
  dress?: () => void
  /** Everybody's points frame by frame, where the views do not show them. */
  ledger?: (frames: readonly Frame<V>[]) => (number[] | null)[]
}

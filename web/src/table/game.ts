import type { Sound } from '../app/sounds/instrument'
import type { LiveTable } from '../api/live-table.svelte'
import type { Frame, Game } from '../api/protocol'
import type { Component } from 'svelte'
import type { Answer, Asked, Bar, Chooser, EndPage, StageProps } from './contracts'

/** All that a game supplies to its table, played or watched again. */
export type GameTable<G extends Game, C extends Chooser> = {
  Stage: Component<StageProps<G, C>>
  DecisionBar: Bar<G, C>
  End: () => Promise<{ default: EndPage<G> }>
  choosing: (asked: () => Asked<G> | null, answer: Answer<G>, live: LiveTable<G>) => C
  /** The event that a caption tells, if any. */
  captioned: (events: readonly G['event'][]) => G['event'] | null
  /** Which events are heard, and as what. */
  sounds?: Readonly<Partial<Record<G['event']['is'], Sound>>>
  /** How long events are looked at, in milliseconds. */
  linger: (events: readonly G['event'][]) => number
  /** The same in a replay, where it differs. */
  lingerInReplay?: (events: readonly G['event'][]) => number
  /** How long the last step is looked at before the end is told, in milliseconds. */
  endDelay?: number
  /** Says, in the component that lays the table, how figures below it are drawn. */
  dress?: () => void
  /** Everybody's points frame by frame, where the views do not show them. */
  ledger?: (frames: readonly Frame<G>[]) => (number[] | null)[]
}

/** A table of which no more is known than that its parts belong together. */
export type AnyTable = GameTable<Game, Chooser>

/** Lays a game's table for pages that pass its values on without looking at them. */
export function gameTable<G extends Game, C extends Chooser>(table: GameTable<G, C>): AnyTable {
  // The one place where a game's own values are forgotten: its parts are only ever handed what its own server sent.
  return table as unknown as AnyTable
}

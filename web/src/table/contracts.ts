import type { Action, AnyGame, Game, LogEntry, Seat, Situation, Welcome } from '../api/protocol'
import type { CalledSeat } from '../app/seats'
import type { LiveTable } from '../api/live-table.svelte'
import type { Component, Snippet } from 'svelte'

/** What every game's table has in common, for whoever lays it. */

export type Asked<G extends Game> = {
  view: G['view']
  options: readonly G['action'][]
  /** Those of the options that only decline. */
  passing: readonly G['action'][]
  /** What each option would cost in the end; none where nothing has a price. */
  costs?: readonly (number | null)[]
  seat: Seat
}

export type Answer<G extends Game = AnyGame> = {
  act(action: G['action']): void
  why(action: G['action']): void
  /** Something was picked up that may be: what was refused before is no longer of interest. */
  settle?: () => void
}

/** What a person has picked up but not yet done. */
export interface Chooser {
  /** After the situation changed. */
  refresh(): void
  /** Let go of everything. */
  cancel(): void
  /** What the first button of the bar does: confirm, or else decline. */
  goOn(): void
}

/** One who picks something up, aims it, and then confirms or declines. */
export interface Picker extends Chooser {
  readonly options: readonly Action[]
  /** What only declines. */
  readonly passing: readonly Action[]
  take(action: Action): void
  act(action: Action): void
  confirm(): void
}

/** What a bar needs of the table, whichever game is played at it. */
export type BarTable = Readonly<
  Pick<LiveTable, 'id' | 'seats' | 'connection' | 'reason' | 'refused' | 'backlog' | 'held' | 'skip' | 'undo' | 'askUndo' | 'mayUndo' | 'mayAskUndo' | 'goOn' | 'pace'>
> & {
  readonly welcome: Pick<Welcome, 'game' | 'yours'> | null
  readonly now: Pick<Situation, 'undo'> | null
}
/** What confirming would do, and what it would cost or risk. */
export type Aim = { what: string; risk: string; act?: string }
/** A button of the bar. */
export type BarButton = {
  label: string
  kind?: 'main' | 'plain' | 'quiet'
  /** What a lesson calls it, where not by the action that it is for. */
  spot?: string
  onclick: () => void
  /** The action that it is for: there may be a word on it. */
  act?: string
}

/** How the ranking, put aside to look at the table, is called back: given by the table, taken by its bar. */
export type Ranking = { readonly isAside: boolean; show: () => void }
export const RANKING = Symbol('ranking')

/** What a game's stage is given: a table as it lies there. */
export type Staged<G extends Game> = {
  game: string
  board: G['board']
  view: G['view']
  seats: CalledSeat[]
  you: Seat | null
  log: LogEntry<G>[]
  entry: number
  events: G['event'][]
  menu: Snippet
  bar: Snippet
}
/** Where it is played, and where it is watched again. */
export type StageProps<G extends Game, C> = Staged<G> & {
  choosing?: C | null
  /** Several people share the screen: what one alone may know lies face down. */
  covered?: boolean
  /** Laid over the board: the end of the game. */
  over?: Snippet | undefined
  hands?: (string[] | null)[] | null
  /** Everybody's points, where a replay knows them. */
  points?: number[] | null
  /** The entry of the log that is shown, and how another is. */
  current?: number | null
  onpick?: ((entry: number) => void) | undefined
}
/** What is asked of this screen's seat, and what it may answer. */
export type BarProps<G extends Game, C> = {
  live: LiveTable<G>
  choosing: C
  view: G['view']
  /** This screen's seat is asked, and may answer now. */
  mine: boolean
}
export type Bar<G extends Game, C> = Component<BarProps<G, C>>
/** What the end of any game tells. */
export type Ended = { turn: number; result: { winners: Seat[] } | null }
export type EndPage<G extends Game> = Component<{ live: LiveTable<G>; view: G['view']; onclose: () => void }>

import type { Component, Snippet } from 'svelte'
import type { LiveTable } from '../../api/live-table.svelte'
import type { GameEvent, LogEntry, Moment, Seat, SeatAtTable } from '../../api/protocol'
import type { Zone } from '../../board/geometry'

/** What the games on an island have in common, for whoever draws them. */

export type IslandBoard = { zones: readonly Zone[] }

export type IslandSpecies = {
  /** Null where they lie face down. */
  points: number | null
  /** The zones they stand on. */
  dinosaurs: number[]
  reserve: number
  cards: number
  /** Only in its owner's view. */
  hand: string[] | null
}
export type Peril = { doomed: number[]; threatened: number[]; losses: number }
export type IslandForecast = {
  perils: Peril[]
  winning_faces: Record<string, number>
  /** How many faces the die has, where it is not six. */
  faces?: number
  steps: number | null
}
/** What any game's view tells of what is being decided. */
export type TableView = {
  moment: Moment | null
  asked: Seat[]
  /** What a sentence about the moment names besides. */
  about?: Record<string, unknown>
  forecast?: { steps?: number | null; [more: string]: unknown }
  result: Result | null
}
export type Result = { scores: number[]; winners: Seat[]; reason: string }
export type IslandView = {
  turn: number
  order: Seat[]
  temperatures: Record<string, string>
  species: IslandSpecies[]
  moment: Moment | null
  asked: Seat[]
  forecast: IslandForecast
  result: Result | null
}

/** What a game's stage is given: a table as it lies there. */
type Staged<V, B> = {
  game: string
  board: B
  view: V
  seats: SeatAtTable[]
  you: Seat | null
  log: LogEntry[]
  entry: number
  events: GameEvent[]
  menu: Snippet
  bar: Snippet
}
export type PlayedStage<V, B, C> = Component<
  Staged<V, B> & { choosing: C | null; covered: boolean; shared: boolean; over: Snippet | undefined }
>
export type WatchedStage<V, B> = Component<
  Staged<V, B> & {
    hands: (string[] | null)[]
    points: number[] | null
    current: number
    onpick: (entry: number) => void
  }
>
/** What is asked of this screen's seat, and what it may answer. */
export type Bar<V, B, C> = Component<{ live: LiveTable<V, B>; choosing: C; view: V; mine: boolean }>
export type EndPage<V, B> = Component<{ live: LiveTable<V, B>; view: V; onclose: () => void }>

/** What confirming would do, and what it would cost or risk. */
export type Aim = { what: string; risk: string }

/** What stands on an event card: its name, when it is played, what it does. */
export type CardWords = { name: string; when: string; text: string }

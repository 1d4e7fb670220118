import type { Component } from 'svelte'
import type { AnyTable } from '../table/game'
import type { AnySheet } from '../table/sheet/sheet'

type Loaded<Props extends Record<string, unknown>> = () => Promise<{ default: Component<Props> }>

/** A step of an example. Its values are the game's own, and only ever handed to that game's picture. */
export type Pictured = { board: never; view: never; events: never[]; entry: number; seat: number }

/** What a game brings to the pages: its folder's `index.ts`. All but the manifest itself is loaded when it is needed. */
export type Manifest = {
  id: string
  /** Folders beside its own whose sentences it says too. */
  words?: readonly string[]
  /** The picture of its plate, 400 x 240: a `<g>`. */
  plate: Loaded<Record<string, never>>
  /** Who sits on a seat, small; the dinosaur of the seat's species where a game has nothing else. */
  figure?: Loaded<{ seat: number }>
  /** A drawing beside a rule, where one helps. */
  ruleDrawing: Loaded<{ rule: string }>
  /** What the example of a rule shows, step by step: a board that fills its box and is not touched. */
  picture?: Loaded<Pictured>
  /** Its art, hung side by side. */
  gallery: Loaded<{ query: URLSearchParams }>
  /** What one looks up while playing, for one page of paper. */
  sheet: () => Promise<{ default: AnySheet }>
  table: () => Promise<{ default: AnyTable }>
}

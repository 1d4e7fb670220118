import type { components } from './schema'

type Schemas = components['schemas']

/** A value with its tag under `is`: an action, an event, a moment. */
export type Tagged = { is: string; [field: string]: unknown }

/** Something that happened, and the number of the rule behind it; none of a line that only the browser writes. */
type Told = Tagged & { rule?: string }
/** What is awaited: the number of the rule behind it, and the phase that it belongs to. */
type Pending = Tagged & { rule?: string; phase?: string }
/** What every game's view shows: what is awaited, of whom, and how it ended. */
export type GameView = { moment: Pending | null; asked: number[]; result: unknown }
/** The values of a game. */
export type Game = { view: GameView; board: unknown; event: Told; action: Tagged; moment: Pending }
/** A game of which no more is known: one that the pages were built without, or any at all. */
export type AnyGame = Game

/** `gods-love-dinosaurs` as the schema writes it: `GodsLoveDinosaurs`. */
export type Pascal<Id extends string> = Id extends `${infer Word}-${infer Rest}`
  ? `${Capitalize<Word>}${Pascal<Rest>}`
  : Capitalize<Id>
type Named<Id extends string, Kind extends string> = Schemas[`${Pascal<Id>}${Kind}` & keyof Schemas]

/** The values of a game by its id, as its rules define them. */
export type GameTypes<Id extends string> = {
  view: Named<Id, 'View'>
  board: Named<Id, 'Board'>
  event: Named<Id, 'Event'>
  action: Named<Id, 'Action'>
  moment: Named<Id, 'Moment'>
}

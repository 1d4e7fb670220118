/** What travels between the server and this page, by the types that are generated from its schema (`npm run types`). */
import type { AnyGame, Game, GameView, Tagged } from './games'
import type { components } from './schema'

export type { AnyGame, Game, GameTypes, GameView, Tagged } from './games'

type Schemas = components['schemas']
/** A message with the values of a game where the schema leaves room for any. */
type Filled<Message, Values> = Omit<Message, keyof Values> & Values
/** What reasons and refusals speak of. */
type About = { about: Record<string, unknown> }

export type Seat = number
export type Action = AnyGame['action']
export type Moment = AnyGame['moment']
/** Something that happened. */
export type GameEvent = AnyGame['event']

export type GameOnShelf = Schemas['GameShape']
export type BotOnShelf = Schemas['BotShape']

export type SeatPlan = Schemas['SeatWish']
/** The table's pace is set at the table. */
type Agreed = 'pace' | 'public' | 'rated' | 'clock' | 'substitute'
/** What a table is opened with; what is left out is as usual. */
export type TablePlan = Omit<Schemas['Opening'], Agreed> & Partial<Pick<Schemas['Opening'], Agreed>>
export type OpenedTable = Schemas['Opened']
export type NetworkState = Schemas['NetworkShape']

export type TableSummary = Schemas['TableShape']
export type TableList = Schemas['TableList']
export type KeptRecord = Schemas['KeptRecord']

export type Me = Schemas['Me']
export type MyGame = Schemas['MyGame']
export type MyHolidays = Schemas['MyHolidays']

export type LessonStep = Filled<Schemas['LessonStep'], { act: Tagged | null }>
export type Lesson = Filled<Schemas['LessonShape'], { steps: LessonStep[] }>

export type RuleEntry = Schemas['RuleEntry']
export type RuleBook = Schemas['Rules']

/** What the example of a rule shows, step by step. */
export type Example = Filled<Schemas['ExampleFilm'], { board: unknown; frames: { events: GameEvent[]; view: GameView }[] }>

export type Refusal = Filled<Schemas['Refusing'], About>

type Seating = Schemas['SeatedAs'] & Schemas['Presence']
export type SeatAtTable = Pick<Seating, 'name' | 'kind'> & Partial<Seating>

type Happened<G extends Game> = {
  acted: G['action'] | null
  /** Each with the number of the rule behind it; empty where there is none. */
  events: G['event'][]
  /** The events as everybody heard them; null where this seat heard them so. */
  open: G['event'][] | null
}
/** A line of the log; what was taken back is struck out. */
export type LogEntry<G extends Game = AnyGame> = Filled<Schemas['Line'], Happened<G>> & { struck?: boolean }

export type Remark = Filled<Schemas['Remark'], About>
export type Slip = Filled<Schemas['Slip'], About>
type Shown<G extends Game> = { view: G['view']; options: G['action'][]; urgent: Remark[]; slips: Slip[] }
export type Situation<G extends Game = AnyGame> = Filled<Schemas['Position'], Shown<G>>

export type Welcome<G extends Game = AnyGame> = Filled<Schemas['Welcome'], { board: G['board'] }>
export type SituationMessage<G extends Game = AnyGame> = Filled<
  Schemas['Situation'],
  Shown<G> & { log: LogEntry<G>[] }
>
export type Progress<G extends Game = AnyGame> = Filled<
  Schemas['Progress'],
  Happened<G> & { situation: Situation<G> }
>
export type Withdrawn<G extends Game = AnyGame> = Filled<Schemas['Withdrawn'], { situation: Situation<G> }>
export type Reason = Filled<Schemas['Reason'], About & { action: Tagged }>
export type Refused = Filled<Schemas['Refusal'], About>
export type Mention = Filled<Schemas['Mention'], About>
export type Lines<G extends Game = AnyGame> = Filled<Schemas['Lines'], { lines: LogEntry<G>[] }>
export type Held = Schemas['Held']
export type TalkLine = Filled<Schemas['TalkLine'], About>
export type Talked = Filled<Schemas['Talked'], { lines: TalkLine[] }>
export type Phrase = Schemas['SayPhrase']['phrase']
export type Clocks = Schemas['Clocks']
export type SeatClock = Schemas['SeatClock']

type Filling<G extends Game> =
  | Welcome<G>
  | SituationMessage<G>
  | Progress<G>
  | Withdrawn<G>
  | Reason
  | Refused
  | Mention
  | Lines<G>
  | Talked
export type ServerMessage<G extends Game = AnyGame> =
  | Filling<G>
  | Exclude<Schemas['ServerMessage'], { is: Filling<G>['is'] }>

type Naming = Filled<Schemas['Act'], { action: Tagged }> | Filled<Schemas['AskWhy'], { action: Tagged }>
export type ClientMessage = Naming | Exclude<Schemas['ClientMessage'], { do: Naming['do'] }>

export type Frame<G extends Game = AnyGame> = Filled<
  Schemas['Frame'],
  Omit<Happened<G>, 'open'> & { view: G['view'] }
>
export type Frames<G extends Game = AnyGame> = Filled<
  Schemas['Film'],
  { table: Welcome<G>; frames: Frame<G>[] }
>

/** Those of a seat's options that only decline. */
export const passing = <G extends Game>({ options, passing }: Pick<Situation<G>, 'options' | 'passing'>): G['action'][] =>
  passing.flatMap((place) => options[place] ?? [])

export function sameAction(one: Action, other: Action): boolean {
  const names = Object.keys(one)
  return names.length === Object.keys(other).length && names.every((name) => isSame(one[name], other[name]))
}

/** A field of an action: a number, a word, or a list of them. */
function isSame(one: unknown, other: unknown): boolean {
  return one === other || (Array.isArray(one) && JSON.stringify(one) === JSON.stringify(other))
}

/** What travels between the server and this page: docs/protocol.md, in types. */

export type Seat = number
/** A value with its tag under `is`: an action, an event, a moment. */
export type Tagged = { is: string; [field: string]: unknown }
export type Action = Tagged
export type Moment = Tagged
/** Something that happened. */
export type GameEvent = Tagged

export type GameOption = { name: string; choices: string[]; default: string; rule: string }
export type GameOnShelf = { id: string; players: number[]; options: GameOption[] }
export type BotOnShelf = { spec: string; level: number }

export type SeatKind = 'here' | 'link' | 'bot'
export type SeatPlan = { kind: SeatKind; name: string; bot: string | null }
export type TablePlan = {
  game: string
  players: number
  options: Record<string, string>
  seats: SeatPlan[]
  seed: string | null
}
export type OpenedTable = {
  table: string
  keys: (string | null)[]
  links: (string | null)[]
  /** The key to the table itself. */
  owner: string
}
export type NetworkState = { origins: string[]; closed: boolean }

export type TableSummary = {
  table: string
  game: string
  players: number
  seats: { name: string; kind: SeatKind; level: number | null }[]
  turn: number
  entries: number
  over: boolean
  winners: Seat[]
  /** Points by seat, once it is over. */
  scores: number[]
  /** The seats that are asked. */
  waiting: Seat[]
  at: number
}
export type TableList = { tables: TableSummary[]; next: number | null }

export type RuleEntry = { number: string; title: string; marks: string[]; text: string }
export type RuleBook = {
  title: string
  introduction: string
  chapters: { title: string; entries: RuleEntry[] }[]
}

export type Refusal = { key: string; about: Record<string, unknown>; rule?: string | null }

export type SeatAtTable = { name: string; kind: SeatKind; bot?: string | null; level?: number | null; present?: boolean }

export type Welcome<B = unknown> = {
  is: 'welcome'
  n: number
  table: string
  game: string
  players: number
  options: Record<string, string>
  seats: SeatAtTable[]
  yours: Seat[]
  board: B
  commitment: string
  /** Whether whoever opened the table chose its seed, and so may know the luck to come. */
  chosen_luck: boolean
  pace: number
  /** The table at which the same people play again. */
  next: string | null
}

export type LogEntry = {
  entry: number
  seat: Seat | null
  acted: Action | null
  /** Each with the number of the rule behind it; empty where there is none. */
  events: GameEvent[]
  /** The events as everybody heard them; null where this seat heard them so. */
  open: GameEvent[] | null
  auto: boolean
  /** Taken back: struck out in the log. */
  struck?: boolean
}

export type Situation<V = unknown> = {
  entry: number
  seat: Seat | null
  decision: number | null
  view: V
  options: Action[]
  /** Which of the options only decline, by their places in the list. */
  passing: number[]
  /** What each option would cost in the end; empty where none has a price. */
  costs: (number | null)[]
  /** All that this seat may do is to pass: the table answers for it. */
  forced: boolean
  waiting: Seat[]
  undo: boolean
  over: boolean
}
export type SituationMessage<V = unknown> = Situation<V> & { is: 'situation'; n: number; log: LogEntry[] }

export type Progress<V = unknown> = Omit<LogEntry, 'struck'> & {
  is: 'progress'
  n: number
  situation: Situation<V>
}
export type Withdrawn<V = unknown> = {
  is: 'withdrawn'
  n: number
  entry: number
  seat: Seat
  taken: number[]
  situation: Situation<V>
}
export type Reason = {
  is: 'reason'
  n: number
  action: Action
  legal: boolean
  key: string | null
  about: Record<string, unknown>
  rule: string | null
}
export type Refused = { is: 'refused'; n: number } & Refusal
export type Seated = { is: 'seated'; n: number; seats: SeatAtTable[] }
export type Paced = { is: 'paced'; n: number; milliseconds: number }
export type Lines = { is: 'lines'; n: number; before: number; lines: LogEntry[] }
export type Held = { is: 'held'; n: number; seat: Seat; milliseconds: number | null }
export type PlayedAgain = { is: 'again'; n: number; table: string }
export type Closing = { is: 'closing'; n: number; seed: string }

export type ServerMessage =
  | Welcome
  | SituationMessage
  | Progress
  | Withdrawn
  | Reason
  | Refused
  | Seated
  | Paced
  | Held
  | Lines
  | PlayedAgain
  | Closing

export type ClientMessage =
  | { do: 'hello'; keys: string[] }
  | { do: 'sit'; seat: Seat | null }
  | { do: 'act'; seat: Seat; decision: number; action: Action }
  | { do: 'undo'; seat: Seat }
  | { do: 'why'; seat: Seat; action: Action }
  | { do: 'pace'; milliseconds: number }
  | { do: 'patience'; milliseconds: number | null }
  | { do: 'go-on'; seat: Seat }
  | { do: 'log'; before: number }
  | { do: 'name'; seat: Seat; name: string }
  | { do: 'resync' }

export type Frame<V = unknown> = {
  entry: number
  seat: Seat | null
  notation: string
  acted: Action | null
  auto: boolean
  undone: boolean
  takes_back: number[]
  turn: number
  events: GameEvent[]
  view: V
  /** What each seat holds: the game is over. */
  hands: (string[] | null)[]
  hash: string
}
export type Frames<V = unknown, B = unknown> = {
  table: Welcome<B>
  proof: { entries: number; finished: boolean; luck: boolean }
  seed: string | null
  frames: Frame<V>[]
}

export function sameAction(one: Action, other: Action): boolean {
  const names = Object.keys(one)
  return names.length === Object.keys(other).length && names.every((name) => isSame(one[name], other[name]))
}

/** A field of an action: a number, a word, or a list of them. */
function isSame(one: unknown, other: unknown): boolean {
  return one === other || (Array.isArray(one) && JSON.stringify(one) === JSON.stringify(other))
}

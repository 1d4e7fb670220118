import type { Kinds } from '../words/speech'
import type {
  AnyGame,
  BotOnShelf,
  Example,
  Frames,
  Game,
  GameOnShelf,
  KeptRecord,
  Lesson,
  NetworkState,
  OpenedTable,
  Refusal,
  RuleBook,
  TableList,
  TablePlan,
  TableSummary,
} from './protocol'

/** The server said no, or could not be reached; `refusal` names a sentence of the catalogue. */
export class ServerSaysNo extends Error {
  constructor(
    readonly status: number,
    readonly refusal: Refusal,
  ) {
    super(refusal.key)
  }
}

export async function call<T>(path: string, init?: RequestInit): Promise<T> {
  let answer: Response
  try {
    answer = await fetch(path, init)
  } catch {
    throw new ServerSaysNo(0, { key: 'web-error-unreachable', about: {}, rule: '' })
  }
  if (answer.status === 204) return undefined as T
  if (answer.ok) return (await answer.json()) as T
  const body = (await answer.json().catch(() => null)) as { refused?: Partial<Refusal> } | null
  const refused = body?.refused
  throw new ServerSaysNo(answer.status, {
    key: refused?.key ?? 'web-error-server',
    about: refused?.about ?? { status: answer.status },
    rule: refused?.rule ?? '',
  })
}

export const post = (body: string) => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body,
})

export const games = () => call<GameOnShelf[]>('/api/games')
export const bots = () => call<BotOnShelf[]>('/api/bots')
export const rules = (game: string, language: string) =>
  call<RuleBook>(`/api/games/${game}/rules?lang=${language}`)
const exampleOf = (game: string, name: string) => `/api/games/${game}/examples/${encodeURIComponent(name)}`
export const example = (game: string, name: string) => call<Example>(exampleOf(game, name))
/** A table at which the example lies. */
export const tryExample = (game: string, which: string, name: string) =>
  call<OpenedTable>(exampleOf(game, which), post(JSON.stringify({ name })))
export const network = () => call<NetworkState>('/api/network')
export const openNetwork = () => call<NetworkState>('/api/network', { method: 'POST' })
/** What a game says, in Fluent, and what kind of thing each of its fields names. */
export type GameWords = { messages: string; kinds: Kinds }
/** A game as it begins, with all that it is played with. */
export const start = <G extends Game>(game: string) => call<{ board: G['board']; view: G['view'] }>(`/api/games/${game}/start`)
export const gameWords = (game: string, language: string) =>
  call<GameWords>(`/api/games/${game}/words?lang=${language}`)
export const tables = (limit = 20, before: number | null = null) =>
  call<TableList>(`/api/tables?limit=${limit}${before === null ? '' : `&before=${before}`}`)
export const table = (id: string) => call<TableSummary>(`/api/tables/${encodeURIComponent(id)}`)
export const tablesOf = (ids: string[]) =>
  call<TableList>(`/api/tables?${new URLSearchParams(ids.map((id) => ['only', id]))}`)
export const deleteTable = (id: string, key: string) =>
  call<void>(`/api/tables/${encodeURIComponent(id)}`, { method: 'DELETE', headers: { 'Mesozoic-Key': key } })
/** The same people at another table, which the same keys open. */
export const playAgain = (id: string, key: string | null) =>
  call<{ table: string }>(`/api/tables/${encodeURIComponent(id)}/again`, {
    method: 'POST',
    headers: key === null ? {} : { 'Mesozoic-Key': key },
  })
const notesOf = (id: string) => `/api/tables/${encodeURIComponent(id)}/notes`
/** One's own notes about a table, which nobody else is given. */
export const notes = (id: string) => call<{ text: string }>(notesOf(id))
export const keepNotes = (id: string, text: string) =>
  call<void>(notesOf(id), { ...post(JSON.stringify({ text })), method: 'PUT', keepalive: true })
export const openTable = (plan: TablePlan) => call<OpenedTable>('/api/tables', post(JSON.stringify(plan)))
const lessonAt = (game: string, name: string) => `/api/games/${game}/lessons/${encodeURIComponent(name)}`
/** A guided game, in a language. */
export const lesson = (game: string, name: string, language: string) =>
  call<Lesson>(`${lessonAt(game, name)}?lang=${language}`)
export const openLesson = (game: string, lesson: string, name: string) =>
  call<OpenedTable>(lessonAt(game, lesson), post(JSON.stringify({ name })))
/** A record file that was kept has an id of its own kind. */
const KEPT = 'kept-'
const filmOf = (id: string) =>
  id.startsWith(KEPT)
    ? `/api/records/${encodeURIComponent(id.slice(KEPT.length))}/replay`
    : `/api/tables/${encodeURIComponent(id)}/replay`
export const replay = <G extends Game = AnyGame>(id: string) => call<Frames<G>>(filmOf(id))
/** Keeps a record file, under a key that one was given for another before, or under a new one. */
export async function keepRecord(text: string, key: string | null): Promise<{ id: string; key: string }> {
  const { headers, ...body } = post(text)
  const known: Record<string, string> = key === null ? {} : { 'Mesozoic-Key': key }
  const kept = await call<KeptRecord>('/api/records', { ...body, headers: { ...headers, ...known } })
  return { id: KEPT + kept.record, key: kept.key }
}
export const deleteRecord = (id: string, key: string) =>
  call<void>(`/api/records/${encodeURIComponent(id.slice(KEPT.length))}`, {
    method: 'DELETE',
    headers: { 'Mesozoic-Key': key },
  })
export const replayFile = (text: string) => call<Frames>('/api/replays', post(text))
export const recordAddress = (id: string) => `/api/tables/${encodeURIComponent(id)}/record`

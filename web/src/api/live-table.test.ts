import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import messages from '../../tests/fixtures/evo2001-3.json'
import type { SocketHandlers } from './socket'
import { LiveTable } from './live-table.svelte'
import type { ClientMessage, Game, LogEntry, ServerMessage, Situation } from './protocol'

const all = messages as unknown as ServerMessage[]
const progress = all.filter((message) => message.is === 'progress')

function sitDown(linger = 100, help?: boolean) {
  const sent: ClientMessage[] = []
  let on!: SocketHandlers
  const live = new LiveTable<Game & { view: { turn: number } }>('fixture', {
    keys: ['secret'],
    linger: () => linger,
    help,
    connect: (handlers) => {
      on = handlers
      return {
        open: () => on.state('open'),
        send: (message) => (sent.push(message), true),
        hurry: () => {},
        close: () => on.state('closed'),
      }
    },
  })
  live.open()
  return { live, sent, hear: (message: unknown) => on.message(message as ServerMessage), on }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('it says hello with its keys', () => {
  expect(sitDown().on.hello()).toEqual({ do: 'hello', keys: ['secret'], watching: false, help: false })
})

test('whoever wants help says so with hello, and again only when that changes', () => {
  const { live, sent, on } = sitDown(0, true)
  expect(on.hello()).toMatchObject({ help: true })
  live.help(true)
  expect(sent).toEqual([])
  live.help(false)
  expect(sent).toEqual([{ do: 'help', wanted: false }])
  expect(on.hello()).toMatchObject({ help: false })
})

test('steps are shown one at a time, and the log keeps step', async () => {
  const { live, hear } = sitDown()
  hear(all[0])
  hear(all[1])
  const before = live.log.length
  for (const message of progress.slice(0, 3)) hear(message)
  expect(live.log.length).toBe(before + 1)
  expect(live.now?.entry).toBe(progress[0]!.situation.entry)
  expect(live.backlog).toBe(2)
  expect(live.ready).toBe(false)
  await vi.advanceTimersByTimeAsync(100)
  expect(live.now?.entry).toBe(progress[1]!.situation.entry)
  await vi.advanceTimersByTimeAsync(100)
  expect(live.log.length).toBe(before + 3)
  expect(live.ready).toBe(true)
})

test('skipping shows the present at once, and nothing twice', async () => {
  const { live, hear } = sitDown()
  hear(all[1])
  const before = live.log.length
  for (const message of progress.slice(0, 5)) hear(message)
  live.skip()
  expect(live.log.length).toBe(before + 5)
  expect(live.now?.entry).toBe(progress[4]!.situation.entry)
  await vi.advanceTimersByTimeAsync(1000)
  expect(live.log.length).toBe(before + 5)
  hear(progress[5])
  expect(live.log.length).toBe(before + 6)
})

test('a long queue is not watched one by one', () => {
  const { live, hear } = sitDown()
  hear(all[1])
  for (let i = 0; i < 70; i++) hear(progress[i % progress.length])
  expect(live.backlog).toBeLessThan(20)
})

test('an act answers the decision that is asked, once', () => {
  const { live, sent, hear } = sitDown(0)
  hear(all[1])
  const asked = { ...(all[1] as unknown as Situation), seat: 0, decision: 41 }
  hear({ ...asked, is: 'situation', n: 9, log: [] })
  live.act({ is: 'stop' })
  live.act({ is: 'stop' })
  expect(sent).toEqual([{ do: 'act', seat: 0, decision: 41, action: { is: 'stop' } }])
  hear({ is: 'refused', n: 10, key: 'old-decision', about: {}, rule: null })
  expect(live.sending).toBe(false)
  expect(live.refused?.key).toBe('old-decision')
})

test('while something is taken back nobody acts on what is about to change', () => {
  const { live, sent, hear } = sitDown(0)
  hear({ ...all[1], seat: 0, decision: 41 })
  live.undo()
  live.act({ is: 'stop' })
  expect(sent).toEqual([{ do: 'undo', seat: 0 }])
  hear({ is: 'refused', n: 10, key: 'nothing-to-undo', about: {}, rule: null })
  live.act({ is: 'stop' })
  expect(sent.length).toBe(2)
})

test('what is taken back is struck out', () => {
  const { live, hear } = sitDown(0)
  hear(all[1])
  hear(progress[0])
  const { entry } = progress[0]!
  hear({ is: 'withdrawn', n: 5, entry: entry + 1, seat: 0, taken: [entry], situation: progress[0]!.situation })
  expect(live.log.find((line: LogEntry) => line.entry === entry)?.struck).toBe(true)
})

test('after the line was cut one sits where one sat', () => {
  const { live, sent, hear } = sitDown(0)
  live.sit(2)
  hear({ ...all[1], seat: 0 })
  expect(sent).toEqual([
    { do: 'sit', seat: 2 },
    { do: 'sit', seat: 2 },
  ])
})

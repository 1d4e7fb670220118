// @vitest-environment jsdom
import { render, screen } from '@testing-library/svelte'
import { flushSync } from 'svelte'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { LiveTable } from '../../api/live-table.svelte'
import type { ClientMessage, ServerMessage } from '../../api/protocol'
import type { SocketHandlers } from '../../api/socket'
import { words } from '../../words/index.svelte'
import News from './News.svelte'
import Standing from './Standing.svelte'

beforeAll(() => words.know('evo-2001'))
afterEach(() => vi.useRealTimers())

const person = (name: string) => ({ name, kind: 'link', present: true })
const SEATS = [person('Anna'), person('Berta'), person('Carla')]
const SEAT = { left: null, runs: false, bot: null, holiday: false, missing: false }
type Bot = 'late' | 'resigned' | 'removed' | null

/** Anna's screen at a table of three. */
function sit(more: object = {}) {
  let on!: SocketHandlers
  const sent: ClientMessage[] = []
  const live = new LiveTable('t', {
    keys: [],
    linger: () => 0,
    connect: (handlers) => {
      on = handlers
      return { open: () => on.state('open'), send: (message) => sent.push(message) > 0, hurry: () => {}, close: () => {} }
    },
  })
  const tell = (message: object) => {
    on.message({ n: 1, ...message } as unknown as ServerMessage)
    flushSync()
  }
  live.open()
  tell({ is: 'welcome', table: 't', game: 'evo-2001', seats: SEATS, yours: [0], pace: 0, next: null })
  const log = [{ entry: 0, seat: 0, acted: null, events: [], open: null, auto: false }]
  tell({ is: 'situation', entry: 1, seat: 0, log, waiting: [1], undo: false, late: false, over: false, ...more })
  render(Standing, { live })
  render(News, { live })
  const lines = (...lines: object[]) =>
    tell({ is: 'talk', lines: lines.map((line, number) => ({ number, at: 0, about: {}, ...line })) })
  const clocks = (bots: Bot[], end: number[] = [], ended = false) =>
    tell({ is: 'clocks', seats: bots.map((bot) => ({ ...SEAT, bot })), removable: null, end, ended })
  const come = () => tell({ is: 'seated', seats: SEATS, watchers: 0 })
  return { live, sent, tell, lines, clocks, come }
}

test('whose time ran out is told that a bot answered, and takes nothing back', () => {
  const { live } = sit({ late: true })
  expect(screen.getByText(/Your time ran out: a bot answered for you/)).toBeTruthy()
  expect([live.mayUndo, live.mayAskUndo]).toEqual([false, false])
  screen.getByRole('button').click()
  flushSync()
  expect(screen.queryByText(/Your time ran out/)).toBeNull()
})

test.each([
  ['late', 'Your time ran out twice'],
  ['removed', 'You were away'],
  ['resigned', 'You have resigned'],
] as const)('why a bot plays for one is said: %s', (why, text) => {
  sit({ late: true }).clocks([why, null, null])
  expect(screen.getByText(new RegExp(text))).toBeTruthy()
  expect(screen.queryByText(/answered for you/)).toBeNull()
})

test.each([
  [{ kind: 'out-of-time', seat: 1, about: { keeps: false } }, 'The time of \u2068?Berta\u2069? ran out: a bot answered'],
  [{ kind: 'out-of-time', seat: 1, about: { keeps: true } }, 'ran out twice: a bot plays for them'],
  [{ kind: 'resigned', seat: 2 }, 'Carla\u2069? has resigned'],
])('what others do beside the game is told for a while', (line, text) => {
  vi.useFakeTimers()
  const { lines, come } = sit()
  come()
  lines(line)
  expect(screen.getByText(new RegExp(text))).toBeTruthy()
  vi.advanceTimersByTime(10_000)
  flushSync()
  expect(screen.queryByText(new RegExp(text))).toBeNull()
})

test('what another did is closed by whoever has read it', () => {
  const { lines, come } = sit()
  come()
  lines({ kind: 'resigned', seat: 2 })
  screen.getByRole('button', { name: 'Close' }).click()
  flushSync()
  expect(screen.queryByText(/has resigned/)).toBeNull()
})

test('a remark is told for a while, and refuses nothing', () => {
  vi.useFakeTimers()
  const { live, tell } = sit()
  tell({ is: 'mention', key: 'bots-in-haste', about: {} })
  expect(live.refused).toBeNull()
  expect(screen.getByText(/bots think less than usual/)).toBeTruthy()
  vi.advanceTimersByTime(10_000)
  flushSync()
  expect(screen.queryByText(/bots think less/)).toBeNull()
})

test('what was before one came is not told as news', () => {
  const { lines, come } = sit()
  lines({ kind: 'resigned', seat: 2 })
  come()
  expect(screen.queryByText(/has resigned/)).toBeNull()
})

test('who offers to end sees whom one waits for, and may withdraw', () => {
  const { sent, clocks } = sit()
  clocks([null, null, 'resigned'], [0])
  expect(screen.getByText(/You offered to end the game; waiting for .*Berta/).textContent).not.toContain('Carla')
  screen.getByRole('button', { name: 'Withdraw' }).click()
  expect(sent.at(-1)).toEqual({ do: 'end', seat: 0, agree: false })
})

test('who is late and here must answer too, and who is late and gone is not waited for', () => {
  const { tell, clocks } = sit()
  const awaited = () => screen.getByText(/You offered to end the game/).textContent
  clocks([null, 'late', 'resigned'], [0])
  expect(awaited()).toMatch(/waiting for .*Berta.*\./)
  clocks([null, 'late', null], [0])
  tell({ is: 'seated', seats: [SEATS[0], { ...SEATS[1], present: false }, SEATS[2]], watchers: 0 })
  expect(awaited()).toMatch(/Carla/)
  expect(awaited()).not.toMatch(/Berta/)
})

const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'))

test('who has resigned goes on watching, or away', () => {
  sit().clocks(['resigned', null, null])
  expect(links()).toEqual(['#/lobby', '#/'])
  screen.getByRole('button', { name: 'Go on watching' }).click()
  flushSync()
  expect(screen.queryByText(/You have resigned/)).toBeNull()
})

test('a game that all have ended is looked at, played again or left, and takes nothing back', () => {
  const { live, clocks } = sit({ undo: true })
  expect(live.mayUndo).toBe(true)
  clocks([null, null, null], [0, 1, 2], true)
  expect(links()).toEqual(['#/replay/t', '#/lobby', '#/'])
  expect(screen.getByRole('button', { name: 'Play again' })).toBeTruthy()
  expect([live.mayUndo, live.mayAskUndo]).toEqual([false, false])
})

test('once others play again there is no other way to', () => {
  const { tell, clocks } = sit()
  clocks([null, null, null], [0, 1, 2], true)
  tell({ is: 'again', table: 'u' })
  expect(screen.queryByRole('button', { name: 'Play again' })).toBeNull()
})

// @vitest-environment jsdom
import { render, screen } from '@testing-library/svelte'
import { flushSync } from 'svelte'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { LiveTable } from '../api/live-table.svelte'
import type { AnyGame, ClientMessage, ServerMessage } from '../api/protocol'
import type { SocketHandlers } from '../api/socket'
import { preferences, type Patience } from '../app/preferences.svelte'
import { words } from '../words/index.svelte'
import type { Chooser } from './contracts'
import Live from './Live.svelte'
import plain from './plain/table'

beforeAll(() => words.know('evo-2001'))
beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  preferences.patience = '1500'
})

const PERSON = { name: '', kind: 'here', bot: null, level: null, present: true }
const WELCOME = { is: 'welcome', n: 1, table: 't', game: 'toy', players: 2, options: {}, seats: [PERSON, PERSON], yours: [0, 1], board: null, pace: 0, no_secrets: false, next: null } // prettier-ignore
const HERE = { entry: 7, seat: 0, decision: null, options: [], passing: [], costs: [], forced: false, waiting: [1], secret: [], opened: null, unopened: false, own: false, undo: true, over: false } // prettier-ignore

/** Seat 0 has acted before a screen that it shares with seat 1, which is asked now. */
function acted(patience: Patience, more: object = {}) {
  preferences.patience = patience
  let on!: SocketHandlers
  const sent: ClientMessage[] = []
  const live = new LiveTable('t', {
    keys: [],
    linger: () => 0,
    connect: (handlers) => {
      on = handlers
      const send = (message: ClientMessage) => sent.push(message) > 0
      return { open: () => on.state('open'), send, hurry: () => {}, close: () => {} }
    },
  })
  const tell = (changed: object) => {
    const view = { seat: 0, turn: 3, moment: null, asked: [1], result: null, eggs: 5, players: [] }
    on.message({ is: 'situation', n: 2, log: [], view, ...HERE, ...more, ...changed } as unknown as ServerMessage)
    flushSync()
  }
  live.open()
  on.message(WELCOME as unknown as ServerMessage)
  tell({})
  render(Live<AnyGame, Chooser>, { live, table: plain })
  flushSync()
  const seated = () => sent.flatMap((message) => (message.do === 'sit' ? [message.seat] : []))
  const wait = (milliseconds: number) => {
    vi.advanceTimersByTime(milliseconds)
    flushSync()
  }
  return { live, seated, tell, wait }
}

test('whoever acted last may take it back before somebody else sits down', () => {
  const { live, seated, wait } = acted('1500')
  expect(live.held?.seat).toBe(0)
  wait(1499)
  expect(seated()).toEqual([])
  wait(1)
  expect(seated()).toEqual([1])
  expect(live.held).toBeNull()
})

test('whoever has no second thoughts goes on', () => {
  const { live, seated, wait } = acted('ask')
  wait(60_000)
  expect(seated()).toEqual([])
  live.goOn()
  flushSync()
  expect(seated()).toEqual([1])
})

test('what was taken back is asked again of whoever did it', () => {
  const { live, seated, tell, wait } = acted('1500')
  tell({ entry: 8, waiting: [0], undo: false })
  expect(live.held).toBeNull()
  wait(5000)
  expect(seated()).toEqual([])
})

test.each([
  ['what is final is not waited for', '1500', { undo: false }],
  ['nor is whoever wants no time', '0', {}],
] as const)('%s', (_, patience, more) => {
  expect(acted(patience, more).seated()).toEqual([1])
})

test.each([
  ['is followed at once where nothing is asked in secret', [1], [], [1]],
  ['leaves the screen to all before a secret question', [1], [1], [null]],
  ['leaves it to all where nobody else here is asked', [2], [], [null]],
])('whoever has answered what opens later %s', (_, waiting, secret, next) => {
  expect(acted('0', { waiting, secret, unopened: true, opened: 5 }).seated()).toEqual(next)
})

test.each([
  ['lies open while nobody sees more than everybody', false],
  ['is covered while somebody does', true],
])('a plain table that several share %s', (_, own) => {
  acted('1500', { own })
  expect(screen.queryAllByRole('region', { name: 'On the table' })).toHaveLength(own ? 0 : 1)
  expect(screen.queryAllByText(/^The table is covered/)).toHaveLength(own ? 1 : 0)
})

// @vitest-environment jsdom
import { render, screen } from '@testing-library/svelte'
import { flushSync } from 'svelte'
import { beforeAll, expect, test } from 'vitest'
import { LiveTable } from '../../api/live-table.svelte'
import type { SeatClock, ServerMessage } from '../../api/protocol'
import type { SocketHandlers } from '../../api/socket'
import { words } from '../../words/index.svelte'
import UndoQuestion from './UndoQuestion.svelte'

beforeAll(() => words.know('evo-2001'))

const SEATS = ['Anna', 'Berta', 'Carla', 'Dora'].map((name) => ({ name, kind: 'link', present: true }))

/** A table of four at which Berta asks, as one of them sees it. */
function ask(yours: number[], bots: SeatClock['bot'][]) {
  let on!: SocketHandlers
  const live = new LiveTable('t', {
    keys: [],
    linger: () => 0,
    connect: (handlers) => {
      on = handlers
      return { open: () => on.state('open'), send: () => true, hurry: () => {}, close: () => {} }
    },
  })
  live.open()
  const seats = bots.map((bot) => ({ left: null, runs: false, bot, holiday: false, missing: false }))
  for (const message of [
    { is: 'welcome', table: 't', game: 'evo-2001', seats: SEATS, yours, pace: 0, next: null },
    { is: 'situation', entry: 1, seat: yours[0], log: [], waiting: [1], undo: false, late: false, over: false },
    { is: 'clocks', seats, removable: null, end: [], ended: false },
    { is: 'talk', lines: [{ number: 0, at: 0, kind: 'undo-asked', seat: 1, about: { entry: 1, with: [1] } }] },
  ])
    on.message({ n: 1, ...message } as unknown as ServerMessage)
  render(UndoQuestion, { live })
  flushSync()
  return screen.getByRole('status').textContent
}

test('who has resigned, or never came, is not asked', () => {
  const text = ask([1], [null, null, 'resigned', 'removed'])
  expect(text).toMatch(/Still to answer: \u2068?Anna\u2069?\./)
})

test('whose time ran out is waited for, and answers once they have their seat back', () => {
  const text = ask([0], ['late', null, 'resigned', null])
  expect(text).toMatch(/Still to answer: .*Anna.*Dora/)
  expect(screen.queryByRole('button')).toBeNull()
})

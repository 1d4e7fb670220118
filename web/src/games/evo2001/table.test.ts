// @vitest-environment jsdom
import { render } from '@testing-library/svelte'
import { flushSync } from 'svelte'
import { beforeAll, expect, test } from 'vitest'
import messages from '../../../tests/fixtures/evo2001-3.json'
import type { SocketHandlers } from '../../api/socket'
import { LiveTable } from '../../api/live-table.svelte'
import type { Action, AnyGame, ServerMessage } from '../../api/protocol'
import { words } from '../../words/index.svelte'
import type { Chooser } from '../../table/contracts'
import Live from '../../table/Live.svelte'
import table from './table'
import type { Evo2001View } from './types'

beforeAll(() => words.know('evo-2001'))

type Heard = { is: string; situation?: { view: Evo2001View; options: Action[] } & Record<string, unknown> }
const heard = messages as unknown as Heard[]

/** Seat 0 before its table, asked for this. */
function lay(moment: string, options: Action[], more: object = {}): HTMLElement {
  let on!: SocketHandlers
  const live = new LiveTable('evo', {
    keys: [],
    linger: () => 0,
    connect: (handlers) => {
      on = handlers
      return { open: () => on.state('open'), send: () => true, hurry: () => {}, close: () => {} }
    },
  })
  const found = heard.find(({ situation }) => situation?.view.moment?.is === moment && situation.options.length)!
  const now = { ...structuredClone(found.situation!), options, waiting: [0], decision: 1, seat: 0, forced: false }
  live.open()
  on.message(heard[0] as unknown as ServerMessage)
  on.message({ is: 'situation', n: 2, log: [], ...now, ...more } as unknown as ServerMessage)
  const { container } = render(Live<AnyGame, Chooser>, { live, table })
  flushSync()
  return container
}
const buttons = (at: HTMLElement) => [...at.querySelectorAll('footer .buttons button')].map((one) => one.textContent?.trim())

test('E1-7.7 whoever is outbid has a button to drop out', () => {
  expect(buttons(lay('auction', [{ is: 'bid', lot: 0, amount: 9 }, { is: 'drop-out' }], { passing: [1] }))).toEqual(['Drop out of the auction'])
})

test('what only declines is a button because the server says so', () => {
  expect(buttons(lay('auction', [{ is: 'bid', lot: 0, amount: 9 }, { is: 'drop-out' }], { passing: [] }))).toEqual([])
})

test('whoever can only pass is not asked: the table answers for them', () => {
  expect(buttons(lay('births', [{ is: 'pass' }], { passing: [0] }))).toEqual(['Play no card'])
  expect(buttons(lay('births', [{ is: 'pass' }], { passing: [0], forced: true }))).toEqual([])
})

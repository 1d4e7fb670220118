// @vitest-environment jsdom
import { render, screen } from '@testing-library/svelte'
import { beforeAll, expect, test } from 'vitest'
import messages from '../../tests/fixtures/evo2011-3.json'
import { LiveTable } from '../api/live-table.svelte'
import type { AnyGame, ServerMessage } from '../api/protocol'
import type { SocketHandlers } from '../api/socket'
import table from '../games/evo2011/table'
import { words } from '../words/index.svelte'
import type { Chooser } from './contracts'
import Live from './Live.svelte'

beforeAll(() => words.know('evo-2011'))

test('while a screen is covered no key reaches the table behind it', async () => {
  const sent: { do: string }[] = []
  let on!: SocketHandlers
  const live = new LiveTable('fixture', {
    keys: [],
    linger: () => 0,
    connect: (handlers) => {
      on = handlers
      return { open: () => on.state('open'), send: (message) => !!sent.push(message), hurry() {}, close() {} }
    },
  })
  live.open()
  const [welcome, situation] = messages as unknown as [object, object]
  on.message({ ...welcome, yours: [0, 2] } as ServerMessage)
  on.message({ ...situation, waiting: [0], secret: [] } as unknown as ServerMessage)
  render(Live<AnyGame, Chooser>, { live, table })
  const undo = () => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'u', bubbles: true }))
  const undone = () => sent.filter((message) => message.do === 'undo').length
  undo()
  expect(undone()).toBe(1)
  on.message({ ...situation, n: 3, waiting: [2], secret: [2] } as unknown as ServerMessage)
  await screen.findByText(/Chloé/, { selector: '.cover h1' })
  undo()
  expect(undone()).toBe(1)
})

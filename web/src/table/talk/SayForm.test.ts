// @vitest-environment jsdom
import { render, screen } from '@testing-library/svelte'
import userEvent from '@testing-library/user-event'
import { flushSync } from 'svelte'
import { beforeAll, expect, test } from 'vitest'
import { LiveTable } from '../../api/live-table.svelte'
import type { ServerMessage } from '../../api/protocol'
import type { SocketHandlers } from '../../api/socket'
import { words } from '../../words/index.svelte'
import SayForm from './SayForm.svelte'

beforeAll(() => words.know('evo-2001'))

const WELCOME = { is: 'welcome', table: 't', game: 'evo-2001', seats: [], yours: [0], pace: 0, next: null }
const SITUATION = { is: 'situation', entry: 1, seat: 0, log: [], waiting: [0], undo: false, late: false, over: false }
const TOO_MUCH = { is: 'refused', key: 'too-many-lines-at-once', about: { most: 5 } }
const line = (number: number, about: object) => ({ is: 'talk', lines: [{ number, at: 0, kind: 'said', seat: 0, about }] })

/** Where one says something; what is given is heard from the server. */
function atTheForm(): (message: object) => void {
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
  const hear = (message: object) => {
    on.message({ n: 1, ...message } as unknown as ServerMessage)
    flushSync()
  }
  hear(WELCOME)
  hear(SITUATION)
  render(SayForm, { live })
  return hear
}
const field = () => screen.getByRole('textbox')

test('what was too much at once is there to be said again', async () => {
  const hear = atTheForm()
  await userEvent.type(field(), 'hello{enter}')
  expect(field()).toHaveValue('')
  hear(TOO_MUCH)
  expect(field()).toHaveValue('hello')
})

test('what went is not there again when something else is too much', async () => {
  const hear = atTheForm()
  await userEvent.type(field(), ' hello {enter}')
  hear(line(7, { text: 'hello' }))
  hear(TOO_MUCH)
  expect(field()).toHaveValue('')
})

test('the same words of before are not what was said now', async () => {
  const hear = atTheForm()
  hear(line(7, { text: 'hello' }))
  await userEvent.type(field(), 'hello{enter}')
  hear(line(8, { phrase: 'thanks' }))
  hear(TOO_MUCH)
  expect(field()).toHaveValue('hello')
})

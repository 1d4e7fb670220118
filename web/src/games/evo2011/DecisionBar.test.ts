// @vitest-environment jsdom
import { render, screen } from '@testing-library/svelte'
import userEvent from '@testing-library/user-event'
import { flushSync } from 'svelte'
import { beforeAll, expect, test } from 'vitest'
import messages from '../../../tests/fixtures/evo2011-3.json'
import type { SocketHandlers } from '../../api/socket'
import { LiveTable } from '../../api/live-table.svelte'
import type { Action, ServerMessage, Situation } from '../../api/protocol'
import { words } from '../../words/index.svelte'
import { Choosing } from './choosing.svelte'
import DecisionBar from './DecisionBar.svelte'
import { declining, made } from '../../test/made'
import type { Evo2011 } from './types'

const all = messages as unknown as { situation?: Situation<Evo2011> }[]
const now = all
  .flatMap((message) => message.situation ?? [])
  .find(({ view, options }) => view.moment?.is === 'movement' && options.length)!
const you = now.seat!

beforeAll(() => words.know('evo-2011'))

/** A bar at which one is asked to choose among some acts. */
function ask(moment: Evo2011['moment'], ...options: Evo2011['action'][]) {
  let on!: SocketHandlers
  const live = new LiveTable<Evo2011>('fixture', {
    keys: [],
    linger: () => 0,
    connect: (handlers) => {
      on = handlers
      return { open: () => on.state('open'), send: () => true, hurry: () => {}, close: () => {} }
    },
  })
  live.open()
  for (const message of all.slice(0, 2)) on.message(message as unknown as ServerMessage)
  const view = { ...structuredClone(now.view), moment, asked: [you] }
  const acts: Action[] = []
  const choosing = new Choosing(
    () => ({ view, options, passing: declining(options), seat: you }),
    { act: (action) => acts.push(action), why: () => {} },
    () => live.welcome!.board,
  )
  render(DecisionBar, { live, choosing, view, mine: true })
  return { acts, choosing, press: (name: string) => userEvent.click(screen.getByRole('button', { name })) }
}

const assault = { target: 5, origin: 4 }
const at = made<Evo2011['moment']>
test.each<[string, string, Evo2011['moment'], Evo2011['action']]>([
  ['Let it die', 'It dies there', at({ is: 'chameleon-skin', rival: 1, ...assault }), { is: 'fall' }],
  ['Play “Swarm of Rats”', 'Nobody gives birth', at({ is: 'rat-cards' }), { is: 'play', card: 'swarm-of-rats' }],
  ['Take second place', 'you choose your place', at({ is: 'adrenaline-rush' }), { is: 'place', place: 1 }],
])('“%s” is aimed at, then confirmed', async (name, risk, moment, action) => {
  const { acts, press } = ask(moment, action, { is: 'pass' })
  await press(name)
  expect(acts).toEqual([])
  expect(screen.getByText(new RegExp(risk), { selector: '.hint' })).toBeVisible()
  await press('Cancel')
  await press(name)
  await press(name)
  expect(acts).toEqual([action])
})

test('E2-3.2 whoever folded the laboratory away is told how to call it back', () => {
  const bids = [null, null, null]
  const { choosing } = ask(at({ is: 'laboratory', genes: ['egg', 'horn'], lots: ['card', 'egg', 'horn'], bids, barred: null }), {
    is: 'bid',
    column: 0,
    amount: 1,
  })
  const hint = () => document.querySelector('.hint')?.textContent
  expect(hint()).toBe('Choose a row, and what you bid there.')
  choosing.isFolded = true
  flushSync()
  expect(hint()).toBe('To bid, press “Back to the laboratory”.')
})

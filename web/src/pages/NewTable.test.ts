// @vitest-environment jsdom
import { render, screen } from '@testing-library/svelte'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { TablePlan } from '../api/protocol'
import { preferences } from '../app/preferences.svelte'
import { words } from '../words/index.svelte'
import NewTable from './NewTable.svelte'

const game = {
  id: 'evo-2001',
  players: [3, 4, 5],
  printed: null,
  options: [
    { name: 'island4', choices: ['mediums', 'small-large'], default: 'mediums', rule: 'E1-0.5', players: [4] },
    { name: 'extinction', choices: ['return', 'final'], default: 'return', rule: 'E1-5.2', players: [3, 4, 5] },
  ],
}
const bot = { spec: 'greedy', level: 2 }
const opened = { table: 't', keys: [null, null, null], links: [null, null, null], owner: 'o' }
const plans: TablePlan[] = []

beforeAll(() => words.know('evo-2001'))
beforeEach(() => {
  plans.length = 0
  preferences.name = ''
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    if (init?.method === 'POST') plans.push(JSON.parse(String(init.body)) as TablePlan)
    const answer = path === '/api/games' ? [game] : path === '/api/bots' ? [bot] : opened
    return new Response(JSON.stringify(answer))
  })
})
afterEach(() => vi.unstubAllGlobals())

/** The switch of a seat: who sits there. */
const seat = (n: number) => screen.getAllByRole('listitem')[n]!
const kind = (n: number, name: string) => [...seat(n).querySelectorAll('label, button')].find((one) => one.textContent?.trim() === name) as HTMLElement

test('the name that is kept is of somebody who plays, not of a seat beyond the players', async () => {
  const user = userEvent.setup()
  render(NewTable, { params: { game: 'evo-2001' }, query: new URLSearchParams() })
  await screen.findByText('Players')
  const bots = words.catalogue!.say('web-kind-bot')
  const here = words.catalogue!.say('web-kind-here')
  await user.click(kind(0, bots))
  await user.click(kind(3, here))
  await user.type(seat(3).querySelector('input[type=text]')!, 'Nobody')
  await user.click(screen.getByText('3'))
  await user.click(screen.getAllByRole('button', { name: words.catalogue!.say('web-begin') })[0]!)
  await vi.waitFor(() => expect(plans).toHaveLength(1))
  expect(plans[0]!.seats.map((one) => one.kind)).toEqual(['bot', 'bot', 'bot'])
  expect(preferences.name).toBe('')
})

test('what changes nothing with so many players is not asked', async () => {
  const user = userEvent.setup()
  render(NewTable, { params: { game: 'evo-2001' }, query: new URLSearchParams() })
  await screen.findByText('Players')
  const asked = () => [...document.querySelectorAll('.option select')].length
  expect(asked()).toBe(2)
  await user.click(screen.getByText('3'))
  expect(asked()).toBe(1)
})

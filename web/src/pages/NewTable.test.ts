// @vitest-environment jsdom
import { render, screen } from '@testing-library/svelte'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { keepKeys } from '../api/keys'
import type { TablePlan } from '../api/protocol'
import { preferences } from '../app/preferences.svelte'
import { words } from '../words/index.svelte'
import NewTable from './NewTable.svelte'

let game = {
  id: 'evo-2001',
  players: [3, 4, 5],
  secrets: true,
  options: [
    { name: 'island4', choices: ['mediums', 'small-large'], default: 'mediums', rule: 'E1-0.5', players: [4] },
    { name: 'extinction', choices: ['return', 'final'], default: 'return', rule: 'E1-5.2', players: [3, 4, 5] },
  ],
}
const bot = {
  spec: 'level:3',
  level: 3,
  characters: ['fighter', 'miser'],
  ratings: { 'evo-2001': { rating: 1012, low: 990, high: 1040, games: 80 } },
}
const opened = { table: 't', keys: [null, null, null], links: [null, null, null], owner: 'o' }
const plans: TablePlan[] = []

beforeAll(() => words.know('evo-2001'))
let isReached = true
beforeEach(() => {
  plans.length = 0
  isReached = true
  game = { ...game, secrets: true }
  preferences.name = ''
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    if (init?.method === 'POST') plans.push(JSON.parse(String(init.body)) as TablePlan)
    if (path.startsWith('/api/tables?') && !isReached) throw new TypeError('no network')
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
  const asked = () => [...document.querySelectorAll('.option:not(.pace) select')].length
  expect(asked()).toBe(2)
  await user.click(screen.getByText('3'))
  expect(asked()).toBe(1)
})

const askWho = async (user: ReturnType<typeof userEvent.setup>) => {
  render(NewTable, { params: { game: 'evo-2001' }, query: new URLSearchParams() })
  await screen.findByText('Players')
  await user.click(kind(1, words.catalogue!.say('web-kind-here')))
}
const secrets = () => screen.queryByText(words.catalogue!.say('web-secrets-none'))

test('people at one screen are asked about their secrets where the game has any', async () => {
  const user = userEvent.setup()
  await askWho(user)
  expect(secrets()).not.toBeNull()
})

test('and not where it has none', async () => {
  game = { ...game, secrets: false }
  const user = userEvent.setup()
  await askWho(user)
  expect(secrets()).toBeNull()
})

test('the form stands without the list of tables that are still played', async () => {
  keepKeys('t', ['k'])
  isReached = false
  render(NewTable, { params: { game: 'evo-2001' }, query: new URLSearchParams() })
  await screen.findByText('Players')
  expect(screen.queryByText(words.catalogue!.say('web-going'))).toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a bot is chosen by its strength, with what was measured of it, and by its character', async () => {
  const user = userEvent.setup()
  render(NewTable, { params: { game: 'evo-2001' }, query: new URLSearchParams() })
  await screen.findByText('Players')
  const [level, character] = seat(1).querySelectorAll('select')
  expect([...level!.options].map(({ label }) => label)).toEqual(['Forager (1012)'])
  expect(screen.getAllByText('takes what is near').length).toBeGreaterThan(0)
  await user.selectOptions(character!, 'miser')
  await user.click(screen.getAllByRole('button', { name: words.catalogue!.say('web-begin') })[0]!)
  await vi.waitFor(() => expect(plans).toHaveLength(1))
  expect(plans[0]!.seats.map(({ kind, bot }) => (kind === 'bot' ? bot : ''))).toEqual(['', 'level:3/miser', 'level:3', 'level:3'])
})

// @vitest-environment jsdom
import { render, screen, waitFor, within } from '@testing-library/svelte'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, test } from 'vitest'
import messages from '../../../tests/fixtures/evo2011-3.json'
import type { Action, Situation, Welcome } from '../../api/protocol'
import { words } from '../../words/index.svelte'
import { Choosing } from './choosing.svelte'
import Laboratory from './Laboratory.svelte'
import { columns } from './facts'
import SpeciesPanel from './SpeciesPanel.svelte'
import Track from './Track.svelte'
import { declining, made } from '../../test/made'
import type { Evo2011, Evo2011View, LaboratoryMoment } from './types'

const all = messages as unknown as { situation?: Situation<Evo2011> }[]
const welcome = all[0] as unknown as Welcome<Evo2011>
const now = all
  .flatMap((message) => message.situation ?? [])
  .find(({ view, options }) => view.moment?.is === 'laboratory' && options.length)!
const { view } = now
const you = now.seat!

beforeAll(() => words.know('evo-2011'))

function choosing(options: readonly Evo2011['action'][] = now.options, of: Evo2011View = view) {
  const acts: Action[] = []
  const whys: Action[] = []
  const chosen = new Choosing(
    () => ({ view: of, options, passing: declining(options), seat: you }),
    { act: (action) => acts.push(action), why: (action) => whys.push(action) },
    () => welcome.board,
  )
  return { chosen, acts, whys }
}
const place = (at: string) => document.querySelector<HTMLElement>(`[data-place="${at}"]`)!
const lay = (chosen: Choosing, moment = view.moment) =>
  render(Laboratory, { view, columns: columns(moment, chosen.options), top: welcome.board.top, you, choosing: chosen })

test('one bids by touching a value of a column, twice', async () => {
  const { chosen, acts } = choosing()
  lay(chosen)
  expect(document.querySelectorAll('[data-row]')).toHaveLength(welcome.players)
  const bid = now.options.find((action) => action.is === 'bid')!
  const wanted = place(`${bid.column}.${bid.amount}`)
  expect(wanted).toHaveAttribute('aria-disabled', 'false')
  await userEvent.click(wanted)
  expect(wanted).toHaveAttribute('aria-pressed', 'true')
  expect(acts).toEqual([])
  await userEvent.click(wanted)
  expect(acts).toEqual([bid])
})

test('arrows walk over the values: right is higher, down another column', async () => {
  lay(choosing().chosen)
  place('0.0').focus()
  await userEvent.keyboard('{ArrowRight}{ArrowDown}')
  expect(document.activeElement).toBe(place('1.1'))
})

test('the laboratory is one stop of the tab key: at first a value that may be bid, then where one walked', async () => {
  lay(choosing([{ is: 'bid', column: 1, amount: 2 }]).chosen)
  const stops = () => [...document.querySelectorAll<HTMLElement>('[data-row] button')].filter(({ tabIndex }) => tabIndex === 0)
  expect(stops()).toEqual([place('1.2')])
  await waitFor(() => expect(document.activeElement).toBe(place('1.2')))
  await userEvent.keyboard('{ArrowUp}{ArrowLeft}')
  expect(stops()).toEqual([place('0.1')])
  await userEvent.tab()
  expect(document.activeElement?.closest('[data-row]') ?? null).toBeNull()
  expect(stops()).toEqual([place('1.2')])
})

test('before the lowest value the arrows lead to what the column gives', async () => {
  lay(choosing().chosen)
  place('0.0').focus()
  await userEvent.keyboard('{ArrowLeft}')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Event card/ }))
})

test('the column one was dislodged from says so, and a pawn on the highest value that it is safe', async () => {
  const bids = [{ seat: 1, amount: 2, pays: 2 }, { seat: 2, amount: 6, pays: 6 }, null]
  const moment = made<LaboratoryMoment>({ is: 'laboratory', genes: ['egg', 'wings'], lots: ['card', 'egg', 'wings'], bids, queue: [0], barred: 0 })
  const { chosen, whys } = choosing([{ is: 'bid', column: 2, amount: 0 }])
  lay(chosen, moment)
  const column = (number: number) => within(screen.getByRole('group', { name: new RegExp(`^Row ${number}:`) }))
  expect(column(1).getByText('You were dislodged here: bid elsewhere.')).toBeVisible()
  expect(column(2).getByText(/on the highest value, safe/)).toBeVisible()
  expect(column(3).getByText('No pawn yet.')).toBeVisible()
  await userEvent.click(place('0.3'))
  expect(whys).toEqual([{ is: 'bid', column: 0, amount: 3 }])
})

test('a touch on a gene tells what it does', async () => {
  const lots: LaboratoryMoment['lots'] = ['card', 'egg', 'wings']
  const moment = made<LaboratoryMoment>({ is: 'laboratory', genes: ['egg', 'wings'], lots, bids: [null, null, null], queue: [0], barred: null })
  lay(choosing().chosen, moment)
  const gene = screen.getByRole('button', { name: /^Wings/ })
  const told = document.querySelector('header .told')!
  expect(told).toHaveTextContent(/^A pawn each/)
  await userEvent.click(gene)
  expect(told).toHaveTextContent(/^Wings Once each movement phase/)
  expect(gene).toHaveAccessibleDescription(/two zones away/)
})

test('the track shows the order of play; with a rush of adrenaline one takes a place on it', async () => {
  const { chosen, acts } = choosing([
    { is: 'place', place: 0 },
    { is: 'place', place: 1 },
    { is: 'place', place: 2 },
  ])
  render(Track, { view, you, bidding: [], thrown: null, choosing: chosen })
  const places = screen.getAllByRole('listitem').map((item) => item.dataset['says'])
  expect(places).toEqual(
    view.order.map((seat, i) => expect.stringContaining(`Place ${i + 1}: ${words.catalogue!.say(`species-${seat}`)}`)),
  )
  const second = screen.getByRole('button', { name: 'Take place 2' })
  await userEvent.click(second)
  await userEvent.click(second)
  expect(acts).toEqual([{ is: 'place', place: 1 }])
})

const saying = (note: string) => document.querySelector<HTMLElement>(`[data-says$="${note}"]`)

test('a species board tells its points of movement, and its horns where they differ', () => {
  const other = structuredClone(view)
  Object.assign(other.species[0]!, { steps: 5, attack: 2, defence: 4 })
  render(SpeciesPanel, { view: other, seats: welcome.seats, you: null, pointsOf: () => null })
  expect(saying('Movement points: 5')).toHaveTextContent(/5$/)
  expect(saying('Horns: 2 when attacking, 4 when attacked')).toHaveTextContent(/2\/4$/)
})

test('points lie face down, but one sees one’s own', () => {
  const pointsOf = (seat: number) => view.species[seat]!.points
  render(SpeciesPanel, { view, seats: welcome.seats, you, pointsOf })
  expect(screen.getAllByText('Mutation points, face down')).toHaveLength(welcome.players - 1)
  expect(saying(`${view.species[you]!.points} MP`)).toBeVisible()
})

// @vitest-environment jsdom
import { render, screen } from '@testing-library/svelte'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, test } from 'vitest'
import messages from '../../../tests/fixtures/evo2001-3.json'
import type { Action, Situation, Welcome } from '../../api/protocol'
import { words } from '../../words/index.svelte'
import Log from '../../table/Log.svelte'
import Auction from './Auction.svelte'
import { declining, made } from '../../test/made'
import { Choosing } from './choosing.svelte'
import SpeciesPanel from './SpeciesPanel.svelte'
import { isAuction, type AuctionMoment, type Evo2001 } from './types'

const all = messages as unknown as { is: string; situation?: Situation<Evo2001> }[]
const welcome = all[0] as unknown as Welcome<Evo2001>
const now = all.flatMap(({ situation }) =>
  situation && isAuction(situation.view.moment) && situation.options.length ? [situation] : [],
)[0]!
const { view } = now

beforeAll(() => words.know('evo-2001'))

function choosing() {
  const acts: Action[] = []
  const whys: Action[] = []
  const chosen = new Choosing(() => ({ view, options: now.options, passing: declining(now.options), costs: now.costs, seat: now.seat! }), {
    act: (action) => acts.push(action),
    why: (action) => whys.push(action),
  })
  return { chosen, acts, whys }
}

test('one bids by touching a place on a row, twice', async () => {
  const { chosen, acts } = choosing()
  const moment = isAuction(view.moment) ? view.moment : null
  render(Auction, { moment: moment!, you: now.seat, choosing: chosen })
  const bid = now.options.find((action) => action.is === 'bid')!
  const place = document.querySelector<HTMLElement>(`[data-place="${bid.lot}.${bid.amount}"]`)!
  expect(place).toHaveAttribute('aria-disabled', 'false')
  await userEvent.click(place)
  expect(place).toHaveAttribute('aria-pressed', 'true')
  expect(acts).toEqual([])
  await userEvent.click(place)
  expect(acts).toEqual([bid])
})

test('E1-7.4 what a bid would cost is told as the server reckons it, also of one that stands', () => {
  const options = [2, 3].map((amount) => ({ is: 'bid', lot: 0, amount }) as const)
  const asked = { view, options, passing: [], costs: [0, 1], seat: now.seat! }
  const chosen = new Choosing(() => asked, { act: () => {}, why: () => {} })
  const standing = { seat: 1, amount: 4, pays: 2 }
  const moment = made<AuctionMoment>({ is: 'auction', genes: ['leg', 'egg'], bids: [null, standing] })
  render(Auction, { moment, you: now.seat, choosing: chosen })
  const place = (at: string) => document.querySelector<HTMLElement>(`[data-place="${at}"]`)!
  expect(place('0.3')).toHaveAccessibleName('Leg: bid 3, you would pay 1')
  expect(place('0.3')).toHaveTextContent('pay 1')
  expect(place('0.1')).toHaveAccessibleName('Leg: 1')
  expect(screen.getByText('Sauropods: 4, would pay 2 MP')).toBeVisible()
})

test('arrows walk over the places', async () => {
  const moment = isAuction(view.moment) ? view.moment : null
  render(Auction, { moment: moment!, you: now.seat, choosing: choosing().chosen })
  const place = (at: string) => document.querySelector<HTMLElement>(`[data-place="${at}"]`)!
  place('0.0').focus()
  await userEvent.keyboard('{ArrowRight}{ArrowDown}')
  expect(document.activeElement).toBe(place('1.1'))
})

test('the species stand in order of play, with what they have', () => {
  render(SpeciesPanel, { view, board: welcome.board, seats: welcome.seats, you: now.seat })
  const names = screen.getAllByText(/^(Theropods|Sauropods|Ceratopsians)$/).map((name) => name.textContent)
  expect(names).toEqual(view.order.map((seat) => words.catalogue!.say(`species-${seat}`)))
  expect(screen.getByText('Ada').parentElement).toHaveTextContent('Ada (you)')
})

test('every line of the log leads to its rule', async () => {
  const log = [
    { entry: 4, seat: 1, acted: null, auto: false, open: null, events: [{ is: 'newborn-placed', rule: 'E1-5.1', seat: 1, zone: 9 }] },
    { entry: 5, seat: 1, acted: null, auto: false, open: null, events: [{ is: 'nobody-born', rule: 'E1-8.2' }], struck: true },
  ]
  render(Log, { log, game: 'evo-2001' })
  expect(screen.getByRole('link', { name: 'Open rule E1-5.1' })).toHaveAttribute('href', '#/rules/evo-2001?rule=E1-5.1')
  expect(screen.getByText('Nobody is born this turn.').closest('li')).toHaveClass('struck')
})

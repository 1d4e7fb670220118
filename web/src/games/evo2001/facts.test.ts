import { describe, expect, test } from 'vitest'
import messages from '../../../tests/fixtures/evo2001-3.json'
import { made } from '../../test/made'
import { climateFaces, crowds, lots } from './facts'
import type { AuctionMoment, Evo2001, Evo2001Board, Evo2001View } from './types'

type Heard = { is: string; board?: Evo2001Board; situation?: { view: Evo2001View } }
const heard = messages as unknown as Heard[]
const board = heard[0]!.board!
const seen = (): Evo2001View => structuredClone(heard.find((message) => message.situation)!.situation!.view)

test('a lot shows who stands on it and what may be bid', () => {
  const moment = made<AuctionMoment>({ is: 'auction', genes: ['leg', 'egg'], bids: [null, { seat: 2, amount: 3, pays: 3 }] })
  const bids = [5, 4].map((amount) => ({ is: 'bid', lot: 1, amount }) as const)
  expect(lots(moment, [...bids, { is: 'drop-out' }])).toEqual([
    { lot: 0, gene: 'leg', standing: null, least: null, most: null },
    { lot: 1, gene: 'egg', standing: { seat: 2, amount: 3, pays: 3 }, least: 4, most: 5 },
  ])
})

describe('crowds', () => {
  const zonesOf = (terrain: string) =>
    board.zones.flatMap((zone, number) => (zone.terrain === terrain ? [number] : [])).slice(0, 3)
  const [cold, hot] = [zonesOf('hill'), zonesOf('beach')]
  const view = (furs: number, parasols: number): Evo2001View => {
    const now = seen()
    now.temperatures = { beach: 'hot', meadow: 'temperate', hill: 'cold', mountain: 'deadly' }
    now.forecast.perils[0]!.threatened = [...cold, ...hot]
    now.moment = made<Evo2001['moment']>({ is: 'culling', furs, parasols })
    return now
  }
  test('of each, as many are saved as there are genes', () => {
    expect(crowds(view(1, 2), board, 0)).toEqual([
      { where: 'cold', count: 3, saved: 1 },
      { where: 'hot', count: 3, saved: 2 },
    ])
  })
  test('where enough are saved nobody is asked', () => {
    expect(crowds(view(3, 0), board, 0).map(({ where }) => where)).toEqual(['hot'])
  })
})

test('the die of the climate is told face by face, as the board has it', () => {
  expect(climateFaces({ ...board, climate_die: [-1, 0, 0, 1, 2, 1] })).toEqual({ back: [1], still: [2, 3], forward: [4, 5, 6] })
})

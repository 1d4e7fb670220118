import { expect, test } from 'vitest'
import messages from '../../../tests/fixtures/evo2011-3.json'
import type { Frame, Situation, Welcome } from '../../api/protocol'
import { ledger, ranking, tellStory } from '../island/story'
import type { IslandGame, IslandView } from '../island/types'
import {
  columns,
  crowds,
  leadsOf,
  settled,
  thrownOff,
} from './facts'
import { made } from '../../test/made'
import type { Evo2011, LaboratoryMoment } from './types'

const all = messages as unknown as { situation?: Situation<Evo2011> }[]
const { board } = all[0] as unknown as Welcome<Evo2011>
const now = all.flatMap((message) => message.situation ?? []).find(({ view }) => view.moment?.is === 'laboratory')!

test('the laboratory has a column a player: an event card, then the genes', () => {
  const bids = [{ seat: 1, amount: 2, pays: 1 }, null, null]
  const moment = made<LaboratoryMoment>({ is: 'laboratory', lots: ['card', 'bone-plate', 'bare'], bids, queue: [0], barred: 2 })
  const options = [1, 2, 3].map((amount) => ({ is: 'bid', column: 1, amount }) as const)
  const [card, gene, bare] = columns(moment, options)
  expect(card).toMatchObject({ lot: 'card', pawn: { seat: 1, amount: 2 }, least: null })
  expect(gene).toMatchObject({ lot: 'bone-plate', pawn: null, least: 1, most: 3, barred: false })
  expect(bare).toMatchObject({ lot: 'bare', barred: true })
  expect(thrownOff(moment)).toBe(0)
  expect(thrownOff({ ...moment, barred: null })).toBeNull()
  expect(columns(made<Evo2011['moment']>({ is: 'movement' }), [])).toEqual([])
})

test('once all have paid the columns stand as they were paid for', () => {
  const paid = { is: 'lot-paid', rule: '', seat: 2, lot: 'card', bid: 3, paid: 1 } as const
  expect(settled([made<Evo2011['event']>({ is: 'bid-made' }), paid, { ...paid, seat: 0, lot: 'egg', bid: 0, paid: 0 }])).toMatchObject([
    { column: 0, lot: 'card', pawn: { seat: 2, amount: 3 }, paid: 1 },
    { column: 1, lot: 'egg', pawn: { seat: 0, amount: 0 }, paid: 0 },
  ])
})

test('the wheel tells of the turns that tokens bring', () => {
  expect(leadsOf(board)).toEqual([2, 1, -1])
})

test('who must die is counted where more stand than are sheltered', () => {
  const view = structuredClone(now.view)
  const zones = [...board.zones.keys()].filter((zone) => board.zones[zone]!.terrain === 'desert').slice(0, 3)
  view.temperatures = { ...view.temperatures, desert: 'hot' }
  view.moment = made<Evo2011['moment']>({ is: 'culling', deadly: 0, hot: 1, cold: 0 })
  view.forecast.perils[0] = { doomed: [], threatened: zones, losses: 2 }
  expect(crowds(view, board, 0)).toEqual([{ where: 'hot', count: 3, saved: 1 }])
})

/** A film of two: what is scored and paid is told, what it adds up to only at the end. */
function film(): Frame<IslandGame>[] {
  const view = structuredClone(now.view) as IslandView
  const frame = (entry: number, turn: number, events: Frame['events'], points: (number | null)[], undone = false) =>
    ({
      entry,
      turn,
      events,
      undone,
      view: { ...view, species: points.map((sum, seat) => ({ ...view.species[seat]!, points: sum })) },
    }) as Frame<IslandGame>
  const hidden = [null, null]
  return [
    frame(-1, 0, [], hidden),
    frame(0, 1, [{ is: 'start-drawn', seat: 1 }, { is: 'turn-began', turn: 1 }], hidden),
    frame(1, 1, [{ is: 'lot-paid', seat: 0, bid: 4, paid: 4 }], hidden),
    frame(2, 1, [{ is: 'lot-paid', seat: 1, bid: 9, paid: 9 }], hidden, true),
    frame(3, 2, [{ is: 'points-scored', seat: 0, points: 2 }, { is: 'points-scored', seat: 1, points: 3 }], hidden),
    frame(4, 2, [{ is: 'game-ended' }], [4, 9]),
  ]
}

test('the points that lay face down follow from the end', () => {
  expect(ledger(film())).toEqual([
    [6, 6],
    [6, 6],
    [2, 6],
    [2, 6],
    [4, 9],
    [4, 9],
  ])
  expect(ledger(film().slice(0, 2))).toEqual([null, null])
})

test('a turn of the story ends with its last entry, which already shows the next turn', () => {
  const { turns, curves, swings } = tellStory(film())
  expect(turns).toEqual([0, 1, 2])
  expect(curves.map(({ points }) => points)).toEqual([
    [6, 4, 4],
    [6, 9, 9],
  ])
  expect(swings.map(({ turn, seat, by, event }) => [turn, seat, by, event?.is])).toEqual([[1, 0, -5, 'lot-paid']])
})

test('the ranking has the places that the rules give', () => {
  const { view } = film().at(-1)!
  view.species = [view.species[0]!, { ...view.species[1]!, points: 4, dinosaurs: [1, 2, 3] }]
  view.result = { scores: [4, 4], winners: [1], reason: 'meteorite' }
  expect(ranking(view, [2, 1]).map(({ seat, place }) => [seat, place])).toEqual([
    [1, 1],
    [0, 2],
  ])
})

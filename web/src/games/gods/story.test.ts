import { expect, test } from 'vitest'
import type { Frame } from '../../api/protocol'
import { ranking, tellStory } from './story'
import { made } from '../../test/made'
import type { EcosystemView, Gods, GodsEvent, GodsView } from './types'

const land = (points: number, more: Partial<EcosystemView> = {}): EcosystemView => ({
  hexes: [{ q: 0, r: 0, terrain: 'mountain' }],
  animals: { rabbit: [1, 2], tiger: [3], dinosaur: [0] },
  eggs: points - 1,
  golden: 0,
  points,
  is_hidden: false,
  ...more,
})

type More = { points?: number[]; events?: GodsEvent[]; undone?: boolean; takes_back?: number[] }

function frame(entry: number, turn: number, { points = [4, 4], events = [], undone = false, takes_back = [] }: More = {}) {
  const view = { turn, ecosystems: points.map((sum) => land(sum)) } as GodsView
  const told = { events, undone, takes_back, acted: null, auto: false, seat: 0 }
  return { entry, turn, view, notation: '', hands: [], hash: '', ...told } satisfies Frame<Gods>
}

const hunt = (seat: number, eggs: number) => made<GodsEvent>({ is: 'dinosaur-hunted', seat, path: [0, 3], eaten: ['tiger'], eggs })

test('the curves have the set-up and the end of each turn, and a turn that was taken back and done again once', () => {
  const { turns, curves } = tellStory([
    frame(-1, 0),
    frame(0, 1),
    frame(1, 1, { points: [5, 4] }),
    frame(2, 2, { points: [9, 4], undone: true }),
    frame(3, 1, { points: [5, 4], takes_back: [2] }),
    frame(4, 2, { points: [6, 4] }),
    frame(5, 2, { points: [6, 7] }),
  ])
  expect(turns).toEqual([0, 1, 2])
  expect(curves.map(({ points }) => points)).toEqual([
    [4, 6, 6],
    [4, 4, 7],
  ])
  // Two rabbits and a tiger: the dinosaur is no animal of the curve.
  expect(curves[0]!.animals).toEqual([3, 3, 3])
})

test('GD-6.1 a ledger begins with the nest, and counts no deed that was taken back', () => {
  const { ledgers } = tellStory([
    frame(-1, 0),
    frame(0, 1),
    frame(1, 1, { events: [hunt(0, 3)], undone: true }),
    frame(2, 1, { takes_back: [1] }),
    frame(3, 1, { events: [made<GodsEvent>({ is: 'dinosaur-hatched', seat: 0, eaten: ['eagle'], eggs: 0 }), hunt(0, 1)] }),
    frame(4, 2, { points: [6, 3], events: [made<GodsEvent>({ is: 'dinosaur-starved', seat: 1, hunter: 3 })] }),
  ])
  expect(ledgers).toEqual([
    { seat: 0, begun: 3, laid: 2, given: 1, eggs: 5, hatched: 1, starved: 0, dinosaurs: 1, points: 6 },
    { seat: 1, begun: 3, laid: 0, given: 0, eggs: 2, hatched: 0, starved: 1, dinosaurs: 1, points: 3 },
  ])
})

test('the largest feasts are told in the order of play, each with its best hunt and in the turn it was played in', () => {
  const { feasts } = tellStory(
    [
      frame(-1, 0),
      frame(0, 1),
      frame(1, 1, { events: [hunt(0, 1)] }),
      frame(2, 2, { events: [hunt(0, 2), hunt(1, 1)] }),
      frame(3, 3, { events: [hunt(1, 4)] }),
      frame(4, 3, { events: [hunt(0, 5)], undone: true }),
    ],
    2,
  )
  expect(feasts).toMatchObject([
    { turn: 1, seat: 0, eggs: 3, entry: 2, event: hunt(0, 2) },
    { turn: 2, seat: 1, eggs: 4, entry: 3, event: hunt(1, 4) },
  ])
})

test('nothing is told of no frames', () => {
  expect(tellStory([])).toEqual({ turns: [], curves: [], ledgers: [], feasts: [] })
})

test('the ranking is as the rules have it, and says where equal points were told apart', () => {
  const ecosystems = [land(9), land(12, { animals: {}, eggs: 12 }), land(9)]
  const result = { scores: [9, 12, 9], winners: [1], reason: 'stack' }
  const view = { first: 2, ecosystems, result } as GodsView
  expect(ranking(view, [2, 1, 3])).toEqual([
    { seat: 1, place: 1, points: 12, eggs: 12, dinosaurs: 0, won: true, bySeat: false },
    { seat: 0, place: 2, points: 9, eggs: 8, dinosaurs: 1, won: false, bySeat: true },
    { seat: 2, place: 3, points: 9, eggs: 8, dinosaurs: 1, won: false, bySeat: false },
  ])
})

import { expect, test } from 'vitest'
import type { LogEntry } from '../../api/protocol'
import { hexesIn, inOrder, newbornIn, sinceActivation, takenFrom, walksIn } from './facts'
import { made } from '../../test/made'
import type { Gods, GodsEvent, GodsView, TileView } from './types'

const told = made<GodsEvent>

const line = (entry: number, events: GodsEvent[], struck = false): LogEntry<Gods> => ({
  entry,
  seat: 0,
  acted: null,
  events,
  open: null,
  auto: false,
  struck,
})

test('seats play in order from the first player on', () => {
  const ecosystems = [{}, {}, {}] as GodsView['ecosystems']
  expect(inOrder({ first: 2, ecosystems })).toEqual([2, 0, 1])
  expect(inOrder({ first: null, ecosystems })).toEqual([0, 1, 2])
})

test('what happened since an activation began, without what was taken back', () => {
  const born = (target: number) => told({ is: 'prey-born', seat: 0, animal: 'frog', parent: 1, target })
  const log = [line(1, [born(9)]), line(2, [told({ is: 'species-activated', seat: 0, animal: 'frog' })]), line(3, [born(4)], true), line(4, [born(5)])]
  expect(newbornIn(sinceActivation(log), 0)).toEqual([5])
  expect(newbornIn(sinceActivation(log), 1)).toEqual([])
})

test('the tile in hand lay where the last one was taken', () => {
  const taken = (row: number) => told({ is: 'tile-taken', seat: 0, column: 'rat', row })
  const log = [line(1, [taken(0)]), line(2, [taken(1)], true)]
  const tile: TileView = { first: 'lake', second: 'lake', animal: null }
  expect(takenFrom({ in_hand: tile }, log)).toEqual({ column: 'rat', row: 0 })
  expect(takenFrom({ in_hand: null }, log)).toBeNull()
})

test('a hunt goes from its first hex to its last, through all between', () => {
  const hunted = told({ is: 'dinosaur-hunted', seat: 1, path: [0, 3, 4], eaten: ['rat'], eggs: 0 })
  expect(walksIn([hunted], 1)).toEqual([{ from: 0, to: 4 }])
  expect(walksIn([hunted], 0)).toEqual([])
  expect(hexesIn([hunted], 1)).toEqual([0, 3, 4])
})

import { expect, test } from 'vitest'
import { placed } from './ranking'

const rows = [
  { seat: 0, points: 3, herd: 1 },
  { seat: 1, points: 5, herd: 2 },
  { seat: 2, points: 5, herd: 2 },
  { seat: 3, points: 5, herd: 4 },
]
const places = (of: ReturnType<typeof placed<(typeof rows)[number]>>) => of.map(({ seat, place }) => [seat, place])

test('what counts first comes first, and equals share a place', () => {
  expect(places(placed(rows, ({ points }) => points, ({ herd }) => herd))).toEqual([[3, 1], [1, 2], [2, 2], [0, 4]])
})

test('who is equal stays in the order in which they came', () => {
  expect(places(placed(rows, ({ points }) => points))).toEqual([[1, 1], [2, 1], [3, 1], [0, 4]])
})

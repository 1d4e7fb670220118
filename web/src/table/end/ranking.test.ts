import { expect, test } from 'vitest'
import { byPlace } from './ranking'

test('rows stand in the order of their places, and who shares one in the order of seats', () => {
  const rows = [0, 1, 2, 3].map((seat) => ({ seat }))
  expect(byPlace(rows, [4, 2, 2, 1]).map(({ seat, place }) => [seat, place])).toEqual([[3, 1], [1, 2], [2, 2], [0, 4]])
})

import { expect, test } from 'vitest'
import { badgeOf, ringsOf } from './rings'
import type { Box } from './spots'

const window = { width: 800, height: 400 }
const meet = (one: Box, other: Box) =>
  one.x < other.x + other.width && other.x < one.x + one.width && one.y < other.y + other.height && other.y < one.y + one.height

test('a ring lies round its thing', () => {
  expect(ringsOf([{ x: 100, y: 100, width: 50, height: 50 }], window, true)).toEqual([{ x: 93, y: 93, width: 64, height: 64 }])
})

test('what reaches to the edge has its ring inside the window, and its number too', () => {
  const [ring] = ringsOf([{ x: -20, y: 0, width: 900, height: 500 }], window, false)
  expect(ring).toEqual({ x: 4, y: 4, width: 792, height: 392 })
  const badge = badgeOf(ring!, window)
  expect(Math.min(badge.x, badge.y)).toBeGreaterThanOrEqual(13)
})

const near: Box[] = [
  { x: 100, y: 100, width: 50, height: 50 },
  { x: 154, y: 100, width: 50, height: 50 },
]
const crossing: Box[] = [
  { x: 100, y: 100, width: 50, height: 50 },
  { x: 130, y: 110, width: 50, height: 50 },
]

test.each([[near], [crossing]])('numbered rings do not cross one another: %o', (boxes) => {
  const [one, other] = ringsOf(boxes, window, true)
  expect(meet(one!, other!)).toBe(false)
})

test('what overlaps and has no order has one ring', () => {
  expect(ringsOf(crossing, window, false)).toEqual([{ x: 93, y: 93, width: 94, height: 74 }])
  expect(ringsOf(near, window, false)).toHaveLength(2)
})

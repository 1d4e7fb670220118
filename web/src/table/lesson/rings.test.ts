import { expect, test } from 'vitest'
import { badgeOf, cornersOf, ringsOf } from './rings'
import type { Box, Spot } from './spots'

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

test('hexagons have hexagonal rings, each its own, and the number on the edge', () => {
  const side: Spot[] = [
    { x: 100, y: 100, width: 52, height: 60, isHexagon: true },
    { x: 126, y: 145, width: 52, height: 60, isHexagon: true },
  ]
  expect(ringsOf(side, window, false)).toEqual(side)
  const [ring] = ringsOf(side.slice(0, 1), window, true)
  expect(ring).toEqual({ x: 96, y: 96, width: 60, height: 68, isHexagon: true })
  expect(badgeOf(ring!, window)).toEqual({ x: 111, y: 104.5 })
})

test('a hexagon stands on a corner in an upright box, and on an edge in one that lies', () => {
  expect(cornersOf({ x: 0, y: 0, width: 52, height: 60 })).toBe('26,0 0,15 0,45 26,60 52,45 52,15')
  expect(cornersOf({ x: 0, y: 0, width: 60, height: 52 })).toBe('0,26 15,0 45,0 60,26 45,52 15,52')
})

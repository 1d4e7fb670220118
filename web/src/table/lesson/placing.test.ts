import { expect, test } from 'vitest'
import { hides, mayStay, middleOf, placeCard } from './placing'
import type { Box } from './spots'

const card = { width: 200, height: 100 }
const window = { width: 800, height: 600 }
const meets = (place: { x: number; y: number }, box: Box) =>
  place.x < box.x + box.width && box.x < place.x + card.width && place.y < box.y + box.height && box.y < place.y + card.height

test.each([
  { x: 380, y: 280, width: 40, height: 40 },
  { x: 0, y: 0, width: 40, height: 40 },
  { x: 760, y: 560, width: 40, height: 40 },
  { x: 0, y: 0, width: 800, height: 300 },
  { x: 600, y: 0, width: 200, height: 600 },
])('a card stays in the window, off what it speaks of: %o', (box) => {
  const place = placeCard(card, window, [box])
  expect(meets(place, box)).toBe(false)
  expect(place.x >= 0 && place.x + card.width <= window.width).toBe(true)
  expect(place.y >= 0 && place.y + card.height <= window.height).toBe(true)
})

test('it hides what is shunned rather than what is lit', () => {
  const lit = { x: 0, y: 0, width: 800, height: 480 }
  const bar = { x: 0, y: 480, width: 800, height: 120 }
  expect(placeCard(card, window, [lit], [[bar]]).y).toBeGreaterThanOrEqual(480)
})

test('of all that is lit it hides nothing, if there is a corner left', () => {
  const lit = [
    { x: 0, y: 0, width: 560, height: 600 },
    { x: 560, y: 150, width: 240, height: 450 },
  ]
  const place = placeCard(card, window, lit)
  expect(lit.some((box) => meets(place, box))).toBe(false)
})

test('it keeps off the bar before it keeps off the middle of the board', () => {
  const board = { x: 0, y: 0, width: 800, height: 450 }
  const bar = { x: 0, y: 450, width: 800, height: 150 }
  const lit = { x: 380, y: 400, width: 40, height: 40 }
  const place = placeCard(card, window, [lit], [[bar], [middleOf(board)]])
  expect([lit, bar, middleOf(board)].some((box) => meets(place, box))).toBe(false)
})

test('where nothing is in the way it lies beside what is lit', () => {
  const place = placeCard(card, window, [{ x: 380, y: 280, width: 40, height: 40 }])
  expect(place).toEqual({ x: 300, y: 332 })
})

test('a card that is larger than the window begins at its corner', () => {
  expect(placeCard({ width: 900, height: 700 }, window, [])).toEqual({ x: 12, y: 12 })
})

test('it stands off what may be touched, and close to it where it would hide the bar otherwise', () => {
  const lit = { x: 0, y: 0, width: 800, height: 340 }
  const place = (bar: number) => placeCard(card, window, [lit], [[{ x: 0, y: bar, width: 800, height: 600 - bar }]], 70)
  expect(place(550).y).toBe(410)
  expect(place(460).y).toBe(352)
})

test('a card stays where it lies unless it hides what matters, or reaches out of the window', () => {
  const [here, there] = [{ x: 100, y: 100 }, { x: 500, y: 400 }]
  const thing = { x: 120, y: 120, width: 40, height: 40 }
  expect(mayStay(here, there, card, window, [])).toBe(true)
  expect(mayStay(here, there, card, window, [{ ...thing, x: 400 }])).toBe(true)
  expect(mayStay(here, there, card, window, [thing])).toBe(false)
  expect(mayStay(here, here, card, window, [thing])).toBe(true)
  expect(mayStay({ x: 700, y: 100 }, there, card, window, [])).toBe(false)
})

test('a card hides a thing where more than a corner of what is seen of it lies below', () => {
  const at = { x: 100, y: 100 }
  const thing = { x: 0, y: 0, width: 400, height: 400 }
  expect(hides(at, card, window, [thing])).toBe(true)
  expect(hides({ x: 370, y: 390 }, card, window, [thing])).toBe(false)
  expect(hides({ x: 720, y: 320 }, card, window, [{ ...thing, x: 750 }])).toBe(true)
  expect(hides(at, card, window, [{ ...thing, x: 900 }])).toBe(false)
})

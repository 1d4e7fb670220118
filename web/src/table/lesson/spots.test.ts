// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { placeCard, spot, spotsOf } from './spots'

afterEach(() => {
  document.body.innerHTML = ''
  vi.restoreAllMocks()
})

function thing(name: string, { width = 20, within = document.body as HTMLElement } = {}) {
  const element = document.createElement('div')
  element.dataset['thing'] = name
  element.getBoundingClientRect = () => new DOMRect(10, 10, width, width)
  within.append(element)
  return element
}

test('the first that is in sight is pointed at', () => {
  thing('gene:leg', { width: 0 })
  const player = thing('player:0')
  expect(spot('gene:leg|player:0')).toBe(player)
  expect(spot('gene:leg')).toBeNull()
  expect(spotsOf(['zone:1', 'player:0'])).toEqual([player])
})

const card = { width: 200, height: 100 }
const window = { width: 800, height: 600 }
const meets = (place: { x: number; y: number }, box: { x: number; y: number; width: number; height: number }) =>
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
  expect(placeCard(card, window, [lit], [bar]).y).toBeGreaterThanOrEqual(480)
})

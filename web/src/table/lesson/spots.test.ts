// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { isStray, scrollIntoSight, spot, spotsOf } from './spots'

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

test('what is meant on an open sheet is scrolled into sight, and nothing beneath it', () => {
  const sheet = document.createElement('dialog')
  sheet.open = true
  document.body.append(sheet)
  const [beneath, meant] = [thing('card:leaf'), thing('card:leaf', { within: sheet })].map((one) => (one.scrollIntoView = vi.fn()))
  scrollIntoSight(['sheet:cards', 'card:leaf|card:fern'])
  expect(meant).not.toHaveBeenCalled()
  vi.spyOn(sheet, 'matches').mockImplementation((selector) => selector === ':modal')
  scrollIntoSight(['sheet:cards', 'card:leaf|card:fern'])
  expect(meant).toHaveBeenCalledOnce()
  expect(beneath).not.toHaveBeenCalled()
})

test.each([
  ['bid:2-3', true],
  ['bid:2-1', false],
  ['button:stop', false],
  ['zone:4', false],
  ['board', false],
])('beside a bid and its button, %s is a slip: %s', (touched, slip) => {
  expect(isStray(['bid:2-1|lot:2', 'button:confirm'], touched)).toBe(slip)
})

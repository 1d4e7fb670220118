// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import { Places } from './places.svelte'

/** Two rows of three places, and a button elsewhere. */
function lay(first = '0.0') {
  document.body.innerHTML = '<button id="busy"></button><div id="grid"></div>'
  const grid = document.querySelector<HTMLElement>('#grid')!
  for (const place of ['0.0', '0.1', '0.2', '1.0', '1.1', '1.2'])
    grid.insertAdjacentHTML('beforeend', `<button data-place="${place}"><b>${place}</b></button>`)
  const places = new Places(() => first)
  grid.addEventListener('keydown', (event) => places.onkeydown(event as KeyboardEvent & { currentTarget: HTMLElement }))
  grid.addEventListener('focusin', places.onfocusin)
  grid.addEventListener('focusout', places.onfocusout)
  const press = (key: string) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
    document.activeElement!.dispatchEvent(event)
    return event.defaultPrevented
  }
  const at = (place: string) => grid.querySelector<HTMLElement>(`[data-place="${place}"]`)!
  return { places, grid, press, at, here: () => document.activeElement?.textContent ?? '' }
}
afterEach(() => document.body.replaceChildren())

test('arrows lead through the rows, and nowhere beyond the last place', () => {
  const { press, at, here } = lay()
  at('0.0').focus()
  const gone = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'].map((key) => (press(key), here()))
  expect(gone).toEqual(['0.1', '1.1', '1.0', '0.0'])
  expect((press('ArrowUp'), here())).toBe('0.0')
})

test('an arrow is used up, also at the edge, so that nothing else heeds it; other keys are not', () => {
  const { press, at, here } = lay()
  at('0.2').focus()
  expect(press('ArrowRight')).toBe(true)
  expect(here()).toBe('0.2')
  expect(press('Enter')).toBe(false)
})

test('the tab key has one stop: where one is, or else the first that may be taken', () => {
  const { places, at } = lay('1.1')
  const stops = () => ['0.0', '1.1'].map((place) => places.tabindex(place))
  expect(stops()).toEqual([-1, 0])
  at('0.0').focus()
  expect(stops()).toEqual([0, -1])
  at('0.0').blur()
  expect(stops()).toEqual([-1, 0])
})

test('whoever is asked is there already, unless the keyboard is busy elsewhere', async () => {
  const { places, grid, here } = lay('1.1')
  await places.focusFirst(grid)
  expect(here()).toBe('1.1')
  document.querySelector<HTMLElement>('#busy')!.focus()
  await places.focusFirst(grid)
  expect(here()).toBe('')
})

import { afterEach, expect, test } from 'vitest'
import { panelOrder, preferences } from './preferences.svelte'

afterEach(() => (preferences.panelsStay = false))

test('panels follow the order of play, or stay as the seats are', () => {
  expect(panelOrder([2, 0, 1])).toEqual([2, 0, 1])
  preferences.panelsStay = true
  expect(panelOrder([2, 0, 1])).toEqual([0, 1, 2])
})

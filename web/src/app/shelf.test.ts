import { expect, test } from 'vitest'
import { roman } from './shelf'

test('plates are numbered in Roman figures', () => {
  expect([1, 2, 3, 4, 5, 6, 8, 9, 10, 14, 19].map(roman)).toEqual(
    ['I', 'II', 'III', 'IV', 'V', 'VI', 'VIII', 'IX', 'X', 'XIV', 'XIX'],
  )
  expect(roman(0)).toBe('')
})

import { expect, test } from 'vitest'
import { placeOn, spanOf } from './span'

test('a scale shows every rating with its doubt, in whole hundreds', () => {
  expect(spanOf([{ rating: 1520, doubt: 80 }, { rating: 1711, doubt: 120 }])).toEqual({ low: 1400, high: 1900 })
})

test('a scale is never empty', () => {
  expect(spanOf([{ rating: 1500, doubt: 0 }])).toEqual({ low: 1500, high: 1600 })
  expect(spanOf([])).toEqual({ low: 1500, high: 1600 })
})

test('a number has its place on a scale, and none lies beside it', () => {
  const span = { low: 1000, high: 2000 }
  expect(placeOn(span, 1250)).toBe(0.25)
  expect(placeOn(span, 900)).toBe(0)
  expect(placeOn(span, 2100)).toBe(1)
})

// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { agoOf } from './dates'

const NOW = 1_800_000_000
const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

it.each([
  [0, 'this minute'],
  [-5, 'this minute'],
  [59, 'this minute'],
  [MINUTE, '1 minute ago'],
  [HOUR - 1, '59 minutes ago'],
  [HOUR, '1 hour ago'],
  [DAY - 1, '23 hours ago'],
  [DAY, 'yesterday'],
  [29 * DAY, '29 days ago'],
  [30 * DAY, 'Dec 16, 2026'],
])('%d seconds ago is said in words', (passed, said) => {
  expect(agoOf(NOW - passed, 'en', NOW)).toBe(said)
})

import { expect, test } from 'vitest'
import { nextAtScreen, secretAsked } from './seats'

const now = (seat: number | null, waiting: number[], secret: number[] = [], over = false) => ({ seat, waiting, secret, over })

test('a person alone at a screen sits down at once', () => {
  expect(nextAtScreen([2], now(null, [0], [0]), false)).toEqual({ sit: 2 })
  expect(nextAtScreen([2], now(2, [0], [0]), false)).toEqual({})
})

test('who looks on is asked nothing', () => {
  expect(nextAtScreen([], now(null, [0], [0]), true)).toEqual({})
})

test.each([
  // Seats 0 and 1 share the screen, 0 sits before it.
  { waiting: [0], secret: [0], next: {} }, // it stays
  { waiting: [2], secret: [2], next: {} }, // asked elsewhere
  { waiting: [1], secret: [], next: { sit: 1 } }, // what they hold lies face down
  { waiting: [1], secret: [1], next: { cover: 1 } },
  { waiting: [1, 2], secret: [2], next: { sit: 1 } },
  { waiting: [0, 1], secret: [0, 1], next: {} }, // one after the other
  { waiting: [1, 2], secret: [1, 2], next: { cover: 1 } },
])('of seats 0 and 1 at a screen: $waiting asked, $secret in secret', ({ waiting, secret, next }) => {
  expect(nextAtScreen([0, 1], now(0, waiting, secret), true)).toEqual(next)
})

test('nobody is covered from friends without secrets', () => {
  expect(nextAtScreen([0, 1], now(0, [1], [1]), false)).toEqual({ sit: 1 })
})

test('whoever looked on as anybody may is followed in the same way', () => {
  expect(nextAtScreen([0, 1], now(null, [1], []), true)).toEqual({ sit: 1 })
  expect(nextAtScreen([0, 1], now(null, [1], [1]), true)).toEqual({ cover: 1 })
})

test('once it is over nobody is asked any more', () => {
  expect(nextAtScreen([0, 1], now(0, [1], [1], true), true)).toEqual({})
})

test('a secret question is known by who is asked and by what opened it', () => {
  const asked = (seat: number | null, secret: number[], opened: number | null) => secretAsked({ seat, secret, opened })
  expect(asked(null, [1], 7)).toBeNull()
  expect(asked(0, [1], 7)).toBeNull()
  expect(asked(1, [1], 7)).not.toBeNull()
  expect(asked(1, [1], 7)).toBe(asked(1, [0, 1], 7))
  expect(asked(1, [1], 7)).not.toBe(asked(1, [1], 12))
  expect(asked(1, [1], null)).not.toBe(asked(0, [0], null))
})

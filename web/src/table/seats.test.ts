import { expect, test } from 'vitest'
import { nextAtScreen } from './seats'

const now = (seat: number | null, waiting: number[], over = false) => ({ seat, waiting, over })
const secret = () => true

test('a person alone at a screen sits down at once', () => {
  expect(nextAtScreen([2], now(null, [0]), secret)).toEqual({ sit: 2 })
  expect(nextAtScreen([2], now(2, [0]), secret)).toEqual({})
})

test('who looks on is asked nothing', () => {
  expect(nextAtScreen([], now(null, [0]), secret)).toEqual({})
})

test('between people with secrets the screen is covered', () => {
  expect(nextAtScreen([0, 1], now(0, [1]), secret)).toEqual({ cover: 1 })
  expect(nextAtScreen([0, 1], now(0, [0]), secret)).toEqual({})
  expect(nextAtScreen([0, 1], now(0, [2]), secret)).toEqual({})
})

test.each([
  { secretive: [], done: { sit: 1 } },
  { secretive: [0], done: { cover: 1 } }, // who leaves must not be read by who comes
  { secretive: [1], done: { cover: 1 } }, // nor who comes by who leaves
  { secretive: [2], done: { sit: 1 } }, // somebody at another screen
])('seat 1 follows seat 0 where $secretive hold secrets', ({ secretive, done }) => {
  expect(nextAtScreen([0, 1], now(0, [1]), (seat) => secretive.includes(seat))).toEqual(done)
})

test('whoever looked on as anybody may has nothing to leave behind', () => {
  expect(nextAtScreen([0, 1], now(null, [1]), (seat) => seat === 0)).toEqual({ sit: 1 })
})

test('once it is over nobody is asked any more', () => {
  expect(nextAtScreen([0, 1], now(0, [1], true), secret)).toEqual({})
})

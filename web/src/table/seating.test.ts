import { expect, test } from 'vitest'
import { seating } from './seating'

const now = (seat: number | null, waiting: number[], over = false) => ({ seat, waiting, over })
const secret = () => true

test('a person alone at a screen sits down at once', () => {
  expect(seating([2], now(null, [0]), secret)).toEqual({ sit: 2 })
  expect(seating([2], now(2, [0]), secret)).toEqual({})
})

test('who looks on is asked nothing', () => {
  expect(seating([], now(null, [0]), secret)).toEqual({})
})

test('between people with secrets the screen is covered', () => {
  expect(seating([0, 1], now(0, [1]), secret)).toEqual({ cover: 1 })
  expect(seating([0, 1], now(0, [0]), secret)).toEqual({})
  expect(seating([0, 1], now(0, [2]), secret)).toEqual({})
})

test('where nobody holds a secret nobody is bothered', () => {
  expect(seating([0, 1], now(0, [1]), () => false)).toEqual({ sit: 1 })
})

test('once it is over nobody is asked any more', () => {
  expect(seating([0, 1], now(0, [1], true), secret)).toEqual({})
})

import { expect, test } from 'vitest'
import { Turns } from './turns'

test('who opens a table that already waits for them knows it', () => {
  expect(new Turns().begins(true, 4)).toBe(false)
})

test('a turn is told when it begins, and not with each further question of it', () => {
  const turns = new Turns()
  const told = [false, true, true, false, true].map((asked, entry) => turns.begins(asked, entry))
  expect(told).toEqual([false, true, false, false, true])
})

test('a decision is told once, however often it is shown', () => {
  const turns = new Turns()
  turns.begins(false, 3)
  expect(turns.begins(true, 4)).toBe(true)
  turns.begins(false, 4)
  expect(turns.begins(true, 4)).toBe(false)
})

import { expect, test } from 'vitest'
import type { Example, GameEvent } from '../../api/protocol'
import { isDone, kindsShown, ruleOf, taskOf } from './trial'

const event = (fields: object) => fields as GameEvent
const film = (...events: object[]) => ({ frames: [{ events }] }) as unknown as Pick<Example, 'frames'>

test('an example has a task of its own, and is of one rule', () => {
  expect(taskOf('GD-5.1')).toBe('trial-gd-5-1')
  expect(taskOf('E1-6.1-2')).toBe('trial-e1-6-1-2')
  expect([ruleOf('GD-5.1'), ruleOf('E1-6.1-2')]).toEqual(['GD-5.1', 'E1-6.1'])
})

test('what an example shows is what its own rule tells, and never anything else', () => {
  const shown = film({ is: 'hatched', rule: 'GD-5.1' }, { is: 'hunted', rule: 'GD-5.2' })
  expect([...kindsShown(shown, 'GD-5.1')]).toEqual(['hatched'])
  expect([...kindsShown(shown, 'GD-4.1')]).toEqual([])
})

const RULE = 'EF-4.1'
const line = (entry: number, by: number | null, fields: object, struck = false) => ({
  entry,
  struck,
  seat: by,
  events: [event({ is: 'moved', rule: RULE, ...fields })],
})
const done = (...log: ReturnType<typeof line>[]) => isDone(log, 5, RULE, new Set(['moved']), 1)

test('it is done once it happened to oneself, and no longer when it is taken back', () => {
  expect(done(line(4, 1, { seat: 1 }))).toBe(false)
  expect(done(line(5, 0, { seat: 0 }))).toBe(false)
  expect(done(line(5, 1, { seat: 1 }))).toBe(true)
  expect(done(line(5, 1, { seat: 1 }, true))).toBe(false)
  expect(done(line(5, 0, {}))).toBe(true)
})

test('it is not done by the like of it under another rule', () => {
  expect(done(line(5, 1, { seat: 1, rule: 'EF-3.3' }))).toBe(false)
  expect(done(line(5, 1, { seat: 1, is: 'sent-back' }))).toBe(false)
})

test('what befell an animal is done by whoever brought it about, and a game is won by the winners', () => {
  expect(done(line(5, 0, { animal: 1 }))).toBe(false)
  expect(done(line(5, 1, { animal: 0 }))).toBe(true)
  expect(done(line(5, null, { animal: 0, winners: [0] }))).toBe(false)
  expect(done(line(5, null, { animal: 1, winners: [1] }))).toBe(true)
})

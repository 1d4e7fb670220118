import { expect, test } from 'vitest'
import { Fingers } from './fingers'

const at = (pointerId: number, clientX: number, clientY: number) => ({ pointerId, clientX, clientY }) as PointerEvent

test('one finger pinches nothing, and one that is not down is not followed', () => {
  const fingers = new Fingers()
  fingers.down(at(1, 0, 0))
  expect(fingers.move(at(1, 50, 0))).toBeNull()
  expect(fingers.move(at(2, 50, 0))).toBeNull()
  expect([fingers.count, fingers.has(at(2, 0, 0))]).toEqual([1, false])
})

test('two fingers tell how far they opened and turned, and around where', () => {
  const fingers = new Fingers()
  fingers.down(at(1, 0, 0))
  fingers.down(at(2, 100, 0))
  expect(fingers.move(at(2, 200, 0))).toEqual({ at: { x: 100, y: 0 }, factor: 2, twist: 0 })
  const turned = fingers.move(at(2, 0, 200))!
  expect([turned.factor, turned.twist]).toEqual([1, 90])
  fingers.up(at(1, 0, 0))
  expect(fingers.move(at(2, 0, 0))).toBeNull()
})

test('across the half turn it is the short way round', () => {
  const fingers = new Fingers()
  fingers.down(at(1, 0, 0))
  fingers.down(at(2, -100, 10))
  expect(Math.abs(fingers.move(at(2, -100, -10))!.twist)).toBeLessThan(15)
})

import { expect, test } from 'vitest'
import { beside, type Box } from './beside'

const screen = { width: 400, height: 300 }
const note = { width: 100, height: 40 }
const box = (left: number, top: number, width = 20, height = 20): Box => ({ left, top, right: left + width, bottom: top + height })

test('a note lies above its thing, in its middle', () => {
  expect(beside(box(190, 150), note, screen, [])).toEqual({ left: 150, top: 104 })
})

test('without room above it lies below, and never off the screen', () => {
  expect(beside(box(190, 10), note, screen, [])).toEqual({ left: 150, top: 36 })
  expect(beside(box(380, 150), note, screen, [])).toEqual({ left: 292, top: 104 })
  expect(beside(box(0, 150), note, screen, [])).toEqual({ left: 8, top: 104 })
})

test('it keeps off what is being decided', () => {
  const [above, below] = [box(150, 90, 60, 45), box(150, 185, 60, 45)]
  expect(beside(box(190, 150), note, screen, [above])).toEqual({ left: 150, top: 176 })
  expect(beside(box(190, 150), note, screen, [above, below])).toEqual({ left: 216, top: 140 })
})

test('where there is no room around it, it lies beside all of that, if it is not far', () => {
  const wide = { width: 900, height: 300 }
  const choices = [box(80, 100, 200, 45), box(80, 175, 200, 45), box(216, 140, 60, 40), box(120, 140, 60, 40)]
  expect(beside(box(190, 150), note, wide, choices)).toEqual({ left: 150, top: 54 })
  const all = [...choices, box(0, 0, 900, 60)]
  expect(beside(box(190, 150), note, wide, all)).not.toEqual({ left: 150, top: 54 })
})

test('where everything is taken it covers what it must, but not its thing', () => {
  const { top } = beside(box(190, 150), note, screen, [box(0, 0, 400, 300)])
  expect(top).toBe(104)
})

// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import type { Lesson, LessonStep } from '../../api/protocol'
import { Course, type Taught } from './course.svelte'

const made = (kind: LessonStep['kind'], after: number): LessonStep => ({
  kind,
  after,
  text: `${kind} after ${after}`,
  wrong: kind === 'do' ? 'not that' : null,
  act: kind === 'do' ? { is: 'walk' } : null,
  at: ['board'],
  rule: null,
})
// Luck comes after the second sentence, two rivals after the act.
const steps = [made('look', 0), made('look', 0), made('do', 1), made('see', 4), made('do', 4)]
const lesson: Lesson = { game: 'g', lesson: 'first', title: 't', seat: 0, cues: 5, steps, afterwards: {} }

function table(cue: number) {
  const live = { id: 'a', cue, resting: true, sending: false, refused: null, act: vi.fn(), undo: vi.fn(), clearNotices: vi.fn(), read: vi.fn() }
  return live as typeof live & Taught
}
function at(cue: number) {
  const live = table(cue)
  return { live, course: new Course(live, lesson) }
}
beforeEach(() => localStorage.clear())

test('what is looked at leads on, and the server hears how far one has read', () => {
  const { live, course } = at(0)
  course.goOn()
  course.goOn()
  expect(course.at).toBe(2)
  expect(live.read).toHaveBeenLastCalledWith(2)
})

test('an act is not read past, and leads on once it was done', () => {
  localStorage.setItem('mesozoic.lesson-steps', '{"a":2}')
  const { live, course } = at(1)
  course.goOn()
  expect(course.at).toBe(2)
  course.skip()
  expect(live.act).toHaveBeenCalledWith({ is: 'walk' })
  live.cue = 2
  course.follow()
  expect(course.at).toBe(3)
})

test('whoever would be shown while an answer is on its way is shown once it is there', () => {
  localStorage.setItem('mesozoic.lesson-steps', '{"a":2}')
  const { live, course } = at(1)
  live.sending = true
  course.skip()
  course.hearAnswer()
  expect(live.act).not.toHaveBeenCalled()
  live.sending = false
  course.hearAnswer()
  course.hearAnswer()
  expect(live.act).toHaveBeenCalledTimes(1)
})

test('nobody is shown what was done rightly after all', () => {
  localStorage.setItem('mesozoic.lesson-steps', '{"a":2}')
  const live = table(1)
  const course = new Course(live, { ...lesson, steps: steps.with(3, made('do', 2)) })
  live.sending = true
  course.skip()
  Object.assign(live, { sending: false, cue: 2 })
  course.follow()
  course.hearAnswer()
  expect([course.at, live.act.mock.calls.length]).toEqual([3, 0])
})

test('what was taken back leads back to its act', () => {
  localStorage.setItem('mesozoic.lesson-steps', '{"a":3}')
  const { live, course } = at(4)
  expect(course.at).toBe(3)
  course.goBack()
  expect(live.undo).toHaveBeenCalled()
  live.cue = 1
  course.follow()
  expect(course.at).toBe(2)
  course.goBack()
  expect(course.at).toBe(1)
  expect(live.undo).toHaveBeenCalledTimes(1)
})

test.each([
  [0, 0, 0],
  [0, 99, 2],
  [1, 1, 1],
  [4, 0, 3],
  [4, 99, 4],
  [5, 0, 5],
])('whoever comes back at cue %i having read to %i stands at step %i', (cue, read, step) => {
  localStorage.setItem('mesozoic.lesson-steps', JSON.stringify({ a: read }))
  expect(at(cue).course.at).toBe(step)
})

test('an answer of the lesson is said by its card, any other by the table', () => {
  localStorage.setItem('mesozoic.lesson-steps', '{"a":2}')
  const { live, course } = at(1)
  Object.assign(live, { refused: { key: 'why-far' } })
  course.hearRefusal()
  expect(course.isWrong).toBe(false)
  Object.assign(live, { refused: { key: 'lesson-other-way' } })
  course.hearRefusal()
  expect(course.isWrong).toBe(true)
  expect(live.clearNotices).toHaveBeenCalledTimes(1)
})

test('what was done for somebody is seen before the next card comes', () => {
  vi.useFakeTimers()
  localStorage.setItem('mesozoic.lesson-steps', '{"a":2}')
  const live = table(1)
  const course = new Course(live, lesson, () => 1500)
  course.skip()
  live.cue = 4
  course.follow()
  expect([course.at, course.step]).toEqual([3, null])
  vi.advanceTimersByTime(1500)
  expect(course.step).toBe(steps[3])
  vi.useRealTimers()
})

test('a slip is one as soon as it is touched, until what is meant is touched', () => {
  localStorage.setItem('mesozoic.lesson-steps', '{"a":2}')
  const walk = { ...made('do', 1), at: ['zone:4', 'zone:3', 'button:confirm'] }
  const course = new Course(table(1), { ...lesson, steps: steps.with(2, walk) })
  const after = (thing: string) => (course.touch(thing), course.isWrong)
  expect(after('zone:8')).toBe(true)
  expect(after('button:confirm')).toBe(true)
  expect(after('zone:4')).toBe(false)
})

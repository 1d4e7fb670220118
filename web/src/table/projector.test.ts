import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Frame, Frames } from '../api/protocol'
import { Projector } from './projector.svelte'
import { foremost, longest } from './captions'
import { played, turnEnds } from './turns'

const frame = (entry: number, turn: number, tells = true, more: Partial<Frame> = {}) =>
  ({ entry, turn, seat: 0, acted: null, rules: [], auto: false, undone: false, takes_back: [], ...more,
    events: tells ? [{ is: 'said', entry }] : [] }) as unknown as Frame
/** Set-up; a first turn of three entries, of which one tells nothing; a second of two, the first taken back. */
const frames = [
  frame(-1, 0, false),
  frame(0, 1),
  frame(1, 1, false),
  frame(2, 1),
  frame(3, 2, true, { undone: true }),
  frame(4, 2, false, { takes_back: [3] } as unknown as Partial<Frame>),
  frame(5, 2),
]
const projector = (entry: number | null = null) => new Projector({ frames } as unknown as Frames, () => 500, entry)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a film opens at the entry that its address names, or at the last where there is none such', () => {
  expect(projector().at).toBe(0)
  expect(projector(2).at).toBe(3)
  expect(projector(99).at).toBe(6)
})

test('a step leads to the next thing that was told, and no further than the film', () => {
  const film = projector()
  const stepped = [1, 1, 1, 1, 1, -1, -1, -1, -1, -1].map((by) => (film.step(by as 1 | -1), film.at))
  expect(stepped).toEqual([1, 3, 4, 6, 6, 4, 3, 1, 0, 0])
})

test('at once is at the end at once, also in the midst of it', () => {
  let time = 500
  const film = new Projector({ frames } as unknown as Frames, () => time)
  film.play()
  vi.advanceTimersByTime(500)
  expect([film.at, film.playing]).toEqual([1, true])
  time = 0
  vi.advanceTimersByTime(500)
  expect([film.at, film.playing]).toEqual([6, false])
})

test('a turn back leads to the beginning of this one, then of the one before', () => {
  const film = projector(2)
  const turned = [-1, -1, 1, 1, 1].map((by) => (film.turn(by as 1 | -1), film.at))
  expect(turned).toEqual([1, 0, 1, 4, 6])
})

test('a film runs by itself to its end, stops there, and begins again', () => {
  const film = projector()
  film.play()
  vi.advanceTimersByTime(499)
  expect(film.at).toBe(0)
  vi.advanceTimersByTime(1)
  expect(film.at).toBe(1)
  vi.advanceTimersByTime(5000)
  expect([film.at, film.playing]).toEqual([6, false])
  film.play()
  expect([film.at, film.playing]).toEqual([0, true])
  film.pause()
  vi.advanceTimersByTime(5000)
  expect(film.at).toBe(0)
})

test('the log goes as far as the film, and strikes out only what has been taken back by then', () => {
  const struck = (entry: number) => projector(entry).log().map((line) => [line.entry, line.struck])
  expect(struck(3)).toEqual([[0, false], [2, false], [3, false]])
  expect(struck(5)).toEqual([[0, false], [2, false], [3, true], [5, false]])
})

test('an entry belongs to the turn in which it was played, and each turn has a last one', () => {
  const kept = played(frames)
  expect(kept.map(({ frame: { entry }, turn }) => [entry, turn])).toEqual([[-1, 0], [0, 0], [1, 1], [2, 1], [4, 1], [5, 2]])
  expect(turnEnds(kept).map(({ frame: { entry } }) => entry)).toEqual([0, 4, 5])
})

test('the weightiest of some events is told, for as long as the longest takes', () => {
  const events = [{ is: 'walk' }, { is: 'fight' }, { is: 'birth' }]
  expect(foremost(['birth', 'fight'], events)).toEqual({ is: 'birth' })
  expect(foremost(['end'], events)).toBeNull()
  expect(longest({ walk: 20, fight: 90 }, events)).toBe(90)
  expect(longest({}, events)).toBe(0)
})

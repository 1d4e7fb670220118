// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { forgetKept, keeperKey, keptRecords, rememberKept, summaryOf } from './kept'
import type { Frames } from './protocol'

beforeEach(() => localStorage.clear())

const film = {
  table: { game: 'evo-2001', seats: [{ name: 'Ada', kind: 'here', bot: null, level: null }] },
  proof: { entries: 7, finished: true, luck: true },
  frames: [{ turn: 1, view: { result: null } }, { turn: 3, view: { result: { winners: [0], scores: [12] } } }],
} as unknown as Frames
const record = (id: string) => summaryOf(film, id, 5)

test('a film is a line of who played, who won and with what', () => {
  expect(record('kept-a')).toEqual({
    table: 'kept-a',
    lesson: null,
    moved: null,
    game: 'evo-2001',
    players: 1,
    seats: [{ name: 'Ada', kind: 'here', level: null }],
    turn: 3,
    entries: 7,
    over: true,
    winners: [0],
    scores: [12],
    waiting: [],
    rated: false,
    clock: null,
    ended: false,
    at: 5,
  })
})

test('what was kept is listed once, the newest first, until it is forgotten; the key stays', () => {
  for (const id of ['kept-a', 'kept-b', 'kept-a']) rememberKept('key', record(id))
  expect(keptRecords().map(({ table }) => table)).toEqual(['kept-a', 'kept-b'])
  forgetKept('kept-a')
  expect(keptRecords().map(({ table }) => table)).toEqual(['kept-b'])
  expect(keeperKey()).toBe('key')
})

test('a store that cannot be read holds nothing', () => {
  localStorage.setItem('mesozoic.kept', '{')
  expect(keeperKey()).toBeNull()
  expect(keptRecords()).toEqual([])
})

// @vitest-environment jsdom
import { render } from '@testing-library/svelte'
import { beforeAll, expect, test } from 'vitest'
import type { TableSummary } from '../api/protocol'
import { words } from '../words/index.svelte'
import TableLine from './TableLine.svelte'

beforeAll(() => words.know('evo-2001'))

const OVER: TableSummary = {
  table: 't',
  lesson: null,
  moved: null,
  game: 'evo-2001',
  players: 3,
  seats: [
    { name: 'Ada', kind: 'link', level: null },
    { name: '', kind: 'bot', level: 3 },
    { name: 'Rex', kind: 'bot', level: 3 },
  ],
  turn: 9,
  entries: 7,
  over: true,
  winners: [0],
  scores: [9, 8, 7],
  waiting: [],
  rated: false,
  clock: null,
  ended: false,
  at: 5,
}
const stands = (known: TableSummary, more: object = {}) =>
  render(TableLine, { known, href: '#', ...more }).container.querySelector('.stands')?.textContent

test('a bot without a name is called by its level, and one with a name by that', () => {
  expect(stands({ ...OVER, winners: [1] })).toBe('Won by Bot, Forager')
  expect(stands({ ...OVER, winners: [2] })).toBe('Won by Rex')
})

test('what a bot won for who left is not theirs', () => {
  expect(stands(OVER, { yours: [0] })).toBe('Won by Ada')
  expect(stands(OVER, { yours: [0], hasLeft: true })).toBe('The game is over.')
})

test('a table that one may watch says its pace, and whether it counts', () => {
  const clock = { kind: 'days', days: 3 } as const
  const line = (more: object) =>
    render(TableLine, { known: { ...OVER, over: false, rated: true, clock }, href: '#', ...more }).container.textContent
  expect(line({ terms: true })).toMatch(/3\D*days.* · Rated/)
  expect(line({})).not.toContain('Rated')
})

test('a game without a result says why', () => {
  expect(stands({ ...OVER, winners: [], ended: true })).toBe('Ended without a result: everybody agreed')
})

// @vitest-environment jsdom
import { render, screen } from '@testing-library/svelte'
import { beforeAll, expect, test } from 'vitest'
import { forget, keepKeys } from '../api/keys'
import type { SeatClock } from '../api/protocol'
import type { BarTable } from './contracts'
import { CLOCKS, TableClocks } from './pace/clocks.svelte'
import { words } from '../words/index.svelte'
import DecisionBar from './DecisionBar.svelte'

beforeAll(() => words.know('evo-2001'))

const nothing = () => {}
const seat = (name: string) => ({ name, kind: 'here' as const, bot: null, level: null, present: true })
const live: BarTable = {
  id: 'fixture',
  welcome: { game: 'evo-2001', yours: [0] },
  now: { undo: false },
  seats: [seat('Anna'), seat('Bruno')],
  connection: 'open',
  reason: null,
  refused: null,
  backlog: 1,
  held: null,
  skip: nothing,
  undo: nothing,
  askUndo: nothing,
  mayUndo: false,
  mayAskUndo: false,
  goOn: nothing,
  pace: nothing,
}
const led = (bot: SeatClock['bot']) => {
  const clocks = new TableClocks()
  const seat = { left: null, runs: false, holiday: false, missing: false }
  clocks.hear({ is: 'clocks', n: 1, seats: [bot, null].map((bot) => ({ ...seat, bot })), removable: null, end: [], ended: false })
  return new Map<unknown, unknown>([[CLOCKS, clocks]])
}
const told = (asked: number[], context = new Map<unknown, unknown>(), yours = [0]) => {
  const view = { moment: { is: 'movement', seat: asked[0]!, steps: 1, swims: 0 }, asked, result: null }
  render(DecisionBar, { props: { live: { ...live, welcome: { game: 'evo-2001', yours } }, view, mine: false, hint: '', aim: null, buttons: [] }, context })
  return [...document.querySelectorAll('.hint')].at(-1)?.textContent
}

test('whoever waits for another is told that it is not their turn', () => {
  expect(told([1])).toMatch(/^Not your turn/)
})
test('whoever has resigned is told that a bot plays on, whoever is asked', () => {
  for (const asked of [[0], [1]]) expect(told(asked, led('resigned'))).toBe('You have resigned: a bot plays on for you.')
  expect(told([1], led(null))).toMatch(/^Not your turn/)
})
test('whoever looks on is told of a link only where they came with a key', () => {
  expect(told([1], new Map(), [])).toBe('You are watching.')
  keepKeys('fixture', ['of no seat'])
  expect(told([1], new Map(), [])).toBe('You are watching: this link gives no seat.')
  forget('fixture')
})
test('whoever is asked, but not shown yet what led to it, is not told that it is not their turn', () => {
  expect(told([0])).toBe('One moment…')
  expect(screen.queryByText(/Not your turn/)).toBeNull()
})

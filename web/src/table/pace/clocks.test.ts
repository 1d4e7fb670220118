import { expect, test } from 'vitest'
import type { Clocks } from '../../api/protocol'
import { TableClocks } from './clocks.svelte'

const SEAT = { left: 60, runs: true, bot: null, holiday: false, missing: false }
const told = (runs: boolean[], ended = false): Clocks => ({
  is: 'clocks', n: 1, seats: runs.map((one) => ({ ...SEAT, runs: one })), removable: null, end: [], ended,
}) // prettier-ignore

test.each([
  ['one sees the own where several run', [true, true, true], 1],
  ['else whose runs', [false, false, true], 2],
  ['or none', [false, false, false], undefined],
])('of the clocks %s', (_, runs, first) => {
  const clocks = new TableClocks()
  clocks.yours = [1]
  clocks.hear(told(runs))
  expect(clocks.first).toBe(first)
  clocks.hear(told(runs, true))
  expect(clocks.first).toBeUndefined()
})

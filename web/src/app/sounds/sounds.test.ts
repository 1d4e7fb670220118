// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { manifests } from '../../games'
import { preferences } from '../preferences.svelte'
import { SOUNDS, STROKES, TOUCHES } from './instrument'
import { soundOf, tellEvents, tellTurn, type Heard } from './sounds'

const HEARD: Heard = { walked: 'step', rolled: 'die', died: 'death' }
const events = (...names: string[]) => names.map((is) => ({ is }))

test.each([
  [events('walked'), 'step'],
  [events('walked', 'rolled'), 'die'],
  [events('rolled', 'died', 'walked'), 'death'],
  [events('scored'), null],
  [[], null],
])('of what happened at once the weightiest is heard', (happened, name) => {
  expect(soundOf(happened, HEARD)).toBe(name)
})

test('every sound is short, soft, and can be felt', () => {
  for (const name of SOUNDS) {
    expect(Math.max(...STROKES[name].map(({ after, seconds }) => after + seconds))).toBeLessThan(0.7)
    expect(TOUCHES[name].reduce((sum, part) => sum + part)).toBeLessThan(200)
  }
})

const started = vi.fn()
const vibrate = vi.fn()
beforeEach(() => {
  const node = { connect: (next: unknown) => next, start: started, stop: () => {}, type: '' }
  const value = { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} }
  vi.stubGlobal(
    'AudioContext',
    class {
      currentTime = 0
      destination = {}
      resume = async () => {}
      createOscillator = () => ({ ...node, frequency: value })
      createGain = () => ({ ...node, gain: value })
    },
  )
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  Object.defineProperty(navigator, 'vibrate', { value: vibrate, configurable: true })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.clearAllMocks()
  preferences.volume = 0
  preferences.tableSounds = preferences.vibrates = false
})

test.each([
  { volume: 0, tableSounds: false, vibrates: false, turn: 0, table: 0, felt: 0 },
  { volume: 50, tableSounds: false, vibrates: false, turn: 2, table: 0, felt: 0 },
  { volume: 50, tableSounds: true, vibrates: false, turn: 2, table: 1, felt: 0 },
  { volume: 0, tableSounds: true, vibrates: false, turn: 0, table: 0, felt: 0 },
  { volume: 0, tableSounds: false, vibrates: true, turn: 0, table: 0, felt: 2 },
])('each is a switch of its own: %o', ({ turn, table, felt, ...wished }) => {
  Object.assign(preferences, wished)
  tellTurn()
  expect(started).toHaveBeenCalledTimes(turn)
  started.mockClear()
  tellEvents(events('walked'), HEARD)
  expect(started).toHaveBeenCalledTimes(table)
  expect(vibrate).toHaveBeenCalledTimes(felt)
})

test.each(Object.values(manifests))('$id is heard', async ({ table }) => {
  const heard = Object.values((await table()).default.sounds ?? {})
  expect(heard.length).toBeGreaterThan(3)
  expect(heard.filter((name) => !name || !SOUNDS.includes(name))).toEqual([])
})

import { expect, test } from 'vitest'
import type { LogEntry } from '../../api/protocol'
import { account, activations, answeredSince, beats, closedBy, closes, empty, isQuiet, spread, watched, type Deed } from './summary'
import { made } from '../../test/made'
import type { Kind } from './art/kinds'
import type { Gods, GodsEvent } from './types'

const deed = made<Deed>
const told = made<GodsEvent>

const line = (entry: number, events: GodsEvent[], struck = false): LogEntry<Gods> => ({
  entry,
  seat: 0,
  acted: null,
  events,
  open: null,
  auto: false,
  struck,
})

const born = (seat: number, target: number, animal: Kind = 'frog') => deed({ is: 'prey-born', seat, animal, parent: 1, target })
const hunted = (seat: number, path: number[], eaten: Kind[], newborn: number[] = []) =>
  deed({ is: 'predator-hunted', seat, animal: 'tiger', path, eaten, newborn })
const dined = (seat: number, path: number[], eaten: Kind[], eggs: number) =>
  deed({ is: 'dinosaur-hunted', seat, path, eaten, eggs })
const activated = (animal: Kind) => told({ is: 'species-activated', seat: 0, animal })
const confirmed = (seat: number) => told({ is: 'activation-confirmed', seat })
const DINOSAURS = told({ is: 'dinosaurs-activated' })
const NEXT = told({ is: 'turn-began', turn: 2, seat: 1 })

test('an account is of one seat, and tells what was eaten, born, starved and laid', () => {
  const deeds = [
    born(0, 2),
    born(1, 2),
    hunted(0, [3, 4, 5], ['rat', 'rabbit'], [4]),
    deed({ is: 'predator-starved', seat: 0, animal: 'eagle', hunter: 8 }),
    dined(0, [0, 1], ['tiger'], 1),
    deed({ is: 'dinosaur-starved', seat: 0, hunter: 7 }),
  ]
  expect(account(deeds, 0)).toEqual({
    seat: 0,
    eaten: { rat: 1, rabbit: 1, tiger: 1 },
    born: { frog: 1, tiger: 1 },
    starved: { eagle: 1, dinosaur: 1 },
    hatched: 0,
    eggs: 1,
  })
  expect(account(deeds, 2)).toEqual(empty(2))
})

test('GD-5.1 the egg that a dinosaur hatched from was not laid the less', () => {
  // One egg for the tiger that stood on the nest, one given up.
  const deeds = [deed({ is: 'dinosaur-hatched', seat: 0, eaten: ['tiger'], eggs: 0 })]
  expect(account(deeds, 0)).toMatchObject({ hatched: 1, eggs: 1, eaten: { tiger: 1 } })
})

test('a quiet account has nothing in it', () => {
  expect(isQuiet(empty(0))).toBe(true)
  expect(isQuiet(account([born(0, 2)], 0))).toBe(false)
  expect(isQuiet({ ...empty(0), hatched: 1 })).toBe(false)
})

test('a tally is spread to as many as there were, in the order of the columns', () => {
  expect(spread({ rat: 2, frog: 1 })).toEqual(['frog', 'rat', 'rat'])
})

test('an activation closes when what follows it is told with the last confirmation', () => {
  expect(closes([confirmed(0)])).toBe(false)
  expect(closes([NEXT])).toBe(false)
  expect(closes([DINOSAURS, confirmed(0)])).toBe(false)
  expect(closes([confirmed(0), born(1, 2), NEXT])).toBe(true)
  expect(closes([confirmed(0), DINOSAURS])).toBe(true)
})

test('activations follow each other; what was taken back is in none', () => {
  const log = [
    line(1, [activated('frog')]),
    line(2, [born(0, 4)], true),
    line(3, [born(0, 5)]),
    line(4, [confirmed(1), born(1, 6), DINOSAURS]),
    line(5, [dined(0, [0, 1], ['rat'], 0)]),
  ]
  expect(activations(log)).toEqual([
    { animal: 'frog', deeds: [born(0, 5), born(1, 6)], begun: 1, closed: 4 },
    { animal: 'dinosaur', deeds: [dined(0, [0, 1], ['rat'], 0)], begun: 4, closed: null },
  ])
})

test('those are told that were over with an entry, unless nothing happened in them', () => {
  const log = [
    line(1, [activated('frog')]),
    line(2, [confirmed(0), born(0, 5), activated('rat')]),
    line(3, [confirmed(0), NEXT]),
  ]
  expect(closedBy(log, 2).map(({ animal }) => animal)).toEqual(['frog'])
  expect(closedBy(log, 3)).toEqual([])
  expect(closedBy(log, 1)).toEqual([])
})

test('births of a kind are one look, and every hunt is one', () => {
  const looks = beats({ frog: [1], tiger: [3], rat: [5] }, [born(0, 2), born(1, 9), born(0, 4), hunted(0, [3, 4, 5], ['frog', 'rat'], [4])], 0)
  expect(looks).toEqual([
    { animals: { frog: [1, 2, 4], tiger: [3], rat: [5] }, path: [], meals: [], newborn: [], laid: [] },
    { animals: { frog: [1, 2], tiger: [5, 4], rat: [] }, path: [3, 4, 5], meals: [4, 5], newborn: [4], laid: [] },
  ])
})

test('a dinosaur lays where it met a predator, and starves from where it stood', () => {
  const starved = deed({ is: 'dinosaur-starved', seat: 0, hunter: 2 })
  const looks = beats({ dinosaur: [0, 2], eagle: [1], frog: [3] }, [dined(0, [0, 1, 3], ['eagle', 'frog'], 1), starved], 0)
  expect(looks.map(({ animals }) => animals.dinosaur)).toEqual([[2, 3], [3]])
  expect(looks[0]).toMatchObject({ meals: [1, 3], laid: [1] })
})

test('a hatchling takes the place of what stood on the nest', () => {
  const looks = beats({ tiger: [0], dinosaur: [] }, [deed({ is: 'dinosaur-hatched', seat: 0, eaten: ['tiger'], eggs: 0 })], 0)
  expect(looks[0]!.animals).toEqual({ tiger: [], dinosaur: [0] })
})

test('a replay looks as long as its longest deed', () => {
  expect(watched([])).toBe(0)
  expect(watched([born(0, 1), dined(0, [0, 1], [], 0)])).toBe(watched([dined(0, [0, 1], [], 0)]))
})

test('GD-4.2 where entries were passed over, an activation in which one of a seat starved is told all the same', () => {
  const starved = deed({ is: 'predator-starved', seat: 0, animal: 'tiger', hunter: 3 })
  const log = [
    line(1, [activated('tiger'), starved]),
    line(2, [confirmed(0), NEXT]),
    line(3, [activated('frog'), born(1, 2)]),
    line(4, [confirmed(1), NEXT]),
    line(5, [NEXT]),
  ]
  const told = (since: number, starving: number | null) => closedBy(log, 5, { since, starving }).map(({ animal }) => animal)
  expect(told(1, 0)).toEqual(['tiger'])
  expect(told(1, 1)).toEqual([])
  expect(told(1, null)).toEqual([])
  expect(told(2, 0)).toEqual([])
  expect(told(-1, 0)).toEqual([])
})

test('a seat has answered once it did something itself, later, that stands', () => {
  const act = (entry: number, more: Partial<LogEntry<Gods>> = {}): LogEntry<Gods> => ({ ...line(entry, []), acted: { is: 'confirm' }, ...more })
  expect(answeredSince([act(4)], 3, 0)).toBe(true)
  expect(answeredSince([act(3)], 3, 0)).toBe(false)
  expect(answeredSince([act(4, { auto: true }), act(5, { struck: true }), line(6, [])], 3, 0)).toBe(false)
  expect(answeredSince([act(4)], 3, 1)).toBe(false)
})

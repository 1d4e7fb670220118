import { expect, test } from 'vitest'
import type { LogEntry } from '../../api/protocol'
import { made } from '../../test/made'
import { clashIn, inOrder, moves, ownerOf, withStays, zonesIn, zonesOf } from './facts'
import type { IslandAction, IslandEvent, IslandGame, IslandView } from './types'

const event = made<IslandEvent>
const action = made<IslandAction>
type Line = LogEntry<IslandGame>
const line = (seat: number | null, acted: IslandAction | null, events: IslandEvent[] = [], struck = false): Line => ({
  entry: 0,
  seat,
  acted,
  events,
  open: null,
  auto: false,
  struck,
})
const STOP = action({ is: 'stop' })
const WALK = action({ is: 'walk', origin: 1, target: 2 })
const stayed = (log: Line[]) => withStays(log).map(({ events }) => events.some(({ is }) => is === 'web-log-stayed'))

test('who stops without having moved in this turn is told to have stayed', () => {
  const walked = line(0, WALK, [event({ is: 'dinosaur-walked', seat: 0 })])
  const turn = line(null, null, [event({ is: 'turn-began', turn: 2 })])
  expect(stayed([walked, line(0, STOP), line(1, STOP)])).toEqual([false, false, true])
  expect(stayed([walked, turn, line(0, STOP)])).toEqual([false, false, true])
  expect(withStays([line(1, STOP)])[0]!.events).toEqual([{ is: 'web-log-stayed', rule: '', seat: 1 }])
})

test.each(['attack', 'fly', 'swim'] as const)('to %s is to move, too', (is) => {
  expect(stayed([line(0, action({ is, origin: 1, target: 2 })), line(0, STOP)])).toEqual([false, false])
})

test('what was taken back has not moved anybody, and is not told to have stayed', () => {
  expect(stayed([line(0, WALK, [], true), line(0, STOP)])).toEqual([false, true])
  expect(stayed([line(0, STOP, [], true)])).toEqual([false])
})

test('who stops with something to tell, and what nobody did, is no staying', () => {
  expect(stayed([line(0, STOP, [event({ is: 'nobody-born' })]), line(null, STOP), line(0, null)])).toEqual([false, false, false])
})

test('moves and zones are read from the options', () => {
  const options = [WALK, STOP, action({ is: 'remove', zone: 7 })]
  expect(moves(options)).toEqual([{ origin: 1, target: 2, action: WALK }])
  expect(zonesOf(options, 'remove')).toEqual([7])
  expect(zonesOf(options, 'walk')).toEqual([])
})

test('an event speaks of the zones it names', () => {
  expect(zonesIn(event({ is: 'newborn-placed', zone: 4 }))).toEqual([4])
  expect(zonesIn(event({ is: 'dinosaurs-died', zones: [3, 5] }))).toEqual([3, 5])
  const fight = event({ is: 'combat-fought', origin: 1, target: 2 })
  expect(zonesIn(fight)).toEqual([1, 2])
  expect(clashIn([event({ is: 'turn-began' }), fight])).toEqual({ origin: 1, target: 2 })
  expect(clashIn([])).toBeNull()
})

test('species are in order of play once that is known, and own where they stand', () => {
  const species = [[1, 4], [6]].map((dinosaurs) => ({ dinosaurs })) as IslandView['species']
  const view = (order: number[]) => ({ species, order }) as IslandView
  expect([inOrder(view([])), inOrder(view([1, 0]))]).toEqual([[0, 1], [1, 0]])
  expect([4, 6, 5].map((zone) => ownerOf(view([]), zone))).toEqual([0, 1, null])
})

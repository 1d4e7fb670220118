import { expect, test } from 'vitest'
import messages from '../../../tests/fixtures/evo2011-3.json'
import type { Action, Moment, Situation, Welcome } from '../../api/protocol'
import { declining } from '../../test/made'
import { Choosing } from './choosing.svelte'
import type { Evo2011, Evo2011View } from './types'

type Now = Situation<Evo2011>
const all = messages as unknown as { situation?: Now }[]
const { board } = all[0] as unknown as Welcome<Evo2011>
const situations = all.flatMap((message) => (message.situation ? [message.situation] : []))
const find = (moment: string) => situations.find((now) => now.options.length > 1 && now.view.moment?.is === moment)!

function choose(now: Now, change: (view: Evo2011View, options: Action[]) => void = () => {}) {
  const acts: Action[] = []
  const whys: Action[] = []
  const { view, options } = structuredClone(now)
  change(view, options)
  const choosing = new Choosing(
    () => ({ view, options, passing: declining(options), seat: now.seat! }),
    { act: (action) => acts.push(action), why: (action) => whys.push(action) },
    () => board,
  )
  choosing.refresh()
  return { choosing, acts, whys, view, options }
}
/** Other options, in another moment. */
const asked = (moment: Moment, ...wanted: Action[]) =>
  choose(find('movement'), (view, options) => {
    view.moment = moment as Evo2011['moment']
    options.splice(0, options.length, ...wanted)
  })
const own = (now: Now) => now.view.species[now.seat!]!.dinosaurs

test('walks, flights and swims are marked each in its way', () => {
  const [from] = own(find('movement')) as [number]
  const { choosing } = choose(find('movement'), (_, options) => {
    const go = (is: string, target: number) => ({ is, origin: from, target })
    options.splice(0, options.length, go('walk', 1), go('fly', 2), go('fly', 3), go('swim', 3), { is: 'stop' })
  })
  expect(choosing.targets).toEqual([
    { zone: 1, kind: 'go' },
    { zone: 2, kind: 'fly' },
    { zone: 3, kind: 'swim' },
  ])
})

test('where one could fly or swim, one swims, and may still fly', () => {
  const [from] = own(find('movement')) as [number]
  const swim = { is: 'swim', origin: from, target: 3 }
  const { choosing, acts } = choose(find('movement'), (_, options) => {
    options.splice(0, options.length, { is: 'fly', origin: from, target: 3 }, swim, { is: 'stop' })
  })
  choosing.choose(3)
  expect(acts).toEqual([swim])
})

test('an attack shows how many faces of the die win', () => {
  const now = find('movement')
  const [from] = own(now) as [number]
  const rival = now.seat === 0 ? 1 : 0
  const { choosing, acts } = choose(now, (view, options) => {
    view.species[rival]!.dinosaurs = [9]
    view.forecast.winning_faces = { [rival]: 3 }
    options.splice(0, options.length, { is: 'attack', origin: from, target: 9 }, { is: 'stop' })
  })
  expect(choosing.targets).toEqual([{ zone: 9, kind: 'fight', label: '3/6' }])
  choosing.choose(9)
  expect(acts).toEqual([])
  choosing.confirm()
  expect(acts).toHaveLength(1)
})

test('a newborn on an empty zone is placed at once, on a rival only when confirmed', () => {
  const now = find('births')
  const rival = now.seat === 0 ? 1 : 0
  const { choosing, acts } = choose(now, (view, options) => {
    view.species[rival]!.dinosaurs = [9]
    options.splice(0, options.length, { is: 'newborn', zone: 8 }, { is: 'newborn', zone: 9 }, { is: 'decline' })
    view.species[now.seat!]!.dinosaurs = [7]
  })
  expect(choosing.targets).toEqual([
    { zone: 8, kind: 'place' },
    { zone: 9, kind: 'fight', label: '4/6' },
  ])
  choosing.choose(9)
  expect(acts).toEqual([])
  expect(choosing.aim).toEqual({ is: 'newborn', zone: 9 })
  choosing.choose(8)
  expect(acts).toEqual([{ is: 'newborn', zone: 8 }])
})

test('with all on the board one is taken off first, and whoever touches an empty zone hears so', () => {
  const now = find('births')
  const [first] = own(now) as [number]
  const { choosing, acts, whys } = choose(now, (_, options) => {
    options.splice(0, options.length, { is: 'withdraw', zone: first }, { is: 'decline' })
  })
  const empty = [...board.zones.keys()].find((zone) => now.view.species.every(({ dinosaurs }) => !dinosaurs.includes(zone)))!
  choosing.choose(empty)
  expect(whys).toEqual([{ is: 'newborn', zone: empty }])
  choosing.choose(first)
  expect(acts).toEqual([{ is: 'withdraw', zone: first }])
})

test('the beaten slips away when that is confirmed', () => {
  const { choosing, acts } = asked(
    { is: 'chameleon-skin', rival: 1, target: 5, origin: 4 },
    { is: 'escape', zone: 6 },
    { is: 'fall' },
  )
  expect(choosing.quest).toBe('escape')
  expect(choosing.selected).toBe(5)
  choosing.choose(6)
  expect(acts).toEqual([])
  choosing.confirm()
  expect(acts).toEqual([{ is: 'escape', zone: 6 }])
})

test('prescience is a choice among turns of the wheel, looked at before it is made', () => {
  const turnings = [2, 1, 0, -1].map((shift) => ({ shift, section: (shift + 6) % 6 }))
  const foretell = (shift: number) => ({ is: 'foretell', shift }) as const
  const { choosing, acts } = asked({ is: 'prescience-cards', turnings }, foretell(2), foretell(0), foretell(-1), { is: 'pass' })
  expect(choosing.turnings.map(({ shift }) => shift)).toEqual([2, 0, -1])
  expect(choosing.foretold).toBeNull()
  choosing.previewed = 2
  expect(choosing.foretold).toEqual({ shift: 2, section: 2 })
  choosing.pickCard('prescience')
  expect(choosing.isPicked('prescience')).toBe(true)
  choosing.take(foretell(-1))
  expect(choosing.foretold).toEqual({ shift: -1, section: 5 })
  choosing.confirm()
  expect(acts).toEqual([foretell(-1)])
})

test('a place on the track is aimed at, then taken', () => {
  const { choosing, acts } = asked({ is: 'adrenaline-rush', seat: 0 }, { is: 'place', place: 0 }, { is: 'place', place: 1 })
  expect(choosing.places).toEqual([0, 1])
  choosing.take({ is: 'place', place: 1 })
  expect(acts).toEqual([])
  choosing.confirm()
  expect(acts).toEqual([{ is: 'place', place: 1 }])
})

test('a bid that may not be made asks why', () => {
  const { choosing, acts, whys } = choose(find('laboratory'))
  choosing.take({ is: 'bid', column: 0, amount: 7 })
  expect(whys).toEqual([{ is: 'bid', column: 0, amount: 7 }])
  const bid = choosing.options.find((action) => action.is === 'bid')!
  choosing.take(bid)
  choosing.take(bid)
  expect(acts).toEqual([bid])
})

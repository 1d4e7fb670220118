import { expect, test } from 'vitest'
import messages from '../../../tests/fixtures/evo2001-3.json'
import type { Action, LogEntry, Situation } from '../../api/protocol'
import { declining, made } from '../../test/made'
import { Choosing } from './choosing.svelte'
import { withStays } from '../island/facts'
import type { IslandAction, IslandEvent, IslandGame } from '../island/types'
import { twinOf } from './facts'
import type { Evo2001, Evo2001View } from './types'

type Now = Situation<Evo2001>
const situations = (messages as unknown as { is: string; situation?: Now }[]).flatMap((message) =>
  message.situation ? [message.situation] : [],
)
const find = (moment: string) => situations.find((now) => now.options.length > 1 && now.view.moment?.is === moment)!

function choose(now: Now, change: (view: Evo2001View, options: Action[]) => void = () => {}) {
  const acts: Action[] = []
  const whys: Action[] = []
  const { view, options } = structuredClone(now)
  change(view, options)
  const choosing = new Choosing(() => ({ view, options, passing: declining(options), seat: now.seat! }), {
    act: (action) => acts.push(action),
    why: (action) => whys.push(action),
    settle: () => whys.splice(0),
  })
  choosing.refresh()
  return { choosing, acts, whys, view, options }
}

test('an only dinosaur is picked up by itself, and walks where one touches', () => {
  const { choosing, acts, options } = choose(find('movement'))
  const walk = options.find((action) => action.is === 'walk')!
  expect(choosing.selected).toBe(walk.origin)
  expect(choosing.stage).toBe('go-only')
  expect(choosing.targets.some((target) => target.zone === walk.target)).toBe(true)
  choosing.choose(walk.target)
  expect(acts).toEqual([walk])
})

test('what may not be done asks why', () => {
  const { choosing, acts, whys, view, options } = choose(find('movement'))
  const near = new Set(options.map((action) => 'target' in action && action.target))
  const far = [...Array(40).keys()].find(
    (zone) => !near.has(zone) && view.species.every((species) => !species.dinosaurs.includes(zone)),
  )!
  choosing.choose(far)
  expect(acts).toEqual([])
  expect(whys[0]).toMatchObject({ is: 'walk', target: far })
})

test('an attack shows its odds, is aimed first, and done at the second touch', () => {
  const now = find('movement')
  const own = now.view.species[now.seat!]!.dinosaurs[0]!
  const rival = now.view.species.findIndex((_, seat) => seat !== now.seat)
  const prey = now.options.find((action) => action.is === 'walk')!.target
  const attack = { is: 'attack', origin: own, target: prey }
  const { choosing, acts } = choose(now, (view, options) => {
    view.species[rival]!.dinosaurs = [prey]
    view.forecast.winning_faces = { [rival]: 4 }
    options.splice(0, options.length, attack, { is: 'stop' })
  })
  expect(choosing.targets).toEqual([{ zone: prey, kind: 'fight', label: '4/6' }])
  choosing.choose(prey)
  expect(acts).toEqual([])
  expect(choosing.aim).toEqual(attack)
  choosing.choose(prey)
  expect(acts).toEqual([attack])
})

test('a drag is done at once', () => {
  const { choosing, acts, options } = choose(find('movement'))
  const walk = options.find((action) => action.is === 'walk')!
  choosing.drop(walk.origin, walk.target)
  expect(acts).toEqual([walk])
})

test('newborn are placed on lit zones, elsewhere one hears why', () => {
  const { choosing, acts, whys, options } = choose(find('births'))
  const first = options.find((action) => action.is === 'newborn')!
  expect(choosing.choosable).toContain(first.zone)
  choosing.choose(first.zone)
  expect(acts).toEqual([first])
  const taken = choosing.choosable.includes(41) ? 0 : 41
  choosing.choose(taken)
  expect(whys.at(-1)).toEqual({ is: 'newborn', zone: taken })
})

test('a bid is aimed, then confirmed', () => {
  const { choosing, acts, whys } = choose(find('auction'))
  const bid = choosing.options.find((action) => action.is === 'bid')!
  choosing.take(bid)
  expect(choosing.aim).toEqual(bid)
  choosing.confirm()
  expect(acts).toEqual([bid])
  choosing.take({ is: 'bid', lot: 0, amount: 99 })
  expect(whys).toEqual([{ is: 'bid', lot: 0, amount: 99 }])
})

test('a card with a target waits for it; one without is aimed', () => {
  const against = [1, 2].map((rival) => ({ is: 'play-against', card: 'moult', rival }) as const)
  const { choosing, acts, whys } = choose(find('births'), (_, options) => {
    options.splice(0, options.length, ...against, { is: 'play', card: 'stampede' }, { is: 'pass' })
  })
  choosing.pickCard('moult')
  expect(choosing.card).toBe('moult')
  choosing.act(against[1]!)
  expect(acts).toEqual([against[1]])
  choosing.pickCard('stampede')
  expect(choosing.aim).toEqual({ is: 'play', card: 'stampede' })
  choosing.cancel()
  expect(choosing.aim).toBeNull()
  choosing.pickCard('refuge')
  expect(whys).toEqual([{ is: 'play', card: 'refuge' }])
})

test('who dies is lit first, and dies at the second touch', () => {
  const { choosing, acts } = choose(find('births'), (_, options) => {
    options.splice(0, options.length, { is: 'remove', zone: 3 }, { is: 'remove', zone: 5 })
  })
  choosing.choose(3)
  choosing.choose(5)
  expect(acts).toEqual([])
  expect(choosing.selected).toBe(5)
  choosing.confirm()
  expect(acts).toEqual([{ is: 'remove', zone: 5 }])
})

test('a legal choice lets go of what was refused', () => {
  const { choosing, whys } = choose(find('auction'))
  choosing.take({ is: 'bid', lot: 0, amount: 99 })
  expect(whys).toHaveLength(1)
  choosing.take(choosing.options.find((action) => action.is === 'bid')!)
  expect(whys).toEqual([])
})

test('only lots that are alike are counted', () => {
  const moment = made<Evo2001['moment']>({ is: 'auction', genes: ['egg', 'leg', 'egg'] })
  expect(twinOf(2, moment)).toEqual({ gene: 'egg', place: 2 })
  expect(twinOf(1, moment)).toBeNull()
})

test('the log says who stopped without a step in this turn', () => {
  const event = made<IslandEvent>
  const line = (entry: number, seat: number, is: 'walk' | 'stop' | 'pass', events: IslandEvent[] = []): LogEntry<IslandGame> => ({
    entry,
    seat,
    acted: made<IslandAction>({ is }),
    events,
    open: null,
    auto: false,
  })
  const told = withStays([
    line(0, 0, 'walk', [event({ is: 'dinosaur-walked' })]),
    line(1, 0, 'stop'),
    line(2, 1, 'stop'),
    line(3, 1, 'pass', [event({ is: 'turn-began' })]),
    line(4, 0, 'stop'),
  ])
  expect(told.map(({ events }) => events.map((event) => event.is)[0])).toEqual([
    'dinosaur-walked',
    undefined,
    'web-log-stayed',
    'turn-began',
    'web-log-stayed',
  ])
})

test('whoever is outbid may drop out: it is among what passes, and p does it', () => {
  const drop = { is: 'drop-out' }
  const { choosing, acts } = choose(find('auction'), (_, options) => options.push(drop))
  expect(choosing.passing).toEqual([drop])
  choosing.goOn()
  expect(acts).toEqual([drop])
})

test('nobody passes by a key while a card is picked', () => {
  const against = [1, 2].map((rival) => ({ is: 'play-against', card: 'moult', rival }) as const)
  const { choosing, acts } = choose(find('births'), (_, options) => {
    options.splice(0, options.length, ...against, { is: 'pass' })
  })
  choosing.pickCard('moult')
  choosing.goOn()
  expect(acts).toEqual([])
  choosing.cancel()
  choosing.goOn()
  expect(acts).toEqual([{ is: 'pass' }])
})

test('a zone that one dinosaur alone can reach is walked to by that one; of two, neither goes unasked', () => {
  const [near, far, both] = [20, 30, 40]
  const walks = [
    { is: 'walk', origin: 1, target: near },
    { is: 'walk', origin: 2, target: far },
    { is: 'walk', origin: 2, target: both },
    { is: 'walk', origin: 3, target: both },
  ]
  const { choosing, acts } = choose(find('movement'), (view, options) => {
    for (const species of view.species) species.dinosaurs = []
    view.species[view.seat!]!.dinosaurs = [1, 2, 3]
    options.splice(0, options.length, ...walks, { is: 'stop' })
  })
  expect(choosing.selected).toBeNull()
  choosing.choose(far)
  expect(acts.splice(0)).toEqual([walks[1]])
  choosing.cancel()
  choosing.choose(both)
  expect(acts).toEqual([])
})

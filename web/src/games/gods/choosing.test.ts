import { expect, test, vi } from 'vitest'
import { DIRECTIONS } from './art/hexes'
import type { Asked } from '../../table/contracts'
import { Choosing } from './choosing.svelte'
import type { EcosystemView, Gods, GodsAction, GodsForecast, GodsMoment, GodsView, TileView } from './types'

const FORECAST: GodsForecast = {
  columns: [],
  emptied: null,
  fertile: [],
  starving: [],
  hunt: null,
  steps: [],
  hatchling_starves: null,
}
const LAND: EcosystemView = {
  hexes: [
    { q: 0, r: 0, terrain: 'mountain' },
    { q: 1, r: 0, terrain: 'lake' },
  ],
  animals: {},
  eggs: 3,
  golden: 0,
  points: 4,
  is_hidden: false,
}

function asking(moment: GodsMoment['is'], options: GodsAction[], more: Partial<GodsView> = {}, forecast: Partial<GodsForecast> = {}) {
  const view = {
    moment: { is: moment, seat: 0 } as GodsMoment,
    in_hand: null,
    ecosystems: [LAND],
    forecast: { ...FORECAST, ...forecast },
    ...more,
  } as GodsView
  const asked: Asked<Gods> = { view, options, passing: [], seat: 0 }
  const answer = { act: vi.fn(), why: vi.fn(), settle: vi.fn() }
  const putBack = vi.fn()
  const choosing = new Choosing(() => asked, answer, putBack)
  choosing.refresh()
  return { choosing, putBack, ...answer }
}

const place = (q: number, r: number, direction: (typeof DIRECTIONS)[number]): GodsAction => ({ is: 'place', q, r, direction })
const TILE: TileView = { first: 'lake', second: 'forest', animal: 'frog' }
const placing = (options: GodsAction[]) => asking('placing', options, { in_hand: TILE })

test('a tile of the board is taken at once, and a place without one says why not', () => {
  const { choosing, act, why } = asking('tile-choice', [{ is: 'take', column: 'frog', row: 1 }])
  expect(choosing.tiles).toEqual([{ column: 'frog', row: 1 }])
  choosing.pick({ column: 'frog', row: 0 })
  expect(why).toHaveBeenCalledWith({ is: 'take', column: 'frog', row: 0 })
  choosing.pick({ column: 'frog', row: 1 })
  expect(act).toHaveBeenCalledWith({ is: 'take', column: 'frog', row: 1 })
})

test('before a tile is taken a touch on the land says why nothing is laid there', () => {
  const { choosing, why } = asking('tile-choice', [{ is: 'take', column: 'frog', row: 1 }])
  choosing.choose(0)
  expect(why).toHaveBeenCalledWith(expect.objectContaining({ is: 'place' }))
})

test('where a tile is laid is first aimed at; the same place again lays it', () => {
  const { choosing, act } = placing([place(2, 0, 'east')])
  choosing.lay({ q: 2, r: 0 })
  expect(act).not.toHaveBeenCalled()
  expect(choosing.ghost).toMatchObject({ q: 2, r: 0, turn: 0, kind: 'aim' })
  choosing.lay({ q: 2, r: 0 })
  expect(act).toHaveBeenCalledWith(place(2, 0, 'east'))
})

test('to let go leaves the place first, and then puts the tile back', () => {
  const { choosing, putBack } = placing([place(2, 0, 'east')])
  choosing.lay({ q: 2, r: 0 })
  choosing.cancel()
  expect(choosing.aim).toBeNull()
  expect(putBack).not.toHaveBeenCalled()
  choosing.cancel()
  expect(putBack).toHaveBeenCalledOnce()
})

test('its second hex confirms as well as its first', () => {
  const { choosing, act } = placing([place(2, 0, 'east')])
  choosing.lay({ q: 2, r: 0 })
  choosing.lay({ q: 3, r: 0 })
  expect(act).toHaveBeenCalledWith(place(2, 0, 'east'))
})

test('a ghost shows what pointing at a place would lay there, turned as little as need be', () => {
  const { choosing } = placing([place(2, 0, 'north-east'), place(5, 0, 'east')])
  choosing.hover({ q: 2, r: 0 })
  expect(choosing.ghost).toMatchObject({ q: 2, r: 0, turn: 1, kind: 'try' })
  // The tile as it is turned, with its second hex here.
  choosing.hover({ q: 6, r: 0 })
  expect(choosing.ghost).toMatchObject({ q: 5, r: 0, turn: 0, kind: 'try' })
  choosing.hover({ q: 9, r: 9 })
  expect(choosing.ghost).toMatchObject({ q: 9, r: 9, kind: 'wrong' })
  choosing.hover(null)
  expect(choosing.ghost).toBeNull()
})

test('a place where no tile fits says why not', () => {
  const { choosing, why, act } = placing([place(2, 0, 'east')])
  choosing.lay({ q: 9, r: 9 })
  expect(why).toHaveBeenCalledWith(place(9, 9, 'east'))
  choosing.choose(1)
  expect(why).toHaveBeenCalledWith(place(1, 0, 'east'))
  expect(act).not.toHaveBeenCalled()
})

test('a tile that is held turns freely, one that is aimed only as it fits there', () => {
  const { choosing, act } = placing([place(2, 0, 'east'), place(2, 0, 'west'), place(4, 0, 'north-east')])
  choosing.rotate(1)
  expect(choosing.turn).toBe(1)
  choosing.rotate(-1)
  choosing.rotate(-1)
  expect(choosing.turn).toBe(5)
  choosing.lay({ q: 2, r: 0 })
  expect(choosing.turn).toBe(0)
  choosing.rotate(-1)
  expect(choosing.aim).toEqual(place(2, 0, 'west'))
  choosing.rotate(-1)
  expect(choosing.aim).toEqual(place(2, 0, 'east'))
  choosing.confirm()
  expect(act).toHaveBeenCalledWith(place(2, 0, 'east'))
})

test('every place for the first hex is known, and whether the tile fits there as it is turned', () => {
  const { choosing } = placing(DIRECTIONS.slice(1, 3).map((direction) => place(2, 0, direction)))
  expect(choosing.spots).toEqual([{ q: 2, r: 0, fits: false }])
  choosing.rotate(1)
  expect(choosing.spots).toEqual([{ q: 2, r: 0, fits: true }])
})

const breed = (parent: number, target: number): GodsAction => ({ is: 'breed', parent, target })
const CONFIRM: GodsAction = { is: 'confirm' }

test('a newborn is put on an empty hex; of two possible parents one is asked for', () => {
  const { choosing, act } = asking('breeding', [breed(1, 2), breed(3, 2), breed(3, 4), CONFIRM])
  expect(choosing.lights).toEqual({ 1: 'may', 2: 'cradle', 3: 'may', 4: 'cradle' })
  choosing.choose(2)
  expect(act).not.toHaveBeenCalled()
  expect(choosing.lights).toEqual({ 1: 'may', 2: 'picked', 3: 'may' })
  choosing.choose(3)
  expect(act).toHaveBeenCalledWith(breed(3, 2))
  choosing.refresh()
  choosing.choose(4)
  expect(act).toHaveBeenLastCalledWith(breed(3, 4))
})

test('or a parent is picked first, and then where; the same one again lets go', () => {
  const { choosing, act, why } = asking('breeding', [breed(1, 2), breed(3, 2), breed(3, 4), CONFIRM])
  choosing.choose(1)
  expect(choosing.lights).toEqual({ 1: 'picked', 2: 'cradle', 3: 'may' })
  choosing.choose(4)
  expect(why).toHaveBeenCalledWith(breed(1, 4))
  choosing.choose(1)
  expect(choosing.selected).toBeNull()
  choosing.choose(1)
  choosing.choose(2)
  expect(act).toHaveBeenCalledWith(breed(1, 2))
})

test('to be done while more could be born is aimed at first', () => {
  const { choosing, act } = asking('breeding', [breed(1, 2), CONFIRM])
  choosing.goOn()
  expect(act).not.toHaveBeenCalled()
  choosing.take(CONFIRM)
  expect(choosing.aim).toEqual(CONFIRM)
  choosing.goOn()
  expect(act).toHaveBeenCalledWith(CONFIRM)
})

const hunt = (hunter: number, target: number): GodsAction => ({ is: 'hunt', hunter, target })
const leave = (hunter: number): GodsAction => ({ is: 'leave-to-starve', hunter })

test('a hunter is picked, then its first step; the only one is picked already', () => {
  const { choosing, act } = asking('hunting', [hunt(1, 2), leave(1)])
  expect(choosing.selected).toBe(1)
  expect(choosing.lights).toEqual({ 1: 'picked', 2: 'go' })
  choosing.choose(2)
  expect(act).toHaveBeenCalledWith(hunt(1, 2))
})

test('one that finds nothing to eat can be picked too, to be left to starve', () => {
  const { choosing } = asking('hunting', [hunt(1, 2), leave(1), leave(5)])
  expect(choosing.starve).toBeNull()
  choosing.choose(5)
  expect(choosing.starve).toEqual(leave(5))
  expect(choosing.lights).toEqual({ 1: 'may', 5: 'picked' })
})

test('whoever may starve though it could eat is asked about again', () => {
  const { choosing } = asking('doubt', [{ is: 'let-starve' }, hunt(1, 2)])
  expect(choosing.starve).toEqual({ is: 'let-starve' })
  expect(choosing.lights).toEqual({ 1: 'picked', 2: 'go' })
})

const so = (path: number[]) => ({ path, steps: 3, eaten: [], meals: [], newborn: [], laid: [], eggs: 0, may_end: true })

test('a hunt goes on to a lit hex, ends where it stands, and says why not elsewhere', () => {
  const options: GodsAction[] = [{ is: 'go', target: 2 }, { is: 'end-hunt' }]
  const { choosing, act, why } = asking('chase', options, {}, { hunt: so([0, 1]), steps: [so([0, 1, 2])] })
  expect(choosing.lights).toEqual({ 2: 'go' })
  choosing.looked = 2
  expect(choosing.ahead?.path).toEqual([0, 1, 2])
  choosing.looked = 7
  expect(choosing.ahead).toBeNull()
  choosing.choose(7)
  expect(why).toHaveBeenCalledWith({ is: 'go', target: 7 })
  choosing.choose(2)
  expect(act).toHaveBeenCalledWith({ is: 'go', target: 2 })
  choosing.choose(1)
  expect(act).toHaveBeenLastCalledWith({ is: 'end-hunt' })
})

test('a dinosaur hatches where the nest is touched', () => {
  const { choosing, act } = asking('hatching', [{ is: 'hatch' }, { is: 'keep-eggs' }])
  expect(choosing.lights).toEqual({ 0: 'cradle' })
  choosing.choose(0)
  expect(act).toHaveBeenCalledWith({ is: 'hatch' })
})

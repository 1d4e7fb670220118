import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { made as sketch } from '../../test/made'
import { words } from '../../words/index.svelte'
import type { Berth, FamilyAction, FamilyMoment, FamilyView, Mark } from './board/types'
import { keyOf } from './board/types'
import { Choosing } from './choosing.svelte'
import { things, view } from './sample'

const act = vi.fn()
const why = vi.fn()
beforeAll(() => words.know('evolution-family'))
beforeEach(() => {
  act.mockReset()
  why.mockReset()
})

let now: FamilyView
let options: FamilyAction[]
const at = sketch<FamilyMoment>
const choosing = (options_: FamilyAction[], more: Partial<FamilyView> = {}, passing: FamilyAction[] = []) => {
  now = view({ asked: [0], ...more })
  options = options_
  const made = new Choosing(() => ({ view: now, options, passing, seat: 0 }), { act, why }, () => things)
  made.refresh()
  return made
}
const kindsOf = (marks: readonly Mark[]) => Object.fromEntries(marks.map((mark) => [keyOf(mark.place), mark.kind]))
const markOf = (made: Choosing, key: string) => made.marks.find((mark) => keyOf(mark.place) === key)!

const berth = (obstacle: Berth['obstacle'] = '') => ({ depth: 1, replaces: false, obstacle, drags: [], frees_cone: false })
const placing = {
  moment: at({ is: 'card-placing' }),
  forecast: { ...view().forecast, card: 'birds-rock-cave-rock', berths: [berth(), berth(), berth('path-full'), berth()] },
}

describe('marks', () => {
  test('a card may go where it is offered; the other paths say why not', () => {
    const made = choosing([{ is: 'put', path: 0 }, { is: 'put', path: 1 }, { is: 'put', path: 3 }, { is: 'discard' }], placing)
    expect(kindsOf(made.marks)).toEqual({ 'berth-0': 'berth', 'berth-1': 'berth', 'berth-2': 'barred', 'berth-3': 'berth' })
    made.pick(markOf(made, 'berth-2'))
    expect(why).toHaveBeenCalledWith({ is: 'put', path: 2 })
    made.pick(markOf(made, 'berth-1'))
    expect(act).toHaveBeenCalledWith({ is: 'put', path: 1 })
  })

  test('a step is taken at once; a volcano beside says why not', () => {
    const steps: FamilyAction[] = [{ is: 'move', depth: 0, lane: 2, part: 0 }, { is: 'move', depth: -1, lane: 1, part: 0 }, { is: 'stay' }]
    const made = choosing(steps, { moment: at({ is: 'moving', paid: false }) }, [{ is: 'stay' }])
    expect(kindsOf(made.marks)).toEqual({ 'spot-0-0-2-0': 'step', 'spot-0--1-1-0': 'step', 'spot-0-0-0-0': 'barred' })
    made.pick(markOf(made, 'spot-0-0-0-0'))
    expect(why).toHaveBeenCalledWith({ is: 'move', depth: 0, lane: 0, part: 0 })
    made.pick(markOf(made, 'spot-0-0-2-0'))
    expect(act).toHaveBeenCalledWith(steps[0])
    made.goOn()
    expect(act).toHaveBeenLastCalledWith({ is: 'stay' })
  })

  test('a second step is marked as paid for', () => {
    const made = choosing([{ is: 'move', depth: -1, lane: 1, part: 0 }, { is: 'stay' }], { moment: at({ is: 'moving', paid: true }) })
    expect(markOf(made, 'spot-0--1-1-0').kind).toBe('paid')
  })

  test('what luck follows is aimed at, then confirmed', () => {
    const made = choosing([{ is: 'erupt', path: 1 }, { is: 'spare' }], { moment: at({ is: 'eruption' }) })
    expect(kindsOf(made.marks)).toEqual({ 'piece-1': 'erupt', 'piece-3': 'barred' })
    made.pick(markOf(made, 'piece-1'))
    expect(act).not.toHaveBeenCalled()
    expect(made.chosen).toBe('piece-1')
    made.confirm()
    expect(act).toHaveBeenCalledWith({ is: 'erupt', path: 1 })
  })

  test.each<{ action: FamilyAction; key: string; moment: FamilyMoment }>([
    { action: { is: 'cone', path: 1, depth: 0, lane: 1 }, key: 'spot-1-0-1-0', moment: at({ is: 'cone' }) },
    { action: { is: 'strike', path: 1 }, key: 'piece-1', moment: at({ is: 'lightning' }) },
  ])('$action.is waits for a yes: another touch, or a button', ({ action, key, moment }) => {
    const made = choosing([action, { is: 'leave-cone' }], { moment })
    made.pick(markOf(made, key))
    expect(act).not.toHaveBeenCalled()
    expect(made.aim).toEqual(action)
    made.cancel()
    expect(made.aim).toBeNull()
    made.pick(markOf(made, key))
    made.pick(markOf(made, key))
    expect(act.mock.calls).toEqual([[action]])
  })

  test('a dragged piece goes to a rock of the new card in its own path', () => {
    const made = choosing([{ is: 'drag', lane: 1 }], { moment: at({ is: 'dragging', animal: 2, depth: 0 }) })
    expect(kindsOf(made.marks)).toEqual({ 'spot-2-0-1-0': 'drag' })
  })
})

describe('hands', () => {
  const contest: FamilyMoment = { is: 'contest', rule: 'EF-3.3', phase: 'contest', waiting: [0, 1], answer: null, card: 'birds-rock-cave-rock', tied: [], ties: 0 }
  const guesses = (most: number): FamilyAction[] => [
    ...Array.from({ length: (most + 1) ** 2 }, (_, n) => [Math.floor(n / (most + 1)), n % (most + 1)])
      .slice(1)
      .map((tokens): FamilyAction => ({ is: 'guess', tokens })),
    { is: 'stay-out' },
  ]

  test('are closed over what was said for each animal; one of which nothing was said stays out', () => {
    const made = choosing(guesses(4), { moment: contest })
    expect(made.aim).toBeNull()
    made.hold(1, 3)
    expect(made.aim).toEqual({ is: 'guess', tokens: [0, 3] })
    made.hold(0, 4)
    made.confirm()
    expect(act).toHaveBeenCalledWith({ is: 'guess', tokens: [4, 3] })
  })

  test('two empty ones stay out', () => {
    const made = choosing(guesses(4), { moment: contest })
    made.hold(0, 0)
    expect(made.aim).toEqual({ is: 'stay-out' })
  })

  test('hold no more than one has: that says why', () => {
    const made = choosing(guesses(4), { moment: contest })
    made.hold(0, 5)
    expect(why).toHaveBeenCalledWith({ is: 'guess', tokens: [5, 0] })
    expect(made.aim).toBeNull()
  })

  test('are kept while others close theirs, and emptied in the next contest', () => {
    const made = choosing(guesses(4), { moment: contest })
    made.hold(0, 2)
    now = view({ asked: [0], moment: { ...contest, waiting: [0] } })
    made.refresh()
    expect(made.hands).toEqual([2, null])
    now = view({ asked: [0], moment: { ...contest, tied: [0, 1], ties: 1 } })
    made.refresh()
    expect(made.hands).toEqual([null, null])
  })

  test('that are tied both say something', () => {
    const tied = [1, 2].flatMap((one) => [1, 2].map((other): FamilyAction => ({ is: 'guess', tokens: [one, other] })))
    const made = choosing(tied, { moment: { ...contest, tied: [0, 1, 2], ties: 1 } })
    made.hold(0, 1)
    expect(made.aim).toBeNull()
    made.hold(1, 2)
    expect(made.aim).toEqual({ is: 'guess', tokens: [1, 2] })
    expect(made.amounts(0)).toEqual([1, 2])
  })
})

import { describe, expect, test } from 'vitest'
import { made } from '../../test/made'
import type { FamilyEvent } from './board/types'
import { ranking, tellStory } from './story'
import { frame, view } from './sample'

const told = made<FamilyEvent>

describe('the story', () => {
  test('ranks as the rules have it, and says how far each came', () => {
    const animals = view().animals.map((animal, i) => ({ ...animal, piece: { depth: [1, 4, 0, 2][i]!, lane: 0, part: 0 } }))
    const over = view({ animals, result: { scores: [2, 5], winners: [0], reason: 'last-era' } })
    expect(ranking(over, [1, 2]).map(({ seat, place, eras, won }) => [seat, place, eras, won])).toEqual([
      [0, 1, 2, true],
      [1, 2, 5, false],
    ])
  })

  test('is drawn at few looks, from the first turn to the last, and leaves out what was taken back', () => {
    const frames = Array.from({ length: 91 }, (_, turn) => frame(turn))
    const { turns, falls } = tellStory(frames)
    expect(turns).toHaveLength(21)
    expect([turns[0], turns.at(-1)]).toEqual([0, 89])
    expect(falls).toEqual([])
    const fallen = tellStory([frame(1, { depth: 4 }), frame(1, { depth: 0, undone: true }), frame(2, { depth: 1 })])
    expect(fallen.falls).toMatchObject([{ turn: 1, animal: 0, by: 3, entry: 2 }])
  })

  test('counts a turn once, though its last entry was taken back and done again', () => {
    const taken = frame(2, { depth: 3, undone: true })
    const { turns, curves } = tellStory([frame(0), frame(1, { depth: 1 }), taken, frame(1, { depth: 1 }), frame(2, { depth: 2 })])
    expect(turns).toEqual([0, 1])
    expect(curves[0]!.eras).toEqual([1, 2].map((depth) => depth + 1))
  })

  test('tells of no fall by a single era, and of the furthest falls in the order in which they happened', () => {
    const steps = [5, 4, 1, 4, 2, 5, 0]
    const { falls } = tellStory(steps.map((depth, turn) => frame(turn, { depth })), 2)
    expect(falls.map(({ entry, by }) => [entry, by])).toEqual([
      [2, 3],
      [6, 5],
    ])
  })

  test('names what made an animal fall, whatever else was told with it', () => {
    const back = told({ is: 'piece-sent-back', animal: 0, depth: 0, lane: 0 })
    const bolt = told({ is: 'thunderbolt-struck', animal: 1, bolt: 'flood', shown: [] })
    const after = (...events: FamilyEvent[]) => ({ ...frame(2, { depth: 0 }), events })
    const cause = (...events: FamilyEvent[]) => tellStory([frame(1, { depth: 4 }), after(...events)]).falls[0]!.event
    expect(cause(back, bolt)).toBe(bolt)
    expect(cause(back)).toBe(back)
    expect(cause()).toBeNull()
  })

  test('ends with how the game was won', () => {
    const won = told({ is: 'game-ended', reason: 'last-era', winners: [0], animal: 0 })
    expect(tellStory([frame(1), { ...frame(2), events: [won] }]).won).toBe(won)
    expect(tellStory([frame(1)]).won).toBeNull()
    expect(tellStory([])).toEqual({ turns: [], curves: [], falls: [], won: null })
  })

  test('names all animals of a player, and lets those share a place who do by the rules', () => {
    const animals = view().animals.map((animal, i) => ({ ...animal, path: [], piece: { depth: [3, 3, 0, 1][i]!, lane: 0, part: 0 } }))
    const rows = ranking(view({ animals }), [1, 1])
    expect(rows.map(({ seat, place, animals }) => [seat, place, animals])).toEqual([
      [0, 1, [0, 2]],
      [1, 1, [1, 3]],
    ])
  })
})

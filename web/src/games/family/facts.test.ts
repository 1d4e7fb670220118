import { describe, expect, test } from 'vitest'
import type { LogEntry } from '../../api/protocol'
import { made } from '../../test/made'
import type { Family, FamilyEvent } from './board/types'
import { census, fists, hidden, lastOpening, openingOf, lookedAt, pathThatMatters, showing, type ContestMoment } from './facts'
import { things, view } from './sample'

const told = made<FamilyEvent>
const contest = (more: Partial<ContestMoment> = {}): ContestMoment => ({
  is: 'contest',
  rule: 'EF-3.3',
  phase: 'contest',
  waiting: [0, 1],
  answer: null,
  card: 'birds-rock-cave-rock',
  tied: [],
  ties: 0,
  ...more,
})

describe('closed hands', () => {
  test('tell who has closed theirs, and who is not among those who guess', () => {
    expect(fists(view(), contest({ waiting: [1] }))).toEqual([
      { animal: 0, state: 'closed' },
      { animal: 1, state: 'thinking' },
      { animal: 2, state: 'closed' },
      { animal: 3, state: 'thinking' },
    ])
    const again = contest({ waiting: [1], tied: [1, 2], ties: 1 })
    expect(fists(view(), again).map(({ state }) => state)).toEqual(['aside', 'thinking', 'closed', 'aside'])
  })

  test('hold what one has put in them, or nothing', () => {
    expect(hidden(view(), contest(), 0)).toBeNull()
    const closed = contest({ waiting: [1], answer: { is: 'guess', tokens: [3, 5] } })
    expect(hidden(view(), closed, 0)).toEqual([3, 5])
    expect(hidden(view(), closed, 1)).toBeNull()
    expect(hidden(view(), contest({ answer: { is: 'stay-out' } }), 0)).toEqual([0, 0])
  })

  test('open together, and the nearest to the card are marked', () => {
    const opening = openingOf([
      told({ is: 'hands-opened', guesses: [4, 0, 9, 6] }),
      told({ is: 'contest-drawn', card: 'birds-rock-rock-rock', tokens: 5 }),
      told({ is: 'contest-tied', animals: [0, 3] }),
    ])
    expect(opening?.hands).toEqual([
      { animal: 0, tokens: 4, away: 1, nearest: true },
      { animal: 2, tokens: 9, away: 4, nearest: false },
      { animal: 3, tokens: 6, away: 1, nearest: true },
    ])
    expect(opening?.tied).toEqual([0, 3])
    expect(opening?.won).toBeNull()
  })

  test('before the card is revealed nobody is nearest', () => {
    const opening = openingOf([told({ is: 'hands-opened', guesses: [4, 6, 0, 0] })])
    expect(opening?.hands.some(({ nearest }) => nearest)).toBe(false)
    expect(opening?.drawn).toBeNull()
  })

  test('of an older contest are forgotten', () => {
    const line = (entry: number, event: FamilyEvent): LogEntry<Family> => ({
      entry,
      seat: null,
      acted: null,
      events: [event],
      open: null,
      auto: false,
    })
    const contested = told({ is: 'contest-opened' })
    const old = [line(1, contested), line(2, told({ is: 'hands-opened', guesses: [1, 2, 0, 0] })), line(3, told({ is: 'contest-drawn', card: 'eruption', tokens: 1 }))]
    expect(lastOpening(old)?.hands).toHaveLength(2)
    expect(lastOpening([...old, line(4, told({ is: 'card-put' }))])).toBeNull()
    expect(lastOpening([...old, line(4, told({ is: 'card-revealed' })), line(5, contested)])).toBeNull()
    expect(lastOpening([...old.slice(0, 1), { ...old[1]!, struck: true }])).toBeNull()
  })
})

test('every card is left, gone or elsewhere', () => {
  const found = census(things, view())
  expect(found.map(({ kind, tokens }) => [kind, tokens]).at(-1)).toEqual(['thunderbolt', 10])
  for (const { total, left, gone, away } of found) expect(left + gone + away).toBe(total)
  expect(found[0]).toMatchObject({ total: 3, left: 1, gone: 1, away: 1 })
  expect(showing(things, view())).toContainEqual({ thing: 'cave', left: 0, total: 1 })
})

test('the path that matters is the one that is spoken of, or one’s own, or whose turn it is', () => {
  expect(pathThatMatters(view({ moment: { is: 'start-rock', rule: 'EF-1.1', phase: 'setup', animal: 3 } }), 0)).toBe(3)
  expect(pathThatMatters(view({ active: 2 }), 1)).toBe(2)
  const placing = { ...view().forecast, card: 'birds-rock-cave-rock' }
  expect(pathThatMatters(view({ active: 1, asked: [0], forecast: placing }), 0)).toBe(0)
  expect(pathThatMatters(view({ active: 2, asked: [0], forecast: placing }), 0)).toBe(2)
})

test('lets open hands be read at a quick pace, and keeps nobody waiting who wants all at once', () => {
  expect([0, 800, 3000, 4800].map(lookedAt)).toEqual([0, 3000, 3000, 4800])
})

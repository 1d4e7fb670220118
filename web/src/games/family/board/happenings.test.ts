import { expect, it } from 'vitest'
import { made } from '../../../test/made'
import { happenings, type Happening } from './happenings'
import type { FamilyEvent } from './types'

const told = made<FamilyEvent>

const seen = (events: Parameters<typeof happenings>[0]): Happening[] => happenings(events, before).filter(({ what }) => what !== 'walked')
const before = [{ depth: 2, lane: 1, part: 0 }, { depth: 3, lane: 0, part: 1 }]

it('sees a volcano erupt where it stands, and no lightning besides (EF-5.1)', () => {
  const events = [told({ is: 'volcano-erupted', seat: 0, animal: 1, craters: [[3, 1], [3, 2]] }), told({ is: 'piece-sent-back', animal: 1, depth: 1, lane: 0 })]
  expect(seen(events)).toEqual([
    { what: 'eruption', spot: { path: 1, depth: 3, lane: 1, part: 0 } },
    { what: 'eruption', spot: { path: 1, depth: 3, lane: 2, part: 0 } },
  ])
})
it('sees lightning where the piece stood', () => {
  expect(seen([told({ is: 'piece-sent-back', animal: 1, depth: 1, lane: 0 })])).toEqual([{ what: 'lightning', spot: { path: 1, depth: 3, lane: 0, part: 1 } }])
})
it('sees a thunderbolt on the cards of which it speaks, and what it costs', () => {
  const events = [told({ is: 'thunderbolt-struck', animal: 0, bolt: 'earthquake', shown: [[0, 1]] }), told({ is: 'tokens-lost', animal: 0, count: 2 })]
  expect(seen(events)).toEqual([{ what: 'struck', bolt: 'earthquake', path: 0, depth: 1 }, { what: 'tokens', path: 0, count: -2 }])
})
it('sees a flood sweep pieces away', () => {
  const events = [told({ is: 'thunderbolt-struck', animal: 0, bolt: 'flood', shown: [] }), told({ is: 'piece-sent-back', animal: 0, depth: 0, lane: 1 })]
  expect(seen(events)).toEqual([{ what: 'swept', bolt: 'flood', spot: { path: 0, depth: 2, lane: 1, part: 0 } }])
})
it('sees a card lost and tokens regained', () => {
  const events = [told({ is: 'card-lost', animal: 1, card: 'x', depth: 4 }), told({ is: 'tokens-regained', animal: 0, count: 1 }), told({ is: 'turn-began', turn: 3 })]
  expect(seen(events)).toEqual([{ what: 'lost', path: 1, depth: 4 }, { what: 'tokens', path: 0, count: 1 }])
})
it('follows a piece from where it stood to where it stands', () => {
  expect(happenings([told({ is: 'piece-moved', animal: 1, depth: 4, lane: 0, part: 0, paid: false })], before)).toEqual([
    { what: 'walked', spot: { path: 1, depth: 3, lane: 0, part: 1 }, to: { path: 1, depth: 4, lane: 0, part: 0 } },
  ])
})
it('follows a dragged piece from where the new card had pushed it (EF-2.3)', () => {
  const dragged = told({ is: 'piece-dragged', seat: 0, animal: 0, depth: 1, lane: 2 })
  const to = { path: 0, depth: 1, lane: 2, part: 0 }
  expect(happenings([told({ is: 'card-put', path: 0, depth: 1 }), dragged], before)).toEqual([{ what: 'walked', spot: { path: 0, depth: 3, lane: 1, part: 0 }, to }])
  // Where the rock was asked for, the card had been put before.
  expect(happenings([dragged], before)).toEqual([{ what: 'walked', spot: { path: 0, depth: 2, lane: 1, part: 0 }, to }])
})

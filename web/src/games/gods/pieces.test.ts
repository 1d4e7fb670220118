import { expect, test } from 'vitest'
import { follow } from './pieces'
import type { HexView } from './types'

const HEXES = [0, 1, 2, 3, 4].map((q): HexView => ({ q, r: 0, terrain: 'field' }))

test('who stays is the same one, who moved too, and the rest are born or gone', () => {
  const before = follow([], { rabbit: [0, 3], tiger: [1] }, HEXES)
  const after = follow(before, { rabbit: [0, 4], tiger: [] }, HEXES)
  const key = (at: number) => before.find((piece) => piece.at === at)!.key
  expect(after.map(({ key, at, from, gone }) => ({ key, at, from, gone }))).toEqual([
    { key: key(0), at: 0, from: null, gone: false },
    { key: key(3), at: 4, from: 3, gone: false },
    { key: key(1), at: 1, from: null, gone: true },
  ])
})

test('a hunter that leaves young on its way is itself at the end of it', () => {
  const before = follow([], { tiger: [0], rat: [1, 2] }, HEXES)
  const after = follow(before, { tiger: [1, 2], rat: [] }, HEXES, [{ from: 0, to: 2 }])
  const hunter = after.find((piece) => piece.key === before.find(({ kind }) => kind === 'tiger')!.key)!
  expect(hunter).toMatchObject({ at: 2, from: 0 })
  expect(after.filter(({ kind, gone }) => kind === 'rat' && gone)).toHaveLength(2)
})

test('the gone are swept with the next change', () => {
  const before = follow(follow([], { rat: [1] }, HEXES), { rat: [] }, HEXES)
  expect(before).toHaveLength(1)
  expect(follow(before, { rat: [] }, HEXES)).toEqual([])
})

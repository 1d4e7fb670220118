// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { follow, forget, isAway, keepKeys, keepLinks, keepOwner, keepSeats, keysOf, linksOf, myTables, ownerKey, putAway, seatsOf } from './keys'

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers({ now: 0 })
  return () => vi.useRealTimers()
})
const wait = () => vi.advanceTimersByTime(1000)

test('a second key of a table is kept beside the first, and each only once', () => {
  keepKeys('a', ['one'])
  keepKeys('a', ['two'])
  keepKeys('a', ['one'])
  expect(keysOf('a')).toEqual(['one', 'two'])
  expect(keysOf('b')).toEqual([])
})

test('tables are listed by when one last came to them', () => {
  for (const table of ['a', 'b', 'a', 'c']) {
    keepKeys(table, [table])
    wait()
  }
  expect(myTables()).toEqual(['c', 'a', 'b'])
})

test('no more than a hundred tables are kept: the oldest go', () => {
  for (let table = 0; table <= 100; table++) {
    keepKeys(`t${table}`, ['key'])
    wait()
  }
  expect(keysOf('t0')).toEqual([])
  expect(keysOf('t1')).toEqual(['key'])
  expect(myTables()).toHaveLength(100)
})

test('what is kept of a table is kept when something is added, and all of it forgotten', () => {
  keepKeys('a', ['one'])
  keepOwner('a', 'mine')
  putAway('a', true)
  keepLinks('a', ['one', null])
  expect([keysOf('a'), ownerKey('a'), isAway('a'), linksOf('a')]).toEqual([['one'], 'mine', true, ['one', null]])
  forget('a')
  expect([keysOf('a'), ownerKey('a'), isAway('a'), linksOf('a')]).toEqual([[], null, false, null])
})

test('who plays again sits at the next table with the same keys, in sight', () => {
  keepKeys('a', ['one'])
  putAway('a', true)
  keepSeats('a', [0])
  keepLinks('a', ['zero', 'one', 'two'])
  follow('a', 'b')
  expect([keysOf('b'), isAway('b')]).toEqual([['one'], false])
  expect([seatsOf('b'), linksOf('b')]).toEqual([[], ['two', 'zero', 'one']])
})

test('a store that holds something else is an empty one', () => {
  localStorage.setItem('mesozoic.keys', 'no JSON')
  expect(myTables()).toEqual([])
})

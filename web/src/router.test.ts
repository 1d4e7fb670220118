import { expect, it } from 'vitest'
import { match, placeOf } from './router.svelte'

it('reads addresses', () => {
  const place = placeOf('#/table/7?key=abc')
  expect([place.path, place.query.get('key')]).toEqual(['/table/7', 'abc'])
  expect(placeOf('').path).toBe('/')
})

it('matches patterns part by part', () => {
  expect(match('/table/:table', '/table/a%20b')).toEqual({ table: 'a b' })
  expect(match('/table/:table', '/table')).toBeNull()
  expect(match('/new', '/new/')).toEqual({})
  expect(match('*', '/anything')).toEqual({})
})

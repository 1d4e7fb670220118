// @vitest-environment jsdom
import { expect, test } from 'vitest'
import schema from '../../api/openapi.json'
import { loadCatalogue } from '../../words/load'
import { folded, heardAt, keepHeard, speakerOf } from './heard'
import { PHRASES } from './phrases'

test('what was read and who is muted is kept for each table', () => {
  expect(heardAt('one')).toMatchObject({ read: 0, muted: [] })
  keepHeard('one', { read: 4 })
  keepHeard('one', { muted: ['seat:2'] })
  keepHeard('other', { read: 1 })
  expect(heardAt('one')).toMatchObject({ read: 4, muted: ['seat:2'] })
  expect(heardAt('other')).toMatchObject({ read: 1, muted: [] })
})

test('all that one says who is muted lies in one row', () => {
  const said = (number: number, seat: number) => ({ number, at: 0, kind: 'chat', seat, about: {} })
  const lines = [said(0, 0), said(1, 1), said(2, 0), said(3, 2), said(4, 1), said(5, 1)]
  const rows = folded(lines, ({ seat }) => seat === 1)
  expect(rows.map(({ line, hidden }) => [line.number, hidden])).toEqual([
    [0, 0],
    [1, 3],
    [2, 0],
    [3, 0],
  ])
})

test('whoever looks on is somebody, too', () => {
  const line = { number: 0, at: 0, kind: 'aside', seat: null, about: { who: 'ab', text: 'x' } }
  expect(speakerOf(line)).toBe('who:ab')
  expect(speakerOf({ ...line, kind: 'chat', seat: 0 })).toBe('seat:0')
})

test.each(['en', 'fr', 'it'] as const)('every phrase that may be sent is said in %s', async (language) => {
  expect([...PHRASES].sort()).toEqual([...schema.components.schemas.SayPhrase.properties.phrase.enum].sort())
  const words = await loadCatalogue(language, null)
  for (const phrase of PHRASES) expect(words.has(`web-phrase-${phrase}`)).toBe(true)
})

// @vitest-environment jsdom
import { render, screen } from '@testing-library/svelte'
import { beforeAll, expect, test } from 'vitest'
import { Catalogue } from '../../words/catalogue'
import { words } from '../../words/index.svelte'
import Players from './Players.svelte'
import Shown from './Shown.svelte'
import { onTheTable, textOf, titleOf } from './things'

const MESSAGES = `
field-ripe-eggs = Ripe eggs
web-yes = yes
web-no = no
web-plain-players = Players
species-0 = Theropods
species-1 = Sauropods
`
beforeAll(() => words.use(new Catalogue('en', [MESSAGES])))

test('what every view has is left to the rest of the page', () => {
  const view = { seat: 0, turn: 3, moment: null, asked: [], result: null, players: [], eggs: 4 }
  expect(onTheTable(view)).toEqual({ eggs: 4 })
})

test('a field is called by the words of its game, or as in the code', () => {
  expect(titleOf('ripe_eggs')).toBe('Ripe eggs')
  expect(titleOf('long_name')).toBe('long name')
})

test('a value stands in a line', () => {
  expect([true, null, [], {}, [1, 2], 'x', 0].map(textOf)).toEqual(['yes', '–', '–', '–', '1, 2', 'x', '0'])
})

test('records are rows under the names of their fields, also where one is missing', () => {
  render(Shown, { thing: { nests: [{ ripe_eggs: 2, at: 'fern' }, null, { at: 'sand' }] } })
  expect(screen.getByRole('term').textContent).toBe('nests')
  expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual(['Ripe eggs', 'at'])
  expect(screen.getAllByRole('cell').map((cell) => cell.textContent?.trim())).toEqual(['2', 'fern', '–', '–', '–', 'sand'])
})

test('a row a player, with what is seen of each', () => {
  const seats = [{ name: 'Ada', kind: 'here' as const }, { name: 'Bo', kind: 'bot' as const }]
  render(Players, { game: 'x', players: [{ ripe_eggs: 5 }, { ripe_eggs: 7 }], seats, you: 0, asked: [1] })
  const rows = screen.getAllByRole('row').slice(1)
  expect(rows.map((row) => row.textContent?.replace(/\s+/g, ' ').trim())).toEqual(['Theropods Ada5', 'Sauropods Bo7'])
  expect(rows.map((row) => row.classList.contains('asked'))).toEqual([false, true])
})

// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/svelte'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, test, vi } from 'vitest'
import { words } from '../../words/index.svelte'
import AnimalBoard from './AnimalBoard.svelte'
import type { ColumnForecast, GodsView, TileView } from './types'

const TILE: TileView = { first: 'lake', second: 'forest', animal: 'frog' }
const column = (animal: ColumnForecast['animal'], tiles: number, dinosaurs = false): ColumnForecast => ({
  animal,
  tiles,
  activates: tiles === 1,
  dinosaurs,
  ends_game: false,
  pawn: null,
  refills: [],
})
const VIEW = {
  columns: { frog: [TILE, null], rat: [TILE, TILE] },
  pawn: 'frog',
  forecast: { columns: [column('frog', 1, true), column('rat', 2)] },
} as unknown as GodsView

beforeAll(() => words.know('gods-love-dinosaurs'))
const board = (more: object = {}) => render(AnimalBoard, { view: VIEW, ...more })

test('a tile is told in words, and so is a place without one', () => {
  board()
  expect(screen.getByRole('button', { name: 'Column of the frogs, place 1: a lake with a frog, and a forest.' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Column of the frogs, place 2: no tile.' })).toBeVisible()
  expect(screen.getByRole('img', { name: 'The dinosaur pawn is under the frogs.' })).toBeInTheDocument()
})

test('each column says what its last tile would set off', () => {
  board()
  expect(screen.getByRole('button', { name: /^Frogs\. The last tile: taking it activates the frogs, and then the dinosaurs\.$/ })).toBeVisible()
  expect(screen.getByRole('button', { name: /^Rats\. 2 tiles here\. Taking the last activates the rats\.$/ })).toBeVisible()
})

test('only what may be taken is lit, and any tile can be touched', async () => {
  const onpick = vi.fn()
  board({ choosable: [{ column: 'rat', row: 1 }], onpick })
  const lit = screen.getAllByRole('button').filter((one) => one.getAttribute('aria-disabled') === 'false')
  expect(lit.map((one) => one.dataset['tile'])).toEqual(['rat.1'])
  await userEvent.click(lit[0]!)
  expect(onpick).toHaveBeenLastCalledWith({ column: 'rat', row: 1 })
})

test('the board is one stop of the tab key: a tile that may be taken; arrows lead on, up to the heads', async () => {
  board({ choosable: [{ column: 'rat', row: 0 }] })
  await waitFor(() => expect(document.activeElement).toHaveAttribute('data-tile', 'rat.0'))
  await userEvent.keyboard('{ArrowLeft}')
  expect(document.activeElement).toHaveAttribute('data-tile', 'frog.0')
  await userEvent.keyboard('{ArrowUp}')
  expect(document.activeElement).toHaveAccessibleName(/^Frogs\./)
})

test('a compact board shows only heads, counts and the pawn', () => {
  board({ compact: true })
  expect(document.querySelectorAll('[data-tile]')).toHaveLength(0)
  expect(document.querySelectorAll('.dots .on')).toHaveLength(3)
})

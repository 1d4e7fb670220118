// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/svelte'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, test, vi } from 'vitest'
import { words } from '../../words/index.svelte'
import Landscape from './Landscape.svelte'
import type { EcosystemView } from './types'

beforeAll(() => words.know('gods-love-dinosaurs'))

const LAND: EcosystemView = {
  hexes: [
    { q: 0, r: 0, terrain: 'mountain' },
    { q: 1, r: 0, terrain: 'lake' },
    { q: 2, r: 0, terrain: 'field' },
  ],
  animals: { frog: [1], dinosaur: [0] },
  eggs: 3,
  golden: 0,
  points: 4,
  is_hidden: false,
}
const land = (more: object = {}) =>
  render(Landscape, {
    ecosystem: LAND,
    label: 'Land',
    describe: (hex: number) => `hex ${hex}`,
    describeSpot: ({ q, r }: { q: number; r: number }) => `spot ${q},${r}`,
    ...more,
  })

test('the land is one stop of the tab key, where something is lit; arrows walk, Enter chooses', async () => {
  const onchoose = vi.fn()
  land({ lights: { 1: 'may' }, onchoose })
  await userEvent.tab()
  expect(document.activeElement).toHaveAccessibleName('hex 1')
  await userEvent.keyboard('{ArrowRight}{Enter}')
  expect(onchoose).toHaveBeenLastCalledWith(2)
})

test('with a tile in hand the empty places are stops too, and Enter lays it there', async () => {
  const [onlay, onhover] = [vi.fn(), vi.fn()]
  land({ holding: true, spots: [{ q: 3, r: 0, fits: true }, { q: 0, r: 1, fits: false }], onlay, onhover })
  await userEvent.tab()
  expect(document.activeElement).toHaveAccessibleName('spot 3,0')
  expect(screen.getByLabelText('spot 0,1')).toHaveAttribute('aria-disabled', 'true')
  await userEvent.keyboard('{Enter}')
  expect(onlay).toHaveBeenCalledWith(expect.objectContaining({ q: 3, r: 0 }))
})

test('the wheel turns a tile that is held, and else looks closer', async () => {
  const onturn = vi.fn()
  const { container, rerender } = land({ onturn })
  const frame = container.querySelector('.landscape')!
  const box = () => container.querySelector('svg')!.getAttribute('viewBox')
  const before = box()
  await fireEvent.wheel(frame, { deltaY: -300 })
  await waitFor(() => expect(box()).not.toBe(before))
  expect(onturn).not.toHaveBeenCalled()
  await rerender({ holding: true })
  await fireEvent.wheel(frame, { deltaY: 60 })
  await fireEvent.wheel(frame, { deltaY: -60 })
  expect(onturn.mock.calls).toEqual([[-1], [1]])
})

test('whoever looked closer sees the whole again by a button, and when it grows', async () => {
  const { container, rerender } = land()
  const whole = screen.getByRole('button', { name: 'The whole ecosystem' })
  expect(whole).toBeDisabled()
  await fireEvent.wheel(container.querySelector('.landscape')!, { deltaY: -300 })
  await waitFor(() => expect(whole).toBeEnabled())
  await userEvent.click(whole)
  expect(whole).toBeDisabled()
  await fireEvent.wheel(container.querySelector('.landscape')!, { deltaY: -300 })
  await waitFor(() => expect(whole).toBeEnabled())
  await rerender({ ecosystem: { ...LAND, hexes: [...LAND.hexes, { q: 3, r: 0, terrain: 'wild' }] } })
  await waitFor(() => expect(whole).toBeDisabled())
})

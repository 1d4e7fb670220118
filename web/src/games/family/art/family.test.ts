// @vitest-environment jsdom
import { render, screen } from '@testing-library/svelte'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { each } from '../../../test/drawn'
import { CARDS } from '../gallery/positions'
import GamePlate from '../../../art/GamePlate.svelte'
import ActionCard from './ActionCard.svelte'
import BoltCard from './BoltCard.svelte'
import { LANE, LENGTH, placeOnCard, sizeOf, WIDTH, type Facing } from './card'
import Cone from './Cone.svelte'
import { EMBLEMS } from './emblems'
import EraCard from './EraCard.svelte'
import Hand from './Hand.svelte'
import Kind from './Kind.svelte'
import { BOLTS, ERAS, GROUNDS, SIGNS } from './kinds'
import PathScene from './PathScene.svelte'
import Piece from './Piece.svelte'
import PlaceShape from './PlaceShape.svelte'
import RuleDrawing from './RuleDrawing.svelte'
import { card, SCENES } from './scenes'
import SignShape from './SignShape.svelte'

const FACINGS: Facing[] = ['right', 'left', 'up']
const colourless = (picture: string) => picture.replace(/(fill|stroke)="[^"]*"|style="[^"]*"/g, '')

describe('era cards', () => {
  it('are 42, of which those that differ are told apart without colour (EF-0.1, EF-0.4)', () => {
    expect(CARDS).toHaveLength(42)
    const kinds = new Set(CARDS.map((face) => JSON.stringify(face)))
    for (const facing of FACINGS) {
      const pictures = each(CARDS, (face) => render(EraCard, { face, facing }))
      expect(new Set(pictures.map(colourless)).size).toBe(kinds.size)
      expect(pictures.join()).not.toMatch(/NaN|undefined/)
    }
  })
  it('have their lanes on them, left to right as one walks outwards', () => {
    for (const facing of FACINGS) {
      const { w, h } = sizeOf(facing)
      for (const lane of [0, 1, 2]) {
        const { x, y } = placeOnCard(facing, lane)
        expect(Math.abs(x) + 18).toBeLessThanOrEqual(w / 2)
        expect(Math.abs(y) + 18).toBeLessThanOrEqual(h / 2)
      }
      const [a, b] = [placeOnCard(facing, 0), placeOnCard(facing, 2)]
      const out = placeOnCard(facing, 1, 10)
      const inside = placeOnCard(facing, 1)
      // Turning right from outwards leads from the left lane to the right one.
      const [ox, oy] = [out.x - inside.x, out.y - inside.y]
      expect((b.x - a.x) * -oy + (b.y - a.y) * ox).toBeCloseTo(10 * 2 * LANE)
    }
  })
  it('are of one size, whichever way they lie', () => {
    expect(sizeOf('up')).toEqual({ w: WIDTH, h: LENGTH })
    expect(sizeOf('left')).toEqual(sizeOf('right'))
  })
  it('name themselves where they are asked to', () => {
    render(EraCard, { face: CARDS[0]!, title: 'Bacteria' })
    expect(screen.getByRole('img', { name: 'Bacteria' })).toBeInTheDocument()
  })
})

describe('places, signs and emblems', () => {
  it('differ without colour', () => {
    const places = each(GROUNDS, (ground) => render(PlaceShape, { ground })).map(colourless)
    expect(new Set(places).size).toBe(GROUNDS.length)
    const signs = each(SIGNS, (sign) => render(SignShape, { sign })).map(colourless)
    expect(new Set(signs).size).toBe(SIGNS.length)
    expect(new Set(ERAS.map((era) => JSON.stringify(EMBLEMS[era]))).size).toBe(ERAS.length)
  })
})

describe('the other cards', () => {
  it('differ without colour, backs too', () => {
    const actions = each(['eruption', 'thunderbolt', 'back'] as const, (one) => render(ActionCard, { card: one }))
    expect(new Set(actions.map(colourless)).size).toBe(3)
    const bolts = each([...BOLTS, 'back' as const], (bolt) => render(BoltCard, { bolt }))
    expect(new Set(bolts.map(colourless)).size).toBe(BOLTS.length + 1)
  })
  it('say how many tokens stand for each kind (EF-0.1)', () => {
    const kinds = [...ERAS, 'eruption', 'thunderbolt'] as const
    const numbers = kinds.map((kind) => {
      const { container, unmount } = render(Kind, { kind })
      const number = container.querySelector('text')!.textContent
      unmount()
      return number
    })
    expect(numbers).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'])
  })
})

describe('hands', () => {
  it('tell nothing while they are closed, whatever they hold', () => {
    const closed = each([0, 1, 7, 10], (tokens) => render(Hand, { animal: 2, tokens }))
    expect(new Set(closed).size).toBe(1)
  })
  it('show every token when they open', () => {
    for (let tokens = 0; tokens <= 10; tokens++) {
      const { container, unmount } = render(Hand, { animal: 1, open: true, tokens })
      expect(container.querySelectorAll('.token')).toHaveLength(tokens)
      unmount()
    }
  })
})

describe('pieces', () => {
  it('are told apart without colour, and from the cone', () => {
    const pieces = each([0, 1, 2, 3, 4, 5], (animal) => render(Piece, { animal }))
    const [cone] = each([0], () => render(Cone, {}))
    expect(new Set([...pieces, cone!].map(colourless)).size).toBe(7)
  })
})

describe('rules', () => {
  const text = readFileSync('../src/mesozoic/games/evolution_family/rules/en.md', 'utf8')
  it('are drawn where a picture helps, and only those that there are', () => {
    for (const rule of Object.keys(SCENES)) expect(text).toContain(`### ${rule} ·`)
    const numbers = [...text.matchAll(/### (EF-[\d.]+)/g)].map(([, number]) => number!)
    const pictures = numbers.filter((rule) => each([rule], () => render(RuleDrawing, { rule }))[0]!.includes('<svg'))
    expect(pictures).toEqual(['EF-0.1', 'EF-0.2', 'EF-0.3', 'EF-0.4', 'EF-0.5', 'EF-1.1', 'EF-2.1', 'EF-2.2', 'EF-2.3', 'EF-3.1', 'EF-3.3', 'EF-3.4', 'EF-4.1', 'EF-4.2', 'EF-4.3', 'EF-5.1', 'EF-6.1'])
  })
  it('show paths in the order of eras, pieces on no volcano', () => {
    for (const scene of Object.values(SCENES).flat()) {
      const order = scene.cards.map((face) => ERAS.indexOf(face.era))
      expect(order).toEqual([...new Set(order)].sort((a, b) => a - b))
      for (const { depth, lane } of scene.pieces ?? []) expect(scene.cards[depth]?.places[lane]).not.toBe('volcano')
      expect(each([scene], () => render(PathScene, { scene }))[0]).not.toMatch(/NaN|undefined/)
    }
  })
  it('know what makes a card premium or unstable (EF-0.3)', () => {
    expect(card('fish rock cave rock')).toMatchObject({ premium: true, unstable: false })
    expect(card('fish rock rock rock hurricane')).toMatchObject({ premium: false, unstable: true })
    expect(card('fish rock rock rock')).toMatchObject({ premium: false, unstable: false, sign: 'none' })
  })
})

it('has a plate for the start page', async () => {
  const { container } = render(GamePlate, { game: 'evolution-family', title: 'Evolution' })
  expect(screen.getByRole('img', { name: 'Evolution' })).toBeInTheDocument()
  await expect.poll(() => container.querySelectorAll('.dinosaur').length, { timeout: 20_000 }).toBe(4)
})

// @vitest-environment jsdom
import { render, screen } from '@testing-library/svelte'
import { describe, expect, it } from 'vitest'
import { each } from '../../../test/drawn'
import { centre } from '../../../board/geometry'
import GamePlate from '../../../art/GamePlate.svelte'
import Animal from './Animal.svelte'
import ColumnHead from './ColumnHead.svelte'
import DinosaurPawn from './DinosaurPawn.svelte'
import EcoHex from './EcoHex.svelte'
import EcoTile from './EcoTile.svelte'
import Egg from './Egg.svelte'
import { beside, DIRECTIONS, rim, seamsOf, sides } from './hexes'
import HuntPath from './HuntPath.svelte'
import { COLUMNS, KINDS, STATES, TERRAINS } from './kinds'
import NestOfEggs from './NestOfEggs.svelte'
import RuleDrawing from './RuleDrawing.svelte'
import { SCENES } from './scenes'
import { texture, variantAt, VARIANTS } from './textures'
import { trail } from './trail'
import Volcano from './Volcano.svelte'

const middle = { q: 0, r: 0 }
const colourless = (picture: string) => picture.replace(/(fill|stroke)="[^"]*"/g, '')

describe('hexes', () => {
  it('lie beside one another counter-clockwise from the east, as the rules name them', () => {
    const angles = DIRECTIONS.map((_, i) => {
      const { x, y } = centre(beside(middle, i))
      return (Math.round((Math.atan2(-y, x) * 180) / Math.PI) + 360) % 360
    })
    expect(angles).toEqual([0, 60, 120, 180, 240, 300])
  })
  it('draw their side in a direction towards the neighbour there', () => {
    DIRECTIONS.forEach((_, i) => {
      const [ax, ay, bx, by] = sides([i]).match(/-?[\d.]+/g)!.map(Number)
      const to = centre(beside(middle, i))
      expect([(ax! + bx!) / 2, (ay! + by!) / 2].map((n) => Math.round(n))).toEqual([Math.round(to.x / 2), Math.round(to.y / 2)])
    })
  })
  it('belong to a start tile of seven and tiles of two (GD-0.2, GD-0.3)', () => {
    const start = [middle, ...DIRECTIONS.map((_, i) => beside(middle, i))]
    const seams = seamsOf([...start, { q: 2, r: 0 }, { q: 3, r: -1 }, { q: 3, r: 0 }])
    expect(seams[0]).toEqual([0, 1, 2, 3, 4, 5])
    expect(seams.slice(1, 7).map((one) => one.length)).toEqual([3, 3, 3, 3, 3, 3])
    expect(seams[1]).toEqual([2, 3, 4])
    expect(seams.slice(7)).toEqual([[1], [4], []])
  })
  it('have a rim all round but for their seams', () => {
    const strips = (seam: number[]) => rim(seam, 3).split('Z').length - 1
    expect([strips([]), strips([2]), strips([0, 1, 2, 3, 4, 5])]).toEqual([6, 5, 0])
  })
  it('are told apart without colour, in every variant', () => {
    for (const variant of Array.from({ length: VARIANTS }, (_, i) => i)) {
      const plain = each(TERRAINS, (terrain) => render(EcoHex, { terrain, variant })).map((picture) => colourless(picture).replace(/data-terrain="\w+"/, ''))
      expect(new Set(plain).size).toBe(TERRAINS.length)
      expect(plain.join()).not.toMatch(/NaN|undefined/)
    }
  })
  it('never look like a neighbour of the same terrain', () => {
    expect(new Set(Array.from({ length: VARIANTS }, (_, i) => JSON.stringify(texture('forest', i)))).size).toBe(VARIANTS)
    for (const [q, r] of [[0, 0], [-3, 5], [4, -7]] as const)
      for (const near of DIRECTIONS.map((_, i) => beside({ q, r }, i))) expect(variantAt(near.q, near.r)).not.toBe(variantAt(q, r))
  })
})

describe('animals', () => {
  it('differ by kind and by how they do, and the dying without colour', () => {
    const pictures = STATES.flatMap((state) => each(KINDS, (kind) => render(Animal, { kind, state })))
    expect(new Set(pictures).size).toBe(KINDS.length * STATES.length)
    expect(new Set(pictures.map(colourless)).size).toBe(KINDS.length * STATES.length)
    expect(pictures.join()).not.toMatch(/NaN|undefined/)
  })
  it('stand on a base by rank (GD-0.1)', () => {
    const bases = KINDS.map((kind) => {
      const { container, unmount } = render(Animal, { kind })
      const base = container.querySelector('.coin')!.getAttribute('d')
      unmount()
      return base
    })
    expect(new Set(bases.slice(0, 3)).size).toBe(1)
    expect(new Set(bases.slice(3, 5)).size).toBe(1)
    expect(new Set(bases).size).toBe(3)
    expect(render(Animal, { kind: 'frog', base: false }).container.querySelector('.coin')).toBeNull()
  })
  it('have a name where they are given one', () => {
    render(Animal, { kind: 'eagle', title: 'An eagle' })
    expect(screen.getByRole('img', { name: 'An eagle' })).toBeInTheDocument()
  })
})

describe('eggs', () => {
  it.each([[0, 0, 0], [3, 0, 3], [5, 1, 0], [14, 2, 4], [49, 9, 4]])('%i lie as %i golden and %i white (GD-5.6)', (eggs, golden, white) => {
    const { container } = render(NestOfEggs, { eggs, title: `${eggs} eggs` })
    expect(container.querySelectorAll('.egg.golden')).toHaveLength(golden)
    expect(container.querySelectorAll('.egg:not(.golden)')).toHaveLength(white)
  })
  it('say that a golden one is five', () => {
    expect(render(Egg, { golden: true }).container).toHaveTextContent('5')
  })
})

describe('tiles', () => {
  const terrains = (container: Element) => [...container.querySelectorAll('[data-terrain]')].map((hex) => hex.getAttribute('data-terrain'))
  it.each(DIRECTIONS.map((name, turn) => [name, turn] as const))('lie with the second hex to the %s', (_, turn) => {
    const { container } = render(EcoTile, { a: 'lake', b: 'forest', animal: 'frog', turn })
    expect(terrains(container)).toEqual(['lake', 'forest'])
    const [x, y] = container.querySelectorAll('[data-terrain]')[1]!.getAttribute('transform')!.match(/-?[\d.]+/g)!.map(Number)
    const to = centre(beside(middle, turn))
    expect([Math.round(x!), Math.round(y!)]).toEqual([Math.round(to.x), Math.round(to.y)])
  })
  it('keep their box while they turn, if asked to', () => {
    const size = (turn: number) => {
      const { container, unmount } = render(EcoTile, { a: 'lake', b: 'forest', turn, steady: true })
      const box = container.querySelector('svg')!.getAttribute('viewBox')!.split(' ').slice(2)
      unmount()
      return box.join()
    }
    expect(new Set([0, 1, 2, 3, 4, 5].map(size)).size).toBe(1)
  })
  it('show nothing but letter and mark face down', () => {
    const { container } = render(EcoTile, { a: 'lake', b: 'forest', animal: 'frog', back: 'C', mark: '4+' })
    expect(terrains(container)).toEqual([])
    expect(container.querySelector('.animal')).toBeNull()
    expect(container).toHaveTextContent(/C\s*4\+/)
  })
})

describe('a hunt', () => {
  it('shows what it eats, lays and bears, and where', () => {
    const { hunt } = SCENES.tiger
    const { container } = render(HuntPath, hunt)
    expect(container.querySelectorAll('.eats')).toHaveLength(2)
    expect(container.querySelectorAll('.bears')).toHaveLength(1)
    expect(container.querySelector('.lays')).toBeNull()
    const second = centre(hunt.steps[1]!)
    const [x, y] = container.querySelector('.eats')!.getAttribute('transform')!.match(/-?[\d.]+/g)!.map(Number)
    expect(Math.hypot(x! - second.x, y! - second.y)).toBeLessThan(40)
  })
  it('goes and comes back on two lines', () => {
    const there = trail([middle, { q: 1, r: 0 }])!
    const back = trail([{ q: 1, r: 0 }, middle])!
    expect(Math.sign(there.tip.y)).toBe(1)
    expect(Math.sign(back.tip.y)).toBe(-1)
    expect(trail([middle, { q: 1, r: 0 }, middle])!.line).not.toMatch(/NaN/)
  })
  it('has no line where nobody moves', () => {
    expect(trail([middle])).toBeNull()
    expect(trail([])).toBeNull()
  })
})

describe('the animal board', () => {
  it('has a head for each column, each its own, with where the young are born', () => {
    expect(new Set(each(COLUMNS, (kind) => render(ColumnHead, { kind }))).size).toBe(5)
    const { container } = render(ColumnHead, { kind: 'rat' })
    expect([...container.querySelectorAll('[data-terrain]')].map((hex) => hex.getAttribute('data-terrain'))).toEqual(['forest', 'wild'])
  })
  it.each([['tiger', 2], ['eagle', 3]] as const)('tells that a %s goes up to %i hexes (GD-4.1)', (kind, steps) => {
    expect(render(ColumnHead, { kind }).container.querySelectorAll('.hex:not(.from)')).toHaveLength(steps)
  })
  it('has a pawn and a volcano with names', () => {
    render(DinosaurPawn, { title: 'The pawn' })
    render(Volcano, { title: 'The volcano' })
    expect(screen.getByRole('img', { name: 'The pawn' })).toBeInTheDocument()
    expect(screen.getByRole('img', { name: 'The volcano' })).toBeInTheDocument()
  })
})

describe('in the book', () => {
  it('the plate is printed, with a dinosaur under a hand', async () => {
    const { container } = render(GamePlate, { game: 'gods-love-dinosaurs', title: 'Gods Love Dinosaurs' })
    await expect.poll(() => container.querySelectorAll('.animal').length, { timeout: 20_000 }).toBe(6)
    expect(container.querySelectorAll('.animal.dinosaur')).toHaveLength(1)
  })
  it('rules have pictures where one helps', () => {
    const picture = (rule: string) => render(RuleDrawing, { rule }).container
    expect(picture('GD-0.1').querySelectorAll('.animal')).toHaveLength(6)
    expect(picture('GD-0.2').querySelectorAll('[data-terrain]')).toHaveLength(7)
    expect(picture('GD-4.1').querySelectorAll('.hunt')).toHaveLength(2)
    expect(picture('GD-5.2').querySelectorAll('.lays')).toHaveLength(1)
    expect(picture('GD-5.6').querySelectorAll('.egg:not(.golden)')).toHaveLength(5)
    expect(picture('GD-6.2').querySelector('svg')).toBeNull()
  })
})

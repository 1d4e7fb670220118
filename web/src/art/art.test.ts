// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/svelte'
import { describe, expect, it } from 'vitest'
import CardEmblem from '../games/island/art/CardEmblem.svelte'
import { CARDS } from '../games/evo2001/art/cards'
import { CARDS as CARDS_2011 } from '../games/evo2011/art/cards'
import ClimateRing from '../games/evo2001/art/ClimateRing.svelte'
import Die from '../games/evo2001/art/Die.svelte'
import Dinosaur from './Dinosaur.svelte'
import EventCard from '../games/island/art/EventCard.svelte'
import GeneEmblem from '../games/evo2001/art/GeneEmblem.svelte'
import { GENES } from '../games/evo2001/art/genes'
import MeteorTrack from '../games/evo2001/art/MeteorTrack.svelte'
import { SPECIES } from './species'
import { curve } from './spline'
import { texture, TERRAINS, VARIANTS } from './terrain'

const paths = (container: Element) => [...container.querySelectorAll('path')].map((path) => path.getAttribute('d')!)

describe('drawings', () => {
  it.each(SPECIES)('of the %s have a name only where they are given one', (species) => {
    for (const kind of ['token', 'portrait'] as const) {
      const named = render(Dinosaur, { species, kind, title: 'Rex' })
      expect(screen.getByRole('img', { name: 'Rex' })).toBeInTheDocument()
      expect(paths(named.container).join()).not.toMatch(/NaN|undefined/)
      named.unmount()
      const mute = render(Dinosaur, { species, kind })
      expect(mute.container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
      mute.unmount()
    }
  })
  it('of genes and cards exist for every one', async () => {
    for (const gene of GENES) expect(paths(render(GeneEmblem, { gene }).container).length).toBeGreaterThan(1)
    for (const card of [...CARDS, ...CARDS_2011]) {
      const { container } = render(CardEmblem, { card })
      await waitFor(() => expect(paths(container).length).toBeGreaterThan(1))
    }
  })
  it('of terrains are sound and differ', () => {
    for (const terrain of TERRAINS) {
      const drawn = Array.from({ length: VARIANTS }, (_, i) => JSON.stringify(texture(terrain, i)))
      expect(new Set(drawn).size).toBe(VARIANTS)
      expect(drawn.join()).not.toMatch(/NaN|undefined/)
    }
  })
  it('are curves through their points', () => {
    expect(curve('0,0! 10,0! 10,10!')).toBe('M0 0C3.33 0 6.67 0 10 0C10 3.33 10 6.67 10 10C6.67 6.67 3.33 3.33 0 0Z')
  })
})

describe('instruments', () => {
  it('are images with a name', () => {
    render(ClimateRing, { chart: ['beach', 'meadow', 'hill', 'mountain', 'hill', 'meadow'], climate: 2, title: 'Hills are temperate' })
    render(MeteorTrack, { start: 3, last: 15, faces: { 14: [1, 2] }, at: 14, title: 'Space 14' })
    render(Die, { face: 5, title: 'Five' })
    for (const name of ['Hills are temperate', 'Space 14', 'Five']) expect(screen.getByRole('img', { name })).toBeInTheDocument()
  })
  it('show as many pips as the face has', () => {
    const { container } = render(Die, { face: 5 })
    expect(container.querySelector('.pips')!.getAttribute('d')!.match(/M/g)).toHaveLength(5)
  })
  it('of cards are buttons where they can be played', () => {
    render(EventCard, { card: 'moult', name: 'Moult', text: 'One fur fewer.', onclick: () => {} })
    expect(screen.getByRole('button', { name: /Moult.*One fur fewer/ })).toBeInTheDocument()
    render(EventCard, { back: true, backLabel: 'Face down' })
    expect(screen.getByRole('img', { name: 'Face down' })).toBeInTheDocument()
  })
})

// @vitest-environment jsdom
import { render, screen } from '@testing-library/svelte'
import { describe, expect, it } from 'vitest'
import EventCard from '../../island/art/EventCard.svelte'
import CardEmblem from './CardEmblem.svelte'
import { CARDS } from './cards'
import ClimateRing from './ClimateRing.svelte'
import Die from './Die.svelte'
import GeneEmblem from './GeneEmblem.svelte'
import { GENES } from './genes'
import MeteorTrack from './MeteorTrack.svelte'

const paths = (container: Element) => container.querySelectorAll('path').length

it('every gene and card is drawn', () => {
  for (const gene of GENES) expect(paths(render(GeneEmblem, { gene }).container), gene).toBeGreaterThan(1)
  for (const card of CARDS) expect(paths(render(CardEmblem, { card }).container), card).toBeGreaterThan(1)
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
    render(EventCard, { card: 'moult', Emblem: CardEmblem, name: 'Moult', text: 'One fur fewer.', onclick: () => {} })
    expect(screen.getByRole('button', { name: /Moult.*One fur fewer/ })).toBeInTheDocument()
    render(EventCard, { back: true, backLabel: 'Face down' })
    expect(screen.getByRole('img', { name: 'Face down' })).toBeInTheDocument()
  })
})

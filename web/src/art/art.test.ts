// @vitest-environment jsdom
import { render, screen } from '@testing-library/svelte'
import { describe, expect, it } from 'vitest'
import Dinosaur from './Dinosaur.svelte'
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

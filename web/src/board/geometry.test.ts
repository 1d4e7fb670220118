import { describe, expect, it } from 'vitest'
import { sampleIsland } from '../games/island/sample'
import { RADIUS, variantsFor } from '../art/terrain'
import { centre, coastline, shores, surf, towards } from './geometry'
import { follow } from '../games/island/board/tokens'

const zones = sampleIsland(3)
const at = (q: number, r: number) => zones.findIndex((zone) => zone.q === q && zone.r === r)

describe('shores', () => {
  it('make one closed ring around an island without lakes', () => {
    for (const players of [3, 4, 5] as const) {
      const land = sampleIsland(players)
      const rings = shores(land)
      const open = land.reduce((sum, zone) => sum + 6 - zone.neighbours.length, 0)
      expect(rings.reduce((sum, ring) => sum + ring.length, 0)).toBe(open)
      expect(rings).toHaveLength(1)
      expect(coastline(rings[0]!, 7)).toMatch(/^M.*Z$/)
    }
  })
})

describe('the surf', () => {
  it('washes over every side that meets the sea, and stays within its zone', () => {
    const open = zones.reduce((sum, zone) => sum + 6 - zone.neighbours.length, 0)
    const { water, edge } = surf(zones)
    expect(edge.match(/M/g)).toHaveLength(open)
    expect(water.match(/Z/g)).toHaveLength(open)
    const points = [...edge.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }))
    const away = points.map((p) => Math.min(...zones.map(centre).map((m) => Math.hypot(m.x - p.x, m.y - p.y))))
    expect(Math.max(...away)).toBeLessThan(RADIUS)
  })
})

describe('arrows', () => {
  it('lead along a row', () => {
    const from = zones.findIndex((zone) => zones.some((other) => other.q === zone.q + 1 && other.r === zone.r))
    const { q, r } = zones[from]!
    expect(towards(zones, from, 'ArrowRight', 1)).toBe(at(q + 1, r))
    expect(towards(zones, at(q + 1, r), 'ArrowLeft', 1)).toBe(from)
  })
  it('lead up and down by one row, to the side not taken last', () => {
    const from = zones.findIndex((zone) => at(zone.q, zone.r + 1) >= 0 && at(zone.q - 1, zone.r + 1) >= 0)
    const { q, r } = zones[from]!
    expect(towards(zones, from, 'ArrowDown', 1)).toBe(at(q - 1, r + 1))
    expect(towards(zones, from, 'ArrowDown', -1)).toBe(at(q, r + 1))
  })
  it('reach every zone from the first', () => {
    for (const players of [3, 4, 5] as const) {
      const land = sampleIsland(players)
      const seen = new Set([0])
      for (const zone of seen)
        for (const arrow of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'])
          for (const side of [1, -1]) {
            const to = towards(land, zone, arrow, side)
            if (to !== null) seen.add(to)
          }
      expect(seen.size).toBe(land.length)
    }
  })
  it('stop at the edge', () => {
    const west = zones.reduce((best, zone, n) => (centre(zone).x < centre(zones[best]!).x ? n : best), 0)
    expect(towards(zones, west, 'ArrowLeft', 1)).toBeNull()
    expect(towards(zones, west, 'x', 1)).toBeNull()
  })
})

describe('variants', () => {
  it('differ between neighbours of one terrain', () => {
    const land = sampleIsland(5)
    const variants = variantsFor(land)
    land.forEach((zone, n) => {
      for (const near of zone.neighbours)
        if (land[near]!.terrain === zone.terrain) expect(variants[near]).not.toBe(variants[n])
    })
  })
})

describe('pieces', () => {
  const start = follow([], [[0, 5], [9]], zones)
  it('keep who they are', () => {
    const [walker] = start.filter((piece) => piece.zone === 5)
    const after = follow(start, [[0, 6], [9]], zones)
    expect(after.find((piece) => piece.key === walker!.key)).toMatchObject({ zone: 6, from: 5, dead: false })
    expect(after).toHaveLength(3)
  })
  it('are born', () => {
    const after = follow(start, [[0, 5, 6], [9]], zones)
    expect(after.filter((piece) => !start.some((old) => old.key === piece.key))).toMatchObject([{ zone: 6, from: null }])
  })
  it('die and are swept', () => {
    const after = follow(start, [[0, 5], []], zones)
    expect(after.filter((piece) => piece.dead)).toMatchObject([{ seat: 1, zone: 9 }])
    expect(follow(after, [[0, 5], []], zones).some((piece) => piece.dead)).toBe(false)
  })
})

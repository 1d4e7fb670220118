import { chance } from '../art/chance'
import { RADIUS } from '../art/terrain'

export type Zone = {
  q: number
  r: number
  terrain: string
  neighbours: readonly number[]
  is_coast: boolean
  is_start: boolean
}
export type Point = { x: number; y: number }

export const centre = ({ q, r }: { q: number; r: number }): Point => ({
  x: RADIUS * Math.sqrt(3) * (q + r / 2),
  y: RADIUS * 1.5 * r,
})

export function corner({ x, y }: Point, i: number, radius = RADIUS): Point {
  const turn = (Math.PI / 3) * i - Math.PI / 2
  return { x: x + radius * Math.cos(turn), y: y + radius * Math.sin(turn) }
}

export const distance = (a: Zone, b: Zone): number => {
  const [dq, dr] = [a.q - b.q, a.r - b.r]
  return (Math.abs(dq) + Math.abs(dr) + Math.abs(dq + dr)) / 2
}

/** Side i lies between corners i and i + 1, clockwise from the north-east. */
const SIDES = [
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
] as const

/** The shore lines of the island, each a closed ring of corners, clockwise around land. */
export function shores(zones: Zone[]): Point[][] {
  const land = new Set(zones.map((zone) => `${zone.q},${zone.r}`))
  const key = (p: Point) => `${Math.round(p.x)},${Math.round(p.y)}`
  const next = new Map<string, { from: Point; to: Point }>()
  for (const zone of zones)
    SIDES.forEach(([dq, dr], i) => {
      if (land.has(`${zone.q + dq},${zone.r + dr}`)) return
      const middle = centre(zone)
      const from = corner(middle, i)
      next.set(key(from), { from, to: corner(middle, i + 1) })
    })
  const rings: Point[][] = []
  while (next.size) {
    const ring: Point[] = []
    let at = next.keys().next().value!
    for (let edge = next.get(at); edge; edge = next.get(at)) {
      ring.push(edge.from)
      next.delete(at)
      at = key(edge.to)
    }
    rings.push(ring)
  }
  return rings
}

/** A ring pushed out to sea and made to wander a little, as a hand would draw it. */
export function coastline(ring: Point[], outward: number): string {
  const n = ring.length
  const next = chance(n)
  const moved = ring.map((p, i) => {
    const before = ring[(i + n - 1) % n]!
    const after = ring[(i + 1) % n]!
    const [tx, ty] = [after.x - before.x, after.y - before.y]
    const length = Math.hypot(tx, ty) || 1
    const turn = (p.x - before.x) * (after.y - p.y) - (p.y - before.y) * (after.x - p.x)
    // Capes reach out further than bays, so that no corner of land gets wet.
    const out = outward * (turn > 0 ? 1.25 : 0.55) + (next() - 0.4) * outward * 0.9
    return { x: p.x + (ty / length) * out, y: p.y - (tx / length) * out }
  })
  const middle = (i: number) => {
    const [a, b] = [moved[i % n]!, moved[(i + 1) % n]!]
    return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
  }
  const f = (v: number) => v.toFixed(1)
  const start = middle(n - 1)
  let d = `M${f(start.x)} ${f(start.y)}`
  for (let i = 0; i < n; i++) {
    const [p, m] = [moved[i]!, middle(i)]
    d += `Q${f(p.x)} ${f(p.y)} ${f(m.x)} ${f(m.y)}`
  }
  return `${d}Z`
}

/** Where the sea washes over the land: a strip within every side that meets it, and the strip's scalloped edge. */
export function surf(zones: Zone[], depth = 7): { water: string; edge: string } {
  const land = new Set(zones.map((zone) => `${zone.q},${zone.r}`))
  const f = (p: Point) => `${p.x.toFixed(1)} ${p.y.toFixed(1)}`
  const next = chance(zones.length)
  let [water, edge] = ['', '']
  for (const zone of zones.filter((one) => one.is_coast)) {
    const middle = centre(zone)
    const wet = SIDES.map(([dq, dr]) => !land.has(`${zone.q + dq},${zone.r + dr}`))
    /** Where the edge of side i meets the side before it or after it: that side itself, or its own edge. */
    const end = (i: number, other: number) => {
      if (wet[(other + 6) % 6]) return corner(middle, Math.max(i, other), RADIUS - depth / Math.cos(Math.PI / 6))
      const [from, to] = [corner(middle, Math.max(i, other)), corner(middle, other > i ? other + 1 : other)]
      const part = depth / Math.sin(Math.PI / 3) / RADIUS
      return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
    }
    wet.forEach((isWet, i) => {
      if (!isWet) return
      const [a, b] = [end(i, i - 1), end(i, i + 1)]
      const n = 3
      const [dx, dy] = [(b.x - a.x) / n, (b.y - a.y) / n]
      let line = ''
      for (let k = 1; k <= n; k++) {
        const swell = 0.2 + next() * 0.22
        const to = { x: a.x + dx * k, y: a.y + dy * k }
        line += `Q${f({ x: to.x - dx / 2 - dy * swell, y: to.y - dy / 2 + dx * swell })} ${f(to)}`
      }
      edge += `M${f(a)}${line}`
      water += `M${f(corner(middle, i))}L${f(a)}${line}L${f(corner(middle, i + 1))}Z`
    })
  }
  return { water, edge }
}

export type Box = { x: number; y: number; width: number; height: number }

export function extent(zones: Zone[], margin: number): Box {
  const points = zones.map(centre)
  const [xs, ys] = [points.map((p) => p.x), points.map((p) => p.y)]
  const [left, top] = [Math.min(...xs) - RADIUS, Math.min(...ys) - RADIUS]
  return {
    x: left - margin,
    y: top - margin,
    width: Math.max(...xs) + RADIUS - left + 2 * margin,
    height: Math.max(...ys) + RADIUS - top + 2 * margin,
  }
}

/** The corners of a box, the emptiest first, the top right last: buttons lie there. */
export function freeCorners(zones: Zone[], box: Box, inset: number): Point[] {
  const points = zones.map(centre)
  const room = (p: Point) => Math.min(...points.map((z) => Math.hypot(z.x - p.x, z.y - p.y)))
  const spoilt = (p: Point) => (p.x > box.x + box.width / 2 && p.y < box.y + box.height / 2 ? 60 : 0)
  return [
    { x: box.x + inset, y: box.y + inset },
    { x: box.x + box.width - inset, y: box.y + inset },
    { x: box.x + inset, y: box.y + box.height - inset },
    { x: box.x + box.width - inset, y: box.y + box.height - inset },
  ].sort((a, b) => room(b) - room(a) + spoilt(a) - spoilt(b))
}

const TURN: Record<string, number> = { ArrowRight: 0, ArrowDown: 90, ArrowLeft: 180, ArrowUp: 270 }

/**
 * The zone that an arrow key leads to: the nearest in that direction, over a strait if need be.
 * Up and down go zig-zag, so that a column can be walked: `side` is the last side stepped to.
 */
export function towards(zones: readonly { q: number; r: number }[], from: number, arrow: string, side: number): number | null {
  const turn = TURN[arrow]
  if (turn === undefined) return null
  const here = centre(zones[from]!)
  let best: number | null = null
  let cost = Infinity
  zones.forEach((zone, n) => {
    if (n === from) return
    const p = centre(zone)
    const [dx, dy] = [p.x - here.x, p.y - here.y]
    const angle = (Math.atan2(dy, dx) * 180) / Math.PI
    const off = Math.abs(((angle - turn + 540) % 360) - 180)
    if (off > 46) return
    const sideways = (arrow === 'ArrowUp' || arrow === 'ArrowDown') && dx * side > 0 ? 1 : 0
    const price = Math.hypot(dx, dy) * (1 + off / 60) + sideways
    if (price < cost) [best, cost] = [n, price]
  })
  return best
}

import { describe, expect, it } from 'vitest'
import { POSITIONS } from '../gallery/positions'
import { berthAt, boardOf, cardAt, clearing, FULL, layOut, LENGTH, PITCH, pushed, spotAt, towards, WIDTH, type Layout, type Point } from './geometry'
import { keyOf, SECTOR, type Berth, type Place } from './types'

const SIZES: Record<'wide' | 'square' | 'phone' | 'short', [number, number]> = { wide: [1080, 720], square: [700, 560], phone: [390, 480], short: [390, 330] }
const berth = (depth: number, replaces = false): Berth => ({ depth, replaces, obstacle: '', drags: [], frees_cone: false })
const far = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y)
const inside = ({ box }: Layout, p: Point, room = 0) => p.x - room >= box.x && p.x + room <= box.x + box.width && p.y - room >= box.y && p.y + room <= box.y + box.height

/** Every place of six cards in every path, and of the sectors. */
function places(layout: Layout): Point[] {
  return layout.frames.flatMap(({ path }) =>
    Array.from({ length: FULL + 1 }, (_, n) => n - 1).flatMap((depth) => [0, 1, 2].map((lane) => spotAt(layout, { path, depth, lane, part: 0 }))),
  )
}
/** The corners of a card. */
function corners(layout: Layout, path: number, depth: number): Point[] {
  const frame = layout.frames[path]!
  const m = cardAt(frame, depth)
  const [w, h] = frame.facing === 'up' ? [WIDTH, LENGTH] : [LENGTH, WIDTH]
  const t = (frame.lean * Math.PI) / 180
  return [[-1, -1], [1, -1], [1, 1], [-1, 1]].map(([x, y]) => ({
    x: m.x + ((x! * w) / 2) * Math.cos(t) - ((y! * h) / 2) * Math.sin(t),
    y: m.y + ((x! * w) / 2) * Math.sin(t) + ((y! * h) / 2) * Math.cos(t),
  }))
}
/** Whether two convex shapes overlap: no edge parts them. */
function overlap(a: Point[], b: Point[]): boolean {
  return ![a, b].some((shape) =>
    shape.some((p, i) => {
      const q = shape[(i + 1) % shape.length]!
      const [nx, ny] = [q.y - p.y, p.x - q.x]
      const along = (points: Point[]) => points.map((one) => one.x * nx + one.y * ny)
      const [one, other] = [along(a), along(b)]
      return Math.max(...one) <= Math.min(...other) + 1e-6 || Math.max(...other) <= Math.min(...one) + 1e-6
    }),
  )
}

describe('all paths at once', () => {
  for (const paths of [3, 4, 5, 6])
    for (const size of ['wide', 'square'] as const) {
      const layout = layOut(paths, 0, ...SIZES[size])
      it(`has room for six cards in each of ${paths} paths (${size})`, () => {
        expect(layout.tall).toBe(false)
        for (const frame of layout.frames) for (let depth = 0; depth < FULL; depth++) for (const corner of corners(layout, frame.path, depth)) expect(inside(layout, corner), JSON.stringify(corner)).toBe(true)
        for (const place of places(layout)) expect(inside(layout, place, 18)).toBe(true)
      })
      it(`lets no card of ${paths} paths lie on another (${size})`, () => {
        const cards = layout.frames.flatMap(({ path }) => Array.from({ length: FULL }, (_, depth) => corners(layout, path, depth)))
        cards.forEach((a, i) => cards.slice(i + 1).forEach((b) => expect(overlap(a, b)).toBe(false)))
      })
    }
  it('keeps places a fingertip apart, even with six players at 1024 x 768', () => {
    const layout = layOut(6, 0, 700, 560)
    const scale = Math.min(700 / layout.box.width, 560 / layout.box.height)
    const all = places(layout)
    const nearest = Math.min(...all.flatMap((a, i) => all.slice(i + 1).map((b) => far(a, b))))
    expect(nearest * scale).toBeGreaterThan(28)
  })
  it('leaves room at the right edge for a button of 36 pixels', () => {
    for (const paths of [3, 4, 5, 6])
      for (const size of ['wide', 'square'] as const) {
        const layout = layOut(paths, 0, ...SIZES[size])
        const half = 18 / Math.min(SIZES[size][0] / layout.box.width, SIZES[size][1] / layout.box.height)
        const y = layout.box.y + clearing(layout) * layout.box.height
        const right = layout.box.x + layout.box.width
        const button = [{ x: right - 3 * half, y: y - half }, { x: right, y: y - half }, { x: right, y: y + half }, { x: right - 3 * half, y: y + half }]
        for (const { path } of layout.frames) for (const depth of [4, 5]) expect(overlap(button, corners(layout, path, depth)), `${paths} ${size}`).toBe(false)
      }
  })
  it('goes round clockwise in the order of the animals', () => {
    const layout = layOut(6, 0, 1080, 720)
    const angles = layout.frames.map((frame) => {
      const end = cardAt(frame, FULL - 1)
      return (Math.atan2(end.y, end.x) * 180) / Math.PI
    })
    const turned = angles.map((angle) => (angle - angles[0]! + 360) % 360)
    expect(turned).toEqual([...turned].sort((a, b) => a - b))
  })
  it('puts the left lane on the left of whoever walks outwards', () => {
    for (const [width, height] of Object.values(SIZES)) {
      const layout = layOut(4, 1, width, height)
      for (const { path } of layout.frames) {
        const [here, next] = [0, 1].map((depth) => spotAt(layout, { path, depth, lane: 1, part: 0 }))
        const left = spotAt(layout, { path, depth: 0, lane: 0, part: 0 })
        // Screens count downwards: left of a heading is where this is negative.
        expect((next!.x - here!.x) * (left.y - here!.y) - (next!.y - here!.y) * (left.x - here!.x)).toBeLessThan(0)
      }
    }
  })
})

describe('turned to one path', () => {
  for (const paths of [3, 4, 5, 6])
    it(`shows that path whole and the other ${paths - 1} as strips`, () => {
      for (let focus = 0; focus < paths; focus++)
        for (const size of ['phone', 'short'] as const) {
          const layout = layOut(paths, focus, ...SIZES[size])
          expect(layout.tall).toBe(true)
          expect(layout.frames.map((frame) => frame.slim)).toEqual(Array.from({ length: paths }, (_, path) => path !== focus))
          for (let depth = 0; depth < FULL; depth++) for (const corner of corners(layout, focus, depth)) expect(inside(layout, corner)).toBe(true)
          for (const place of places(layout)) expect(inside(layout, place)).toBe(true)
          const spans = layout.frames.map(({ x, slim, width }) => (slim ? [x - width / 2, x + width / 2] : [x - 112, x + 82])).sort((a, b) => a[0]! - b[0]!)
          spans.slice(1).forEach((span, i) => expect(span[0]).toBeGreaterThanOrEqual(spans[i]![1]!))
        }
    })
  it('has its neighbours on either side, clockwise', () => {
    const layout = layOut(6, 2, ...SIZES.phone)
    const order = [...layout.frames].sort((a, b) => a.x - b.x).map((frame) => frame.path)
    expect(order).toEqual([0, 1, 2, 3, 4, 5])
    expect([...layOut(6, 5, ...SIZES.phone).frames].sort((a, b) => a.x - b.x).map((frame) => frame.path)).toEqual([3, 4, 5, 0, 1, 2])
  })
})

describe('berths', () => {
  const layout = layOut(4, 0, 1080, 720)
  const frame = layout.frames[0]!
  it('lie on the card they replace, and beyond the last card', () => {
    expect(berthAt(frame, berth(1, true), 3)).toEqual(cardAt(frame, 1))
    expect(berthAt(frame, berth(3), 3)).toEqual(cardAt(frame, 3))
  })
  it('lie between the two cards that they would part', () => {
    const between = berthAt(frame, berth(1), 3)
    const [a, b] = [cardAt(frame, 0), cardAt(frame, 1)]
    expect(far(between, a)).toBeCloseTo(PITCH / 2)
    expect(far(between, b)).toBeCloseTo(PITCH / 2)
  })
  it('push outwards what lies beyond, but not where they replace (EF-2.2)', () => {
    expect([0, 1, 2].map((depth) => pushed(depth, berth(1)))).toEqual([0, 2, 3])
    expect([0, 1, 2].map((depth) => pushed(depth, berth(1, true)))).toEqual([0, 1, 2])
    expect(pushed(4, null)).toBe(4)
  })
})

describe('places', () => {
  it('of a marsh are two, the inner one nearer the board (EF-4.1)', () => {
    for (const [width, height] of Object.values(SIZES)) {
      const layout = layOut(3, 1, width, height)
      for (const { path } of layout.frames) {
        const sector = spotAt(layout, { path, depth: SECTOR, lane: 1, part: 0 })
        const [inner, outer] = [0, 1].map((part) => spotAt(layout, { path, depth: 2, lane: 1, part }, true))
        expect(far(sector, inner!)).toBeLessThan(far(sector, outer!))
      }
    }
  })
  it('have names of their own', () => {
    const all: Place[] = [{ at: 'cone' }, { at: 'piece', path: 1 }, { at: 'berth', path: 1 }, { at: 'spot', path: 1, depth: -1, lane: 0, part: 0 }, { at: 'spot', path: 1, depth: 1, lane: 0, part: 0 }, { at: 'spot', path: 1, depth: 1, lane: 0, part: 1 }]
    expect(new Set(all.map(keyOf)).size).toBe(all.length)
  })
  it('of the board are its sectors: three rocks for each path that is seen whole', () => {
    const board = boardOf(layOut(5, 0, 1080, 720))
    expect(board.sectors.map(({ animal, rocks }) => [animal, rocks.length])).toEqual([[0, 3], [1, 3], [2, 3], [3, 3], [4, 3]])
    expect(boardOf(layOut(5, 3, 390, 480)).sectors.map(({ animal }) => animal)).toEqual([3])
  })
  it('of real positions all lie in sight', () => {
    for (const { view } of POSITIONS)
      for (const [width, height] of Object.values(SIZES)) {
        const layout = layOut(view.animals.length, view.active, width, height)
        view.animals.forEach(({ piece }, path) => expect(inside(layout, spotAt(layout, { path, ...piece }))).toBe(true))
      }
  })
})

describe('arrow keys', () => {
  const grid = [{ x: 0, y: 0 }, { x: 50, y: 4 }, { x: 100, y: -3 }, { x: 2, y: 50 }, { x: 90, y: 60 }]
  it('lead to the nearest in their direction', () => {
    expect([towards(grid, 0, 'ArrowRight'), towards(grid, 1, 'ArrowRight'), towards(grid, 2, 'ArrowLeft')]).toEqual([1, 2, 1])
    expect([towards(grid, 0, 'ArrowDown'), towards(grid, 4, 'ArrowUp'), towards(grid, 3, 'ArrowUp')]).toEqual([3, 2, 0])
  })
  it('lead nowhere where there is nothing', () => {
    expect([towards(grid, 0, 'ArrowLeft'), towards(grid, 2, 'ArrowRight'), towards(grid, 0, 'Enter'), towards([], 0, 'ArrowUp')]).toEqual([null, null, null, null])
  })
})

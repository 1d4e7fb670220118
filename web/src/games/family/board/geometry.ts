import { ASIDE, LANE, LENGTH, PART, WIDTH, type Facing, type Point } from '../art/card'
import { SECTOR, type Berth, type Spot } from './types'

/**
 * Where everything lies. A path has two directions of its own: outwards from the board, and across its three
 * lanes, left to right as one walks outwards. Cards stay upright, whichever way their path grows.
 */

export type { Facing, Point }
export { LENGTH, WIDTH }
export type Frame = {
  path: number
  facing: Facing
  /** The middle of the path's beginning, at the board's edge. */
  x: number
  y: number
  /** How far the path leans from straight, in degrees. */
  lean: number
  /** A strip beside the path that is looked at: one line wide. */
  slim: boolean
  /** How wide a strip is. */
  width: number
}
export type Layout = {
  tall: boolean
  box: { x: number; y: number; width: number; height: number }
  frames: Frame[]
  /** Where the cone stands at first. */
  middle: Point
  /** The board itself. */
  half: { width: number; height: number }
}

export const PITCH = LENGTH + 5
export const FULL = 6
const GAP = 5
const ROCK_IN = 27
const HALF = 82
const MARGIN = 10
/** Half of how high a name stands, on a small screen. */
const NAME = 26
const radians = (degrees: number) => (degrees * Math.PI) / 180
const HEADING: Record<Facing, number> = { right: 0, left: 180, up: -90 }

/** From a path's own directions to the board's. */
export function at(frame: Frame, out: number, across: number): Point {
  const t = radians(HEADING[frame.facing] + frame.lean)
  return {
    x: frame.x + out * Math.cos(t) - across * Math.sin(t),
    y: frame.y + out * Math.sin(t) + across * Math.cos(t),
  }
}

/** How far out the middle of a card lies. */
export const outwards = (depth: number): number => (depth === SECTOR ? -ROCK_IN : GAP + LENGTH / 2 + depth * PITCH)

/** A marsh's part, from the middle of its card. */
export const partOffset = (part: number): number => (part ? PART : -PART)

export function spotAt(layout: Layout, spot: Spot, marsh = false): Point {
  const frame = layout.frames[spot.path]!
  const out = outwards(spot.depth) + (marsh ? partOffset(spot.part) : 0)
  const lane = frame.slim ? frame.width / 3.4 : LANE
  return at(frame, out, (spot.lane - 1) * lane)
}

/** The middle of a card: its head lies above its lanes, or to their left where the path grows upwards. */
export function cardAt(frame: Frame, depth: number): Point {
  const aside = frame.slim ? 0 : frame.facing === 'left' ? ASIDE : -ASIDE
  return at(frame, outwards(depth), aside)
}

/** Where a card stands when one is put before it. */
export const pushed = (depth: number, berth: Berth | null): number => (berth && !berth.replaces && depth >= berth.depth ? depth + 1 : depth)

/** Where a card would go: on the card it replaces, else in the gap before the card that it would push outwards. */
export function berthAt(frame: Frame, berth: Berth, length: number): Point {
  if (berth.replaces || berth.depth === length) return cardAt(frame, berth.depth)
  const a = cardAt(frame, berth.depth)
  const b = at(frame, -PITCH / 2, 0)
  return { x: a.x + b.x - frame.x, y: a.y + b.y - frame.y }
}

/** The rows of paths on the right and on the left of the board; clockwise, from the top right. */
function sides(paths: number): { right: number[]; left: number[] } {
  const order = Array.from({ length: paths }, (_, n) => n)
  const right = order.slice(0, Math.ceil(paths / 2))
  return { right, left: order.slice(right.length).reverse() }
}

function rows(paths: number[], facing: Facing, pitch: number, lean: number): Frame[] {
  return paths.map((path, n) => {
    const row = n - (paths.length - 1) / 2
    const y = row * pitch
    return { path, facing, x: facing === 'right' ? HALF : -HALF, y, lean: (facing === 'right' ? 1 : -1) * row * lean, slim: false, width: WIDTH }
  })
}

/** All paths at once, growing out from the board to both sides. */
export function star(paths: number, aspect = 1.5): Layout {
  const { right, left } = sides(paths)
  const most = Math.max(right.length, left.length)
  const reach = HALF + GAP + FULL * PITCH + MARGIN
  const width = 2 * reach
  // Paths spread out as far as the window is high.
  const lowest = most * (WIDTH + 26)
  const height = Math.max(lowest, Math.min(width / aspect, most * (WIDTH + (most === 2 ? 170 : 96))))
  const pitch = height / most
  const slack = pitch - WIDTH - 26
  const lean = most > 1 ? Math.min(most === 2 ? 14 : 7, (Math.atan2(slack, FULL * PITCH) * 180) / Math.PI) : 0
  const drop = Math.sin(radians(lean)) * FULL * PITCH * ((most - 1) / 2)
  const step = most > 1 ? pitch - drop / ((most - 1) / 2) * 0.5 : pitch
  const frames = [...rows(right, 'right', step, lean), ...rows(left, 'left', step, lean)].sort((a, b) => a.path - b.path)
  const half = { width: HALF, height: (most * step) / 2 }
  const heights = [...frames.flatMap((frame) => [...cornersOf(frame), nameAt(frame)]), ...island({ half, frames })].map(({ y }) => y)
  const top = Math.min(...heights, -height / 2 + 2) - NAME
  const bottom = Math.max(...heights, height / 2 - 2) + 10
  return { tall: false, box: { x: -reach, y: top, width, height: bottom - top }, frames, middle: { x: 0, y: 0 }, half }
}

/** Where a path's name begins, above its first card. */
export const nameAt = (frame: Frame): Point => at(frame, 8, (frame.facing === 'right' ? -1 : 1) * (WIDTH / 2 + 27))

/** The corners of the bed in which a path lies. */
function cornersOf(frame: Frame): Point[] {
  const { x, y, w, h } = bedOf(frame)
  const t = radians(frame.lean)
  return [[-1, -1], [1, -1], [1, 1], [-1, 1]].map(([i, j]) => {
    const [dx, dy] = [(i! * w) / 2, (j! * h) / 2]
    return { x: x + dx * Math.cos(t) - dy * Math.sin(t), y: y + dx * Math.sin(t) + dy * Math.cos(t) }
  })
}

/** One path, growing upwards; the others are strips beside it, clockwise. */
export function turned(paths: number, focus: number, aspect: number): Layout {
  const height = FULL * PITCH + GAP + 2 * ROCK_IN + 44
  const least = WIDTH + 20 + (paths - 1) * 30
  const width = Math.max(height * aspect, least)
  const strip = Math.min(84, (width - WIDTH - 20) / (paths - 1))
  const before = Math.floor((paths - 1) / 2)
  const total = strip * (paths - 1) + WIDTH + 12
  const start = -total / 2
  const frames: Frame[] = []
  for (let n = 0; n < paths; n++) {
    const path = (focus - before + n + paths) % paths
    const slim = n !== before
    const left = start + n * strip + (n > before ? WIDTH + 12 - strip : 0)
    const x = slim ? left + strip / 2 : left + 6 + WIDTH / 2 + ASIDE
    frames[path] = { path, facing: 'up', x, y: 0, lean: 0, slim, width: slim ? strip - 6 : WIDTH }
  }
  const top = -(FULL * PITCH + GAP + 6)
  return {
    tall: true,
    box: { x: -width / 2, y: top, width, height },
    frames,
    middle: { x: frames[focus]!.x - ASIDE, y: top + height - 22 },
    half: { width: width / 2, height: 0 },
  }
}

/** How far down the box a button at its right edge lies clear of all cards: between the last two paths there. */
export function clearing({ box, frames }: Layout): number {
  const [a, b] = frames.filter(({ facing }) => facing === 'right').slice(-2)
  if (!a || !b) return 0.5
  return ((cardAt(a, FULL - 1).y + cardAt(b, FULL - 1).y) / 2 - box.y) / box.height
}

const aspectOf = (width: number, height: number) => (width > 0 && height > 0 ? width / height : 1.5)
/** Tall windows turn to one path; wide ones show all. */
export const isTall = (width: number, height: number) => aspectOf(width, height) < 0.95 || (width > 0 && width < 560)

export function layOut(paths: number, focus: number, width: number, height: number): Layout {
  const aspect = aspectOf(width, height)
  return isTall(width, height) ? turned(paths, focus, aspect) : star(paths, aspect)
}

/** The next of several points from one of them in the direction of an arrow key; null where there is none. */
export function towards(points: readonly Point[], from: number, key: string): number | null {
  const way = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] }[key]
  if (!way || !points[from]) return null
  const here = points[from]
  let best: number | null = null
  let least = Infinity
  points.forEach((point, n) => {
    const [dx, dy] = [point.x - here.x, point.y - here.y]
    const along = dx * way[0]! + dy * way[1]!
    const aside = Math.abs(dx * way[1]!) + Math.abs(dy * way[0]!)
    const cost = along + 2.5 * aside
    if (n !== from && along > 1 && cost < least) [best, least] = [n, cost]
  })
  return best
}

/** The board itself: an outline, and each path's rocks and gates. */
export function boardOf(layout: Layout): { outline: Point[]; sectors: { animal: number; rocks: Point[]; gates: Point[] }[] } {
  const sectors = layout.frames
    .filter((frame) => !frame.slim)
    .map((frame) => ({
      animal: frame.path,
      rocks: [0, 1, 2].map((lane) => spotAt(layout, { path: frame.path, depth: SECTOR, lane, part: 0 })),
      gates: [0, 1, 2].map((lane) => at(frame, GAP, (lane - 1) * LANE)),
    }))
  return { outline: layout.tall ? bank(layout) : island(layout), sectors }
}

/** An island round its sectors. */
function island({ half, frames }: Pick<Layout, 'half' | 'frames'>): Point[] {
  const [w, h] = [half.width + 3, half.height]
  const edge = Math.max(...frames.map((frame) => Math.abs(frame.y))) + 1.5 * LANE + 8
  const top = Math.max(edge, h * 0.8)
  return [
    { x: w, y: 0 }, { x: w, y: edge * 0.55 }, { x: w - 4, y: edge * 0.92 }, { x: w * 0.62, y: top + 12 }, { x: 0, y: top + 20 },
    { x: -w * 0.62, y: top + 12 }, { x: -w + 4, y: edge * 0.92 }, { x: -w, y: edge * 0.55 }, { x: -w, y: 0 },
    { x: -w, y: -edge * 0.55 }, { x: -w + 4, y: -edge * 0.92 }, { x: -w * 0.62, y: -top - 12 }, { x: 0, y: -top - 20 },
    { x: w * 0.62, y: -top - 12 }, { x: w - 4, y: -edge * 0.92 }, { x: w, y: -edge * 0.55 },
  ]
}

/** The bank of the board, below the path that grows from it. */
function bank({ box, middle }: Layout): Point[] {
  const [l, r, b] = [box.x - 20, box.x + box.width + 20, box.y + box.height + 30]
  return [
    { x: l, y: 12 }, { x: middle.x - 130, y: 5 }, { x: middle.x, y: 2 }, { x: middle.x + 130, y: 5 }, { x: r, y: 12 },
    { x: r, y: b }, { x: l, y: b },
  ]
}

/** The bed that a path's cards lie in: its middle, and its size. */
export function bedOf(frame: Frame): Point & { w: number; h: number } {
  const [along, across] = [FULL * PITCH + 4, frame.slim ? frame.width + 3 : WIDTH + 8]
  const [w, h] = frame.facing === 'up' ? [across, along] : [along, across]
  return { ...cardAt(frame, (FULL - 1) / 2), w, h }
}

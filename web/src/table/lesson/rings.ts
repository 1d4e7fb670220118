import { around, type Box, type Spot } from './spots'
import type { Size } from './placing'

/** The rings round what is lit: inside the window, and off one another. */

const REACH = 7
/** A ring's line, which is inside the window too. */
const LINE = 4
const BADGE = 13
/** A ring that its number would fill has it above. */
const SMALL = 48

const right = (box: Box) => box.x + box.width
const bottom = (box: Box) => box.y + box.height
const across = (one: Box, other: Box) => Math.max(one.x, other.x) - Math.min(right(one), right(other))
const down = (one: Box, other: Box) => Math.max(one.y, other.y) - Math.min(bottom(one), bottom(other))
/** How far apart two are; less than nothing where they overlap. */
const apart = (one: Box, other: Box) => Math.max(across(one, other), down(one, other))

function cut(box: Box, { width, height }: Size): Box {
  const [x, y] = [Math.max(LINE, box.x), Math.max(LINE, box.y)]
  return {
    x,
    y,
    width: Math.max(0, Math.min(width - LINE, right(box)) - x),
    height: Math.max(0, Math.min(height - LINE, bottom(box)) - y),
  }
}

function union(one: Box, other: Box): Box {
  const [x, y] = [Math.min(one.x, other.x), Math.min(one.y, other.y)]
  return { x, y, width: Math.max(right(one), right(other)) - x, height: Math.max(bottom(one), bottom(other)) - y }
}

function merged(boxes: readonly Spot[]): Spot[] {
  const all: Spot[] = []
  for (const box of boxes) {
    const met = all.findIndex((other) => apart(box, other) < 0 && !(box.isHexagon && other.isHexagon))
    if (met >= 0) all[met] = union(all[met]!, box)
    else all.push(box)
  }
  return all
}

/** What two share is halved, along the side where they share less. */
function yielding(box: Box, other: Box): Box {
  const [x, y] = [across(box, other), down(box, other)]
  if (Math.max(x, y) >= 0) return box
  if (x >= y) return box.x <= other.x ? { ...box, width: box.width + x / 2 } : { ...box, x: box.x - x / 2, width: box.width + x / 2 }
  return box.y <= other.y ? { ...box, height: box.height + y / 2 } : { ...box, y: box.y - y / 2, height: box.height + y / 2 }
}

/** Hexagons side by side share an edge, though their boxes overlap: their rings do too. */
function hexagonal(box: Spot, others: readonly Box[]): Spot {
  const isAlone = others.every((other) => apart(box, other) > 2 * LINE)
  return { ...around(box, isAlone ? LINE : 0), isHexagon: true }
}

/** The corners of a hexagon that fills a box, which stands on a corner where the box is upright. */
export function cornersOf({ x, y, width, height }: Box): string {
  const isUpright = height > width
  const [long, short] = [[0, 0.25, 0.75, 1, 0.75, 0.25], [0.5, 0, 0, 0.5, 1, 1]]
  const [across, down] = isUpright ? [short, long] : [long, short]
  return across.map((part, i) => `${x + part * width},${y + down[i]! * height}`).join(' ')
}

/** What is touched in an order keeps a ring each; all else that overlaps has one together. */
export function ringsOf(boxes: readonly Spot[], window: Size, isNumbered: boolean): Spot[] {
  const apiece = isNumbered ? boxes : merged(boxes)
  return apiece.map((box, i) => {
    const others = apiece.filter((_, j) => j !== i)
    if (box.isHexagon) return hexagonal(box, others)
    const room = Math.min(...others.map((other) => apart(box, other)), 2 * REACH + 2 * LINE)
    const reach = Math.max(0, Math.min(REACH, room / 2 - LINE))
    return cut(around(others.reduce(yielding, box), reach), window)
  })
}

/** Where the number of a ring stands: at its corner, in the window. */
export function badgeOf(ring: Spot, { width, height }: Size): { x: number; y: number } {
  const isSmall = Math.min(ring.width, ring.height) < SMALL
  const [x, y] = ring.isHexagon ? [ring.x + ring.width / 4, ring.y + ring.height / 8] : isSmall ? [ring.x + ring.width / 2, ring.y - BADGE / 2 - LINE] : [ring.x + LINE, ring.y + LINE]
  return { x: Math.min(width - BADGE, Math.max(BADGE, x)), y: Math.min(height - BADGE, Math.max(BADGE, y)) }
}

import { APOTHEM, f, RADIUS } from '../../../art/hex'
import { centre } from '../../../board/geometry'
import { listed, type Slug } from '../../../api/slugs'

export type Hex = { q: number; r: number }
type Direction = Slug<'gods-love-dinosaurs', 'direction'>

/** As the rules count them: counter-clockwise from the east. */
export const DIRECTIONS = listed<Direction>({ east: true, 'north-east': true, 'north-west': true, west: true, 'south-west': true, 'south-east': true })
export const STEPS: readonly Hex[] = [
  { q: 1, r: 0 },
  { q: 1, r: -1 },
  { q: 0, r: -1 },
  { q: -1, r: 0 },
  { q: -1, r: 1 },
  { q: 0, r: 1 },
]

export const beside = ({ q, r }: Hex, direction: number): Hex => {
  const step = STEPS[((direction % 6) + 6) % 6]!
  return { q: q + step.q, r: r + step.r }
}

/** How many hexes the start tile has. */
export const START = 7

/**
 * For each hex of an ecosystem, in the order they were laid, the directions in which its own tile goes on:
 * the start tile of seven, then tiles of two. The last may still be a hex alone.
 */
export function seamsOf(hexes: readonly Hex[], start = START): number[][] {
  const tile = (n: number) => (n < start ? 0 : 1 + Math.floor((n - start) / 2))
  return hexes.map((hex, n) =>
    STEPS.flatMap((step, direction) =>
      hexes.some((other, m) => m !== n && tile(m) === tile(n) && other.q === hex.q + step.q && other.r === hex.r + step.r) ? [direction] : [],
    ),
  )
}

/** A corner of a hex between direction i - 1 and direction i, where its sides are drawn in by so much. */
function corner(i: number, inset: (direction: number) => number): [number, number] {
  const normal = (direction: number) => (-Math.PI / 3) * direction
  const [a, b] = [normal(i - 1), normal(i)]
  const [da, db] = [APOTHEM - inset((i + 5) % 6), APOTHEM - inset(i % 6)]
  const det = Math.cos(a) * Math.sin(b) - Math.sin(a) * Math.cos(b)
  return [(da * Math.sin(b) - db * Math.sin(a)) / det, (db * Math.cos(a) - da * Math.cos(b)) / det]
}
const at = ([x, y]: readonly [number, number]) => `${f(x)} ${f(y)}`

/** The rim of a tile within one of its hexes: a strip along every side but its seams. */
export function rim(seam: readonly number[], depth: number): string {
  const inset = (direction: number) => (seam.includes(direction) ? 0 : depth)
  return others(seam)
    .map((i) => `M${[corner(i, () => 0), corner(i + 1, () => 0), corner(i + 1, inset), corner(i, inset)].map(at).join('L')}Z`)
    .join('')
}

/** The sides of a hex in these directions, one line each. */
export function sides(directions: readonly number[], inset = 0): string {
  return directions.map((i) => `M${at(corner(i, () => inset))}L${at(corner(i + 1, () => inset))}`).join('')
}

export const others = (directions: readonly number[]): number[] => [0, 1, 2, 3, 4, 5].filter((i) => !directions.includes(i))

export const place = (hex: Hex): string => {
  const { x, y } = centre(hex)
  return `translate(${f(x)} ${f(y)})`
}

export type Box = { x: number; y: number; width: number; height: number }

/** The box round some hexes. */
export function boxOf(hexes: readonly Hex[], margin = 0): Box {
  const points = hexes.map(centre)
  const [xs, ys] = [points.map((p) => p.x), points.map((p) => p.y)]
  const [left, top] = [Math.min(...xs) - APOTHEM - margin, Math.min(...ys) - RADIUS - margin]
  return { x: left, y: top, width: Math.max(...xs) + APOTHEM + margin - left, height: Math.max(...ys) + RADIUS + margin - top }
}
export const viewBox = (box: Box): string => [box.x, box.y, box.width, box.height].map(f).join(' ')

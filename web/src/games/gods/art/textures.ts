import { chance } from '../../../art/chance'
import { crown, spire } from '../../../art/inland'
import { f, RADIUS, scatter, type Mark } from '../../../art/hex'
import { peak } from '../../../art/terrain'
import type { Terrain } from './kinds'

export const VARIANTS = 7

/** Which of its variants a hex wears: never that of a neighbour. */
export const variantAt = (q: number, r: number): number => (((q + 3 * r) % VARIANTS) + VARIANTS) % VARIANTS

type Point = [x: number, y: number]
const corner = (i: number, radius = RADIUS): Point => {
  const t = (Math.PI / 3) * i - Math.PI / 2
  return [radius * Math.cos(t), radius * Math.sin(t)]
}
const HEX = [0, 1, 2, 3, 4, 5].map((i) => corner(i))
const p = ([x, y]: Point) => `${f(x)} ${f(y)}`

/** Parallel furrows over a convex area, a little hand-drawn. */
function furrows(area: Point[], angle: number, distance: number, next: () => number): { lines: string; ears: Point[] } {
  const [c, s] = [Math.cos(angle), Math.sin(angle)]
  const across = area.map(([x, y]) => -x * s + y * c)
  let lines = ''
  const ears: Point[] = []
  for (let d = Math.min(...across) + distance * 0.6; d < Math.max(...across) - 2; d += distance) {
    const cuts = area.flatMap((a, i) => {
      const b = area[(i + 1) % area.length]!
      const [da, db] = [across[i]! - d, across[(i + 1) % area.length]! - d]
      if (da * db >= 0) return []
      const t = da / (da - db)
      return [a[0] * c + a[1] * s + t * ((b[0] - a[0]) * c + (b[1] - a[1]) * s)]
    })
    if (cuts.length < 2) continue
    const [from, to] = [Math.min(...cuts) + 3.5, Math.max(...cuts) - 3.5]
    if (to - from < 8) continue
    const on = (u: number, v = 0): Point => [u * c - (d + v) * s, u * s + (d + v) * c]
    lines += `M${p(on(from))}Q${p(on((from + to) / 2, next() * 2.4 - 1.2))} ${p(on(to))}`
    for (let u = from + 5 + next() * 5; u < to - 4; u += 10 + next() * 3) ears.push(on(u, distance / 2))
  }
  return { lines, ears }
}

const ear = ([x, y]: Point) => `M${f(x)} ${f(y + 2.5)}v-5M${f(x)} ${f(y)}l-2.600-2.800M${f(x)} ${f(y)}l2.600-2.800`

function sheaf(x: number, y: number): Mark[] {
  const fan = [-7, -4.5, -2, 0.5, 3, 5.5].map((dx, i) => `M${f(x + dx * 0.3)} ${f(y)}L${f(x + dx * 1.2)} ${f(y - 9 - (i % 2) * 2)}`).join('')
  return [
    { d: `M${f(x - 5)} ${f(y + 7)}Q${f(x - 2)} ${f(y)} ${f(x - 8)} ${f(y - 9)}Q${f(x)} ${f(y - 14)} ${f(x + 8)} ${f(y - 9)}Q${f(x + 2)} ${f(y)} ${f(x + 5)} ${f(y + 7)}Z`, fill: 'color-mix(in srgb, var(--eco-field), white 32%)', stroke: 'var(--eco-field-ink)', width: 1.5 },
    { d: fan, stroke: 'var(--eco-field-ink)', width: 1.1, opacity: 0.8 },
    { d: `M${f(x - 4)} ${f(y)}h8`, stroke: 'var(--eco-field-ink)', width: 2.2 },
  ]
}

/** Two plots, furrowed each its own way. */
function field(seed: number): Mark[] {
  const next = chance(seed + 31)
  const at = seed % 6
  const [a, b] = [HEX[at]!, HEX[(at + 3) % 6]!]
  const bend = 0.36 + next() * 0.28
  const [m, n]: [Point, Point] = [
    [a[0] + (HEX[(at + 1) % 6]![0] - a[0]) * bend, a[1] + (HEX[(at + 1) % 6]![1] - a[1]) * bend],
    [b[0] + (HEX[(at + 4) % 6]![0] - b[0]) * (1 - bend), b[1] + (HEX[(at + 4) % 6]![1] - b[1]) * (1 - bend)],
  ]
  const plot = (from: number, first: Point, last: Point): Point[] => [first, ...[1, 2, 3].map((i) => HEX[(from + i) % 6]!), last]
  const [one, two] = [plot(at, m, n), plot(at + 3, n, m)]
  const way = (seed % 3) * 1.05 + 0.32
  const [near, far] = [furrows(one, way, 8.5, next), furrows(two, way + 1.15, 8.5, next)]
  const marks: Mark[] = [
    { d: `M${two.map(p).join('L')}Z`, fill: 'color-mix(in srgb, var(--eco-field), white 15%)' },
    { d: near.lines + far.lines, stroke: 'var(--eco-field-ink)', width: 1.2, opacity: 0.42 },
    { d: near.ears.filter((_, i) => i % 2 === 0).map(ear).join(''), stroke: 'var(--eco-field-ink)', width: 1.2, opacity: 0.66 },
    { d: `M${p(m)}L${p(n)}`, stroke: 'var(--eco-field-ink)', width: 1.6, opacity: 0.5 },
  ]
  if (seed % 3 === 1) marks.push(...sheaf(seed % 2 ? 24 : -23, seed % 2 ? -17 : 24))
  return marks
}

const ripple = (x: number, y: number, w: number) => `M${f(x - w)} ${f(y)}q${f(w / 2)} -4.500 ${f(w)} 0t${f(w)} 0`

function reeds(x: number, y: number, next: () => number): Mark[] {
  const stems = [-6, -1, 4, 8].map((dx) => [x + dx, y + next() * 3, 12 + next() * 7, dx * 0.25] as const)
  return [
    { d: stems.map(([a, b, h, lean]) => `M${f(a)} ${f(b)}q0 ${f(-h * 0.6)} ${f(lean)} ${f(-h)}`).join(''), stroke: 'var(--eco-forest-ink)', width: 1.5 },
    { d: stems.filter((_, i) => i % 2 === 0).map(([a, b, h, lean]) => `M${f(a + lean)} ${f(b - h - 3)}v4.500`).join(''), stroke: 'var(--eco-twig)', width: 3.4 },
    { d: ripple(x + 1, y + 4, 8), stroke: 'var(--eco-lake-ink)', width: 1.2, opacity: 0.7 },
  ]
}

const pad = (x: number, y: number, r: number): Mark => ({
  d: `M${f(x)} ${f(y)}L${f(x + r * 0.9)} ${f(y - r * 0.32)}A${f(r)} ${f(r * 0.6)} 0 1 1 ${f(x + r * 0.5)} ${f(y - r * 0.55)}Z`,
  fill: 'color-mix(in srgb, var(--eco-forest), white 8%)',
  stroke: 'var(--eco-forest-ink)',
  width: 1.2,
})

const BANKS: Point[] = [[-26, -14], [24, 27], [27, -12], [-24, 28], [-4, -28], [-29, 12], [20, -22]]
function lake(seed: number): Mark[] {
  const next = chance(seed + 53)
  const at = BANKS[seed % BANKS.length]!
  const free = ([x, y]: Point) => Math.hypot(x - at[0], y - at[1]) > 15
  const waves = scatter(seed + 61, 19, 12, 700).filter(free)
  const marks: Mark[] = [
    { d: waves.map(([x, y]) => ripple(x, y, 6.5 + next() * 2.5)).join(''), stroke: 'var(--eco-lake-ink)', width: 1.5, opacity: 0.62 },
    { d: waves.filter((_, i) => i % 2 === 0).map(([x, y]) => ripple(x + 3, y + 5, 4)).join(''), stroke: 'var(--eco-lake-ink)', width: 1.2, opacity: 0.45 },
    { d: waves.filter((_, i) => i % 3 === 1).map(([x, y]) => ripple(x - 1, y - 5, 5)).join(''), stroke: '#fffaf0', width: 1.3, opacity: 0.5 },
  ]
  return seed % 7 < 4 ? [...marks, ...reeds(...at, next)] : [...marks, pad(...at, 7.5), pad(at[0] + (at[0] > 0 ? -12 : 12), at[1] + 5, 5)]
}

const blade = ([x, y]: Point) => `M${f(x)} ${f(y)}l-2.200-4M${f(x)} ${f(y)}l.400-5M${f(x)} ${f(y)}l2.600-3.500`

/** Marks of one style drawn as one: a wood of forty strokes is then seven. */
function gathered(marks: Mark[]): Mark[] {
  const styles = new Map<string, Mark>()
  for (const mark of marks) {
    const key = `${mark.fill} ${mark.stroke} ${mark.width} ${mark.opacity}`
    styles.set(key, { ...mark, d: (styles.get(key)?.d ?? '') + mark.d })
  }
  return [...styles.values()]
}

/** Trees round a clearing. */
function forest(seed: number): Mark[] {
  const next = chance(seed + 83)
  const spots = scatter(seed * 5 + 17, 19.5, 12, 900)
    .filter(([x, y]) => Math.hypot(x, y) > 19)
    .sort((a, b) => a[1] - b[1])
  const clearing = scatter(seed + 23, 11, 20, 200).filter(([x, y]) => Math.hypot(x, y) < 18)
  return [
    { d: clearing.map(blade).join(''), stroke: 'var(--eco-forest-ink)', width: 1.2, opacity: 0.55 },
    ...gathered(spots.flatMap(([x, y], i) => ((i + seed) % 3 === 1 ? spire(x, Math.min(27, Math.max(y, -22)), 9.5) : crown(x, Math.min(y, 27), 8.2 + next() * 2.2, next)))),
  ]
}

type Peak = [x: number, base: number, half: number, height: number]
const PEAKS: Peak[][] = [
  [[-14, 2, 19, 34], [16, 20, 20, 40], [-20, 30, 13, 18]],
  [[16, -2, 18, 30], [-12, 22, 23, 44], [19, 30, 12, 18]],
  [[-20, -4, 14, 24], [19, 4, 16, 28], [-2, 26, 22, 40]],
  [[2, 0, 16, 34], [-20, 18, 15, 28], [18, 24, 17, 32]],
  [[20, 6, 15, 28], [-7, 20, 25, 48], [22, 28, 11, 16]],
  [[-17, 8, 18, 34], [13, 0, 14, 26], [9, 29, 24, 34]],
  [[0, 14, 27, 52], [-23, 24, 12, 20], [22, 26, 14, 22]],
]
function mountain(seed: number): Mark[] {
  const next = chance(seed + 41)
  const scree = scatter(seed + 43, 10, 6, 300).map(([x, y]) => `M${f(x)} ${f(y)}l2.500-1.500l2 1.500`).join('')
  return [{ d: scree, stroke: 'var(--eco-mountain-ink)', width: 1.1, opacity: 0.4 }, ...PEAKS[seed % PEAKS.length]!.flatMap((one) => peak(...one, next))]
}

/** A pond, a wood and some corn, meeting in the middle. */
function wild(seed: number): Mark[] {
  const next = chance(seed + 97)
  const first = seed % 6
  const turn = seed % 2 ? 1 : 2
  const middle: Point = [next() * 8 - 4, next() * 8 - 4]
  const borders = [0, 2, 4].map((i) => {
    const end = HEX[(first + i) % 6]!
    const bow = (next() < 0.5 ? -1 : 1) * (5 + next() * 4)
    const [dx, dy] = [end[0] - middle[0], end[1] - middle[1]]
    const length = Math.hypot(dx, dy)
    const off = (t: number, by: number): Point => [middle[0] + dx * t - (dy / length) * by, middle[1] + dy * t + (dx / length) * by]
    return { end, one: off(0.33, bow), two: off(0.67, -bow) }
  })
  const area = (i: number) => {
    const [a, b] = [borders[i]!, borders[(i + 1) % 3]!]
    return `M${p(middle)}C${p(a.one)} ${p(a.two)} ${p(a.end)}L${p(HEX[(first + 2 * i + 1) % 6]!)}L${p(b.end)}C${p(b.two)} ${p(b.one)} ${p(middle)}Z`
  }
  const heart = (i: number, far = 27): Point => {
    const t = (Math.PI / 3) * (first + 2 * i + 1) - Math.PI / 2
    return [far * Math.cos(t), far * Math.sin(t)]
  }
  const aside = (i: number, side: number, far: number): Point => {
    const t = (Math.PI / 3) * (first + 2 * i + 1) - Math.PI / 2 + side * 0.62
    return [far * Math.cos(t), far * Math.sin(t)]
  }
  const [pond, wood, corn] = [0, turn, (2 * turn) % 3]
  const trees = [aside(wood, -1, 32), aside(wood, 1, 32), heart(wood, 33)].map(([x, y]): Point => [x, Math.min(28, Math.max(y, -30))]).sort((a, b) => a[1] - b[1])
  const stalks = [heart(corn, 20), aside(corn, -1, 30), aside(corn, 1, 30), heart(corn, 36), aside(corn, 0.4, 28), aside(corn, -0.4, 29)]
  return [
    { d: area(pond), fill: 'var(--eco-lake)' },
    { d: area(wood), fill: 'var(--eco-forest)' },
    { d: area(pond) + area(wood), stroke: 'var(--eco-forest-ink)', width: 1.3, opacity: 0.55 },
    { d: ripple(...heart(pond, 22), 7) + ripple(...aside(pond, -0.9, 32), 6) + ripple(...aside(pond, 0.9, 32), 6) + ripple(...heart(pond, 37), 7), stroke: 'var(--eco-lake-ink)', width: 1.5, opacity: 0.7 },
    { d: stalks.map(ear).join(''), stroke: 'var(--eco-field-ink)', width: 1.5, opacity: 0.85 },
    ...gathered(trees.flatMap(([x, y], i) => (i === 1 ? spire(x, y, 9) : crown(x, y, 8, next)))),
  ]
}

/** The crater that the nest lies in: a wreath of twigs so wide that it shows round whoever stands there, slopes hatched within. */
function nest(): Mark[] {
  const next = chance(7)
  const edge = (t: number) => 43.3 / Math.cos((((t % (Math.PI / 3)) + Math.PI / 3) % (Math.PI / 3)) - Math.PI / 6)
  const on = (t: number, part: number): Point => [edge(t) * part * Math.cos(t), edge(t) * part * Math.sin(t)]
  const loop = (part: number) => `M${Array.from({ length: 48 }, (_, i) => p(on((i / 48) * 2 * Math.PI, part + (i % 2 ? 0.008 : -0.008)))).join('L')}Z`
  const around = (count: number, draw: (t: number) => string) => Array.from({ length: count }, (_, i) => draw((i / count) * 2 * Math.PI)).join('')
  const twigs = (part: number, long: number) =>
    around(30, (t) => {
      const from = t + next() * 0.2
      return `M${p(on(from, part + next() * 0.07))}Q${p(on(from + long / 2, part + 0.06))} ${p(on(from + long, part + next() * 0.09 - 0.05))}`
    })
  const slopes = around(44, (t) => `M${p(on(t, 0.7))}L${p(on(t + 0.04, 0.62 - next() * 0.13))}`)
  const straw = scatter(77, 6, 20, 600)
    .filter(([x, y]) => Math.hypot(x, y) < 20)
    .map(([x, y]) => `M${f(x)} ${f(y)}l${f(next() * 8 - 4)} ${f(next() * 4 - 2)}`)
    .join('')
  return [
    { d: loop(0.94), fill: 'var(--eco-twig)', stroke: 'var(--contour)', width: 1.4 },
    { d: loop(0.74), fill: 'var(--eco-mountain)', stroke: 'var(--contour)', width: 1.2 },
    { d: slopes, stroke: 'var(--eco-mountain-ink)', width: 1.5, opacity: 0.8 },
    { d: loop(0.48), fill: 'color-mix(in srgb, var(--eco-field), #c8452d 20%)', stroke: 'var(--eco-mountain-ink)', width: 1.4 },
    { d: straw, stroke: 'var(--eco-field-ink)', width: 1.4, opacity: 0.9 },
    { d: twigs(0.82, 0.34), stroke: 'var(--contour)', width: 2.4, opacity: 0.55 },
    { d: twigs(0.78, 0.3) + twigs(0.86, 0.26), stroke: 'color-mix(in srgb, var(--eco-twig), #f6dfae 50%)', width: 1.5 },
  ]
}

const DRAW: Record<Terrain | 'nest', (seed: number) => Mark[]> = { lake, forest, field, wild, mountain, nest }
const drawn = new Map<string, Mark[]>()

export function texture(terrain: Terrain | 'nest', variant: number): Mark[] {
  const key = `${terrain}${variant}`
  let marks = drawn.get(key)
  if (!marks) drawn.set(key, (marks = DRAW[terrain](variant)))
  return marks
}

import { chance } from './chance'
import { canyon, desert, forest } from './evo2011/terrains'
import { f, scatter, type Mark } from './hex'

export { APOTHEM, hexagon, RADIUS, type Mark } from './hex'

export const TERRAINS = ['beach', 'meadow', 'hill', 'mountain', 'desert', 'forest', 'canyon'] as const
export type Terrain = (typeof TERRAINS)[number]
export const VARIANTS = 5

function beach(seed: number): Mark[] {
  const next = chance(seed + 7)
  const fine = scatter(seed, 6, 4, 900).filter(([, y]) => next() < 0.42 + y / 90)
  const coarse = scatter(seed + 1, 17, 9)
  const [rx, ry] = [next() * 30 - 15, next() * 16 + 12]
  const ripple = (x: number, y: number, w: number) => `M${f(x - w)} ${f(y)}q${f(w / 2)} -5 ${f(w)} 0t${f(w)} 0`
  return [
    { d: ripple(rx - 6, ry, 11) + ripple(rx + 4, ry + 7, 9) + ripple(-rx, -ry - 6, 10), stroke: 'var(--beach-ink)', width: 1.4, opacity: 0.7 },
    { d: fine.map(([x, y]) => `M${f(x)} ${f(y)}h.01`).join(''), stroke: 'var(--beach-ink)', width: 1.9, opacity: 0.75 },
    { d: coarse.map(([x, y]) => `M${f(x)} ${f(y)}h.01`).join(''), stroke: 'var(--beach-ink)', width: 3, opacity: 0.55 },
  ]
}

function meadow(seed: number): Mark[] {
  const next = chance(seed + 13)
  const tufts = scatter(seed + 3, 19, 9)
    .sort((a, b) => a[1] - b[1])
    .map(([x, y]) => {
      const h = 7 + next() * 4
      const lean = next() * 3 - 1.5
      return `M${f(x)} ${f(y)}q${f(-1)} ${f(-h * 0.6)} ${f(-5)} ${f(-h * 0.85)}M${f(x)} ${f(y)}q${f(lean / 2)} ${f(-h * 0.6)} ${f(lean)} ${f(-h * 1.15)}M${f(x)} ${f(y)}q1 ${f(-h * 0.6)} 5 ${f(-h * 0.8)}`
    })
    .join('')
  const blades = scatter(seed + 5, 10, 6)
    .filter(() => next() < 0.5)
    .map(([x, y]) => `M${f(x)} ${f(y)}l${f(next() * 2 - 1)} -3.500`)
    .join('')
  const marks: Mark[] = [
    { d: blades, stroke: 'var(--meadow-ink)', width: 1.2, opacity: 0.5 },
    { d: tufts, stroke: 'var(--meadow-ink)', width: 1.7, opacity: 0.9 },
  ]
  if (seed % 5 < 2) marks.push(...cycad(seed % 2 ? -24 : 22, seed % 2 ? 4 : -8))
  return marks
}

/** A small palm of the time: a short trunk and a crown of fronds. */
function cycad(x: number, y: number): Mark[] {
  const fronds = [-150, -120, -90, -60, -30, -5, -175]
    .map((angle) => {
      const t = (angle * Math.PI) / 180
      const [dx, dy] = [Math.cos(t) * 13, Math.sin(t) * 10]
      return `M${f(x)} ${f(y - 9)}q${f(dx * 0.6)} ${f(dy * 1.1 - 2)} ${f(dx)} ${f(dy + 4)}`
    })
    .join('')
  return [
    { d: `M${f(x - 1)} ${f(y + 5)}L${f(x)} ${f(y - 9)}`, stroke: 'var(--hill-ink)', width: 3.4, opacity: 0.9 },
    { d: fronds, stroke: 'var(--meadow-ink)', width: 2.4 },
  ]
}

function hill(seed: number): Mark[] {
  const next = chance(seed + 29)
  const mound = (cx: number, cy: number, size: number, rings: number) => {
    const wob = Array.from({ length: 9 }, () => 0.86 + next() * 0.28)
    let d = ''
    for (let ring = 0; ring < rings; ring++) {
      const r = size * (1 - ring / (rings + 0.15))
      const pts = wob.map((w, i) => {
        const t = (i / wob.length) * 2 * Math.PI
        return [cx + Math.cos(t) * r * w * 1.12, cy - ring * 2.2 + Math.sin(t) * r * w * 0.74] as const
      })
      d += smoothLoop(pts)
    }
    return d
  }
  const layouts: [number, number, number, number][][] = [
    [[-2, 4, 29, 4]],
    [[-14, -11, 19, 3], [14, 14, 21, 3]],
    [[11, -8, 24, 4], [-19, 17, 12, 2]],
    [[-10, 11, 24, 4], [18, -16, 13, 2]],
    [[3, 0, 30, 4]],
  ]
  const d = layouts[seed % layouts.length]!.map((m) => mound(...m)).join('')
  const specks = scatter(seed + 9, 13, 6).filter(() => next() < 0.4).map(([x, y]) => `M${f(x)} ${f(y)}l3 -1.500`).join('')
  return [
    { d, fill: 'rgb(255 236 200 / .07)', stroke: 'var(--hill-ink)', width: 1.5, opacity: 0.85 },
    { d: specks, stroke: 'var(--hill-ink)', width: 1.3, opacity: 0.45 },
  ]
}

function smoothLoop(p: (readonly [number, number])[]): string {
  const n = p.length
  const mid = (i: number) => [(p[i % n]![0] + p[(i + 1) % n]![0]) / 2, (p[i % n]![1] + p[(i + 1) % n]![1]) / 2] as const
  let d = `M${f(mid(0)[0])} ${f(mid(0)[1])}`
  for (let i = 1; i <= n; i++) d += `Q${f(p[i % n]![0])} ${f(p[i % n]![1])} ${f(mid(i)[0])} ${f(mid(i)[1])}`
  return `${d}Z`
}

function mountain(seed: number): Mark[] {
  const next = chance(seed + 41)
  const layouts: [number, number, number, number][][] = [
    [[-15, 8, 20, 36], [14, 24, 22, 44]],
    [[16, 4, 19, 32], [-10, 25, 25, 50]],
    [[-20, 0, 15, 26], [19, 8, 17, 30], [-2, 27, 22, 42]],
    [[2, 6, 17, 36], [-19, 21, 17, 32], [19, 24, 17, 34]],
    [[20, 12, 16, 30], [-6, 24, 27, 54]],
  ]
  return layouts[seed % layouts.length]!.flatMap(([x, base, half, height]) => peak(x, base, half, height, next))
}

export function peak(x: number, base: number, half: number, height: number, next: () => number): Mark[] {
  const top = base - height
  const tilt = (next() - 0.5) * half * 0.3
  const tx = x + tilt
  // The ridge that parts light from shadow wanders down from the summit.
  const ridge = [[tx + 1, top + height * 0.22], [tx - 3, top + height * 0.42], [tx + 3, top + height * 0.66], [tx - 1, base]] as const
  const ridgeDown = ridge.map(([a, b]) => `L${f(a)} ${f(b)}`).join('')
  const left = `M${f(x - half)} ${f(base)}L${f(x - half * 0.55)} ${f(base - height * 0.4)}L${f(tx - half * 0.2)} ${f(top + height * 0.2)}L${f(tx)} ${f(top)}`
  const right = `L${f(tx + half * 0.24)} ${f(top + height * 0.26)}L${f(x + half * 0.6)} ${f(base - height * 0.36)}L${f(x + half)} ${f(base)}`
  const snow = `M${f(tx)} ${f(top)}L${f(tx - half * 0.29)} ${f(top + height * 0.27)}l${f(half * 0.13)} ${f(height * 0.04)}l${f(half * 0.08)} ${f(-height * 0.05)}l${f(half * 0.1)} ${f(height * 0.1)}l${f(half * 0.12)} ${f(-height * 0.08)}l${f(half * 0.12)} ${f(height * 0.06)}L${f(tx + half * 0.27)} ${f(top + height * 0.28)}Z`
  let hatch = ''
  for (let i = 1; i <= 6; i++) {
    const v = i / 7
    const [sx, sy] = [tx + (x + half - tx) * v, top + height * v]
    hatch += `M${f(sx)} ${f(sy)}L${f(sx - half * (0.14 + 0.38 * v))} ${f(Math.min(base - 1, sy + height * (0.1 + 0.14 * v)))}`
  }
  return [
    { d: `${left}${right}Z`, fill: 'color-mix(in srgb, var(--mountain), white 22%)' },
    { d: `M${f(tx)} ${f(top)}${right}L${f(tx - 1)} ${f(base)}${[...ridge].reverse().slice(1).map(([a, b]) => `L${f(a)} ${f(b)}`).join('')}Z`, fill: 'color-mix(in srgb, var(--mountain), var(--mountain-ink) 35%)' },
    { d: snow, fill: 'var(--snow)' },
    { d: hatch, stroke: 'var(--mountain-ink)', width: 1.3, opacity: 0.9 },
    { d: `M${f(tx)} ${f(top)}${ridgeDown}`, stroke: 'var(--mountain-ink)', width: 1, opacity: 0.6 },
    { d: `${left}${right}`, stroke: 'var(--mountain-ink)', width: 1.8 },
  ]
}

const DRAW: Record<Terrain, (seed: number) => Mark[]> = { beach, meadow, hill, mountain, desert, forest, canyon }
const drawn = new Map<string, Mark[]>()

/** The texture of a tile; of each terrain there are `VARIANTS`. */
export function texture(terrain: Terrain, variant: number): Mark[] {
  const key = `${terrain}${variant}`
  let marks = drawn.get(key)
  if (!marks) drawn.set(key, (marks = DRAW[terrain](variant + 10 * TERRAINS.indexOf(terrain))))
  return marks
}

/** For each zone a variant that none of its neighbours of the same terrain wears, where possible. */
export function variantsFor(zones: { terrain: string; neighbours: readonly number[] }[]): number[] {
  const chosen: number[] = []
  zones.forEach((zone, n) => {
    const taken = new Set(
      zone.neighbours.filter((near) => near < n && zones[near]!.terrain === zone.terrain).map((near) => chosen[near]),
    )
    const wish = Math.floor(chance(n + 3)() * VARIANTS)
    const order = Array.from({ length: VARIANTS }, (_, i) => (wish + i) % VARIANTS)
    chosen.push(order.find((variant) => !taken.has(variant)) ?? wish)
  })
  return chosen
}

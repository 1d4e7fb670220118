import { chance } from '../chance'
import { f, scatter, type Mark } from '../hex'

type Dune = [x: number, y: number, half: number, height: number]
const DUNES: Dune[][] = [
  [[9, -17, 25, 13], [-9, 8, 32, 17], [12, 31, 22, 11]],
  [[-9, -19, 24, 12], [8, 6, 32, 17], [-10, 31, 22, 11]],
  [[2, -23, 21, 10], [-8, 0, 33, 16], [9, 27, 27, 14]],
  [[10, -19, 23, 11], [-1, 7, 37, 19], [-2, 32, 22, 10]],
  [[-10, -12, 27, 14], [9, 13, 30, 16], [-6, 34, 18, 8]],
]

/** A dune in the wind: a long lit back, and a hollow lee side in its own shade. */
export function dune([x, y, half, height]: Dune, next: () => number): Mark[] {
  const [cx, cy] = [x + half * (0.18 + next() * 0.14), y - height]
  const back = `M${f(x - half)} ${f(y)}C${f(x - half * 0.55)} ${f(y - height * 0.1)} ${f(cx - half * 0.62)} ${f(cy)} ${f(cx)} ${f(cy)}`
  const lee = `C${f(cx + half * 0.22)} ${f(cy + height * 0.06)} ${f(x + half * 0.62)} ${f(y - height * 0.1)} ${f(x + half)} ${f(y)}`
  const foot = x + half * 0.06
  // The crest winds down to the foot: light on one side of it, shade on the other.
  const crest = `C${f(foot + half * 0.34)} ${f(y - height * 0.18)} ${f(cx - half * 0.34)} ${f(cy + height * 0.46)} ${f(cx)} ${f(cy)}`
  const combed = [0.28, 0.46, 0.64, 0.82]
    .map((t) => `M${f(cx + (x + half - cx) * t)} ${f(cy + height * (t * t * 0.5 + t * 0.42))}q${f(-half * 0.05)} ${f(height * 0.2)} ${f(-half * 0.17)} ${f(height * (0.34 - t * 0.2))}`)
    .join('')
  const ripple = (u: number, v: number, w: number) => `M${f(x + half * u)} ${f(y - height * v)}q${f(w * 0.25)} -3 ${f(w * 0.5)} -.800t${f(w * 0.5)} -.800`
  return [
    { d: `${back}${lee}Z`, fill: 'color-mix(in srgb, var(--desert), white 30%)' },
    { d: `M${f(cx)} ${f(cy)}${lee}L${f(foot)} ${f(y)}${crest}Z`, fill: 'color-mix(in srgb, var(--desert), var(--desert-ink) 45%)' },
    { d: combed, stroke: 'var(--desert-ink)', width: 1.2, opacity: 0.7 },
    { d: ripple(-0.66, 0.14, half * 0.5) + ripple(-0.44, 0.38, half * 0.42) + ripple(-0.2, 0.16, half * 0.34), stroke: 'var(--desert-ink)', width: 1.2, opacity: 0.65 },
    { d: back + lee, stroke: 'var(--desert-ink)', width: 1.7 },
  ]
}

export function desert(seed: number): Mark[] {
  const next = chance(seed + 71)
  const dunes = DUNES[seed % DUNES.length]!
  const bare = scatter(seed + 5, 8, 5, 500).filter(([x, y]) => dunes.every(([dx, dy, half, height]) => Math.abs(x - dx) > half * 0.9 || y > dy + 2 || y < dy - height))
  const grains = bare.map(([x, y]) => `M${f(x)} ${f(y)}h.01`).join('')
  return [{ d: grains, stroke: 'var(--desert-ink)', width: 1.7, opacity: 0.6 }, ...dunes.flatMap((one) => dune(one, next))]
}

const leafage = 'color-mix(in srgb, var(--forest), var(--forest-ink) 36%)'
const glint = 'color-mix(in srgb, var(--forest), white 42%)'

/** A broad crown in lobes, its trunk below. */
export function crown(x: number, y: number, size: number, next: () => number): Mark[] {
  const lobes = 8
  const points = Array.from({ length: lobes }, (_, i) => {
    const t = (i / lobes) * 2 * Math.PI + 0.4
    const r = size * (0.88 + next() * 0.2)
    return `${f(x + Math.cos(t) * r * 1.08)} ${f(y + Math.sin(t) * r * 0.78)}`
  })
  const edge = `M${points[0]}${points.map((_, i) => `A${f(size * 0.44)} ${f(size * 0.42)} 0 0 1 ${points[(i + 1) % lobes]}`).join('')}Z`
  const tuft = (u: number, v: number, w: number) => `M${f(x + size * u)} ${f(y + size * v)}q${f(size * w * 0.35)} ${f(-size * 0.34)} ${f(size * w)} ${f(-size * 0.08)}`
  const hollow = (u: number, v: number) => `M${f(x + size * u)} ${f(y + size * v)}q${f(size * 0.26)} ${f(size * 0.2)} ${f(size * 0.04)} ${f(size * 0.44)}`
  return [
    { d: `M${f(x)} ${f(y + size * 0.5)}V${f(y + size * 1.12)}`, stroke: 'var(--forest-ink)', width: 3.2 },
    { d: edge, fill: leafage, stroke: 'var(--forest-ink)', width: 1.7 },
    { d: hollow(0.56, -0.42) + hollow(0.2, 0.02) + hollow(0.62, 0.12), stroke: 'var(--forest-ink)', width: 1.4, opacity: 0.85 },
    { d: tuft(-0.66, -0.12, 0.44) + tuft(-0.2, -0.38, 0.46) + tuft(-0.42, 0.34, 0.4), stroke: glint, width: 1.5 },
  ]
}

/** A conifer of the time, in tiers. */
export function spire(x: number, y: number, size: number): Mark[] {
  const tier = (v: number, w: number) => `L${f(x + size * w)} ${f(y + size * v)}L${f(x + size * w * 0.52)} ${f(y + size * v - size * 0.1)}`
  const right = tier(-0.75, 0.42) + tier(-0.15, 0.62) + tier(0.5, 0.8)
  const down = (v: number, w: number) => `L${f(x - size * w * 0.52)} ${f(y + size * v - size * 0.1)}L${f(x - size * w)} ${f(y + size * v)}`
  return [
    { d: `M${f(x)} ${f(y + size * 0.3)}V${f(y + size * 1.1)}`, stroke: 'var(--forest-ink)', width: 3 },
    { d: `M${f(x)} ${f(y - size * 1.5)}${right}${down(0.5, 0.8)}${down(-0.15, 0.62)}${down(-0.75, 0.42)}Z`, fill: 'color-mix(in srgb, var(--forest), var(--forest-ink) 58%)', stroke: 'var(--forest-ink)', width: 1.6 },
    { d: `M${f(x - size * 0.06)} ${f(y - size * 1.05)}l${f(-size * 0.16)} ${f(size * 0.22)}M${f(x - size * 0.12)} ${f(y - size * 0.45)}l${f(-size * 0.24)} ${f(size * 0.24)}M${f(x - size * 0.14)} ${f(y + size * 0.16)}l${f(-size * 0.3)} ${f(size * 0.22)}`, stroke: glint, width: 1.3 },
  ]
}

export function forest(seed: number): Mark[] {
  const next = chance(seed + 83)
  const spots = scatter(seed + 17, 20, 15, 900).sort((a, b) => a[1] - b[1])
  return spots.flatMap(([x, y], i) => ((i + seed) % 4 === 2 ? spire(x, Math.min(24, Math.max(y, -18)), 11) : crown(x, Math.min(y, 23), 10 + next() * 3, next)))
}

type Mesa = [x: number, base: number, half: number, height: number]
const MESAS: Mesa[][] = [
  [[-10, 2, 23, 26], [17, 27, 20, 24]],
  [[14, 0, 20, 24], [-9, 27, 26, 26]],
  [[1, 25, 32, 30], [20, -10, 14, 16]],
  [[-19, -3, 15, 20], [19, 8, 17, 24], [-7, 31, 20, 20]],
  [[-3, 22, 33, 32], [-17, -13, 15, 14]],
]

/** A table of rock: steep above, banded, its scree spreading below. */
export function mesa([x, base, half, height]: Mesa, next: () => number): Mark[] {
  const top = base - height
  const slope = (y: number) => {
    const down = (y - top) / height
    return half * (down < 0.62 ? 0.7 + down * 0.08 : 0.75 + (down - 0.62) * 0.66)
  }
  const side = [0, 0.2, 0.24, 0.42, 0.46, 0.62, 1].map((v, i) => [slope(top + height * v) * (1 + (i % 2 ? 0.045 : -0.035) + next() * 0.04), top + height * v] as const)
  const left = side.map(([w, y], i) => `${i ? 'L' : 'M'}${f(x - w)} ${f(y)}`).join('')
  const right = [...side].reverse().map(([w, y]) => `L${f(x + w * 0.98)} ${f(y)}`).join('')
  const band = (v: number) => {
    const [w, y] = [slope(top + height * v) * 0.99, top + height * v]
    return `M${f(x - w)} ${f(y)}q${f(w * 0.5)} ${f(1.6 - next() * 1.2)} ${f(w)} 0t${f(w)} 0`
  }
  const stripe = (a: number, b: number) => {
    const [wa, wb] = [slope(top + height * a), slope(top + height * b)]
    return `M${f(x - wa)} ${f(top + height * a)}H${f(x + wa)}L${f(x + wb)} ${f(top + height * b)}H${f(x - wb)}Z`
  }
  const shadow = `M${f(x + side[0]![0] * 0.35)} ${f(top)}L${f(x + side[0]![0])} ${f(top)}${side.slice(1).map(([w, y]) => `L${f(x + w * 0.98)} ${f(y)}`).join('')}L${f(x + half * 0.5)} ${f(base)}L${f(x + half * 0.3)} ${f(top + height * 0.55)}Z`
  const cracks = [-0.42, -0.05, 0.2].map((u) => `M${f(x + half * u)} ${f(top + 2)}l${f(next() * 2 - 1)} ${f(height * (0.2 + next() * 0.2))}`).join('')
  const scree = [-0.7, -0.3, 0.1, 0.55, 0.82].map((u) => `M${f(x + half * u * 0.92)} ${f(base - height * 0.24)}l${f(u * 5)} ${f(height * 0.17)}`).join('')
  return [
    { d: `${left}${right}Z`, fill: 'color-mix(in srgb, var(--canyon), #ffe3b8 30%)' },
    { d: stripe(0.2, 0.32) + stripe(0.46, 0.62), fill: 'color-mix(in srgb, var(--canyon), var(--canyon-ink) 24%)' },
    { d: shadow, fill: 'var(--canyon-ink)', opacity: 0.38 },
    { d: band(0.2) + band(0.32) + band(0.46) + band(0.62), stroke: 'var(--canyon-ink)', width: 1.1, opacity: 0.85 },
    { d: cracks + scree, stroke: 'var(--canyon-ink)', width: 1.2, opacity: 0.8 },
    { d: `${left}${right}Z`, stroke: 'var(--canyon-ink)', width: 1.7 },
  ]
}

export function canyon(seed: number): Mark[] {
  const next = chance(seed + 97)
  const mesas = MESAS[seed % MESAS.length]!
  const strata = [-30, -17, -4, 9, 22, 35]
    .map((y) => {
      const reach = Math.min(38, (47 - Math.abs(y)) * 1.7)
      return `M${f(-reach)} ${f(y + next() * 3)}q${f(reach * 0.25)} ${f(-4 + next() * 3)} ${f(reach * 0.5)} 0t${f(reach * 0.5)} ${f(next() * 3)}t${f(reach * 0.5)} 0t${f(reach * 0.4)} ${f(next() * 2)}`
    })
    .join('')
  return [{ d: strata, stroke: 'var(--canyon-ink)', width: 1.3, opacity: 0.55 }, ...mesas.flatMap((one) => mesa(one, next))]
}

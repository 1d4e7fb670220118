import { centre, type Point } from '../../../board/geometry'
import { f } from '../../../art/hex'
import type { Hex } from './hexes'

/** How far to the right of the straight way a hunter keeps, so that there and back again are two lines. */
const KEEP = 7
const CURB = 15

export type Trail = { line: string; tip: { x: number; y: number; turn: number } }

/** The way from hex to hex, rounded where it turns; null for one that goes nowhere. */
export function trail(steps: readonly Hex[]): Trail | null {
  const at = steps.map(centre)
  const legs = at.slice(1).map((to, i) => leg(at[i]!, to))
  if (!legs.length) return null
  let line = `M${p(legs[0]!.on(18))}`
  legs.forEach((one, i) => {
    const next = legs[i + 1]
    line += `L${p(one.on(next ? one.length - CURB : one.length - 12))}`
    if (next) line += `${bend(one, next)}`
  })
  const end = legs.at(-1)!
  return { line, tip: { ...end.on(end.length - 10), turn: (Math.atan2(end.dy, end.dx) * 180) / Math.PI } }
}

type Leg = { dx: number; dy: number; length: number; on: (along: number) => Point }

function leg(from: Point, to: Point): Leg {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  const [dx, dy] = [(to.x - from.x) / length, (to.y - from.y) / length]
  return { dx, dy, length, on: (along) => ({ x: from.x + dx * along - dy * KEEP, y: from.y + dy * along + dx * KEEP }) }
}

function bend(one: Leg, next: Leg): string {
  const back = one.dx * next.dx + one.dy * next.dy < -0.9
  const [a, b] = [one.on(one.length), next.on(0)]
  if (back) {
    const [c, d] = [one.on(one.length + 9), next.on(-9)]
    return `C${p(c)} ${p(d)} ${p(next.on(CURB))}`
  }
  return `Q${p({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })} ${p(next.on(CURB))}`
}

const p = ({ x, y }: Point) => `${f(x)} ${f(y)}`

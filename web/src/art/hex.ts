import { chance } from './chance'

/** Hexes are drawn with their corners 50 from the middle, one corner up. */
export const RADIUS = 50
export const APOTHEM = (RADIUS * Math.sqrt(3)) / 2

export function hexagon(radius = RADIUS): string {
  const corners = [0, 1, 2, 3, 4, 5].map((i) => {
    const turn = (Math.PI / 3) * i - Math.PI / 2
    return `${(radius * Math.cos(turn)).toFixed(2)} ${(radius * Math.sin(turn)).toFixed(2)}`
  })
  return `M${corners.join('L')}Z`
}

function inside(x: number, y: number, margin: number): boolean {
  const a = APOTHEM - margin
  return Math.abs(x) < a && Math.abs(x * 0.5) + Math.abs(y) * (Math.sqrt(3) / 2) < a
}

/** Points that keep their distance from one another. */
export function scatter(seed: number, distance: number, margin: number, tries = 400): [number, number][] {
  const next = chance(seed)
  const kept: [number, number][] = []
  for (let i = 0; i < tries; i++) {
    const x = (next() * 2 - 1) * APOTHEM
    const y = (next() * 2 - 1) * RADIUS
    if (inside(x, y, margin) && kept.every(([u, v]) => Math.hypot(u - x, v - y) > distance)) kept.push([x, y])
  }
  return kept
}

/** A number as it stands in a path. */
export const f = (n: number) => n.toFixed(1)

/** One stroke of ink, or a flat area; colours are CSS. */
export type Mark = { d: string; fill?: string; stroke?: string; width?: number; opacity?: number }

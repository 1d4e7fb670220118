import { f } from '../../../art/hex'
import type { Rank } from './kinds'

/** What an animal stands on: prey on a pebble, predators on a diamond, dinosaurs in a glory. */
type Base = {
  outline: string
  inner?: string
  glory?: string
  scale: number
  /** How far the animal stands from the middle of its base. */
  lift: number
  badge: [x: number, y: number]
  /** Strokes of joy over a newborn. */
  sparks: string
}

const circle = (r: number) => `M${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`

/** A square on its point, its corners a little blunt and its sides a little hollow. */
function diamond(r: number): string {
  const [b, h] = [3.5, r * 0.46]
  return `M${-b} ${f(-r + b)}Q0 ${f(-r)} ${b} ${f(-r + b)}Q${f(h)} ${f(-h)} ${f(r - b)} ${-b}Q${f(r)} 0 ${f(r - b)} ${b}Q${f(h)} ${f(h)} ${b} ${f(r - b)}Q0 ${f(r)} ${-b} ${f(r - b)}Q${f(-h)} ${f(h)} ${f(-r + b)} ${b}Q${f(-r)} 0 ${f(-r + b)} ${-b}Q${f(-h)} ${f(-h)} ${-b} ${f(-r + b)}Z`
}

function rays(count: number, from: number, to: number): string {
  return `M${Array.from({ length: count * 2 }, (_, i) => {
    const [t, r] = [(Math.PI * i) / count - Math.PI / 2, i % 2 ? from : to]
    return `${f(r * Math.cos(t))} ${f(r * Math.sin(t))}`
  }).join('L')}Z`
}

/** A star of four points. */
function star(x: number, y: number, r: number): string {
  const k = r * 0.2
  return `M${f(x)} ${f(y - r)}Q${f(x + k)} ${f(y - k)} ${f(x + r)} ${f(y)}Q${f(x + k)} ${f(y + k)} ${f(x)} ${f(y + r)}Q${f(x - k)} ${f(y + k)} ${f(x - r)} ${f(y)}Q${f(x - k)} ${f(y - k)} ${f(x)} ${f(y - r)}Z`
}
const stars = (x: number, y: number) => star(x, y, 9) + star(x + 7, y + 13, 5.5) + star(-x - 2, y + 5, 6)

export const BASES: Record<Rank, Base> = {
  prey: { outline: circle(27), scale: 0.5, lift: -2.5, badge: [21, -20], sparks: stars(22, -22) },
  predator: { outline: diamond(41), inner: diamond(36), scale: 0.58, lift: -1, badge: [24, -25], sparks: stars(24, -25) },
  dinosaur: { outline: circle(31), glory: rays(14, 31, 41), scale: 0.71, lift: -3, badge: [31, -29], sparks: stars(30, -30) },
}

/** A base with a bite out of its upper right. */
function bitten(r: number): string {
  const at = (angle: number, by: number) => `${f(by * Math.cos((angle * Math.PI) / 180))} ${f(by * Math.sin((angle * Math.PI) / 180))}`
  const tooth = r * 0.22
  return `M${at(-6, r)}A${r} ${r} 0 1 1 ${at(-84, r)}A${f(tooth)} ${f(tooth)} 0 0 0 ${at(-66, r * 0.72)}A${f(tooth)} ${f(tooth)} 0 0 0 ${at(-45, r * 0.62)}A${f(tooth)} ${f(tooth)} 0 0 0 ${at(-24, r * 0.72)}A${f(tooth)} ${f(tooth)} 0 0 0 ${at(-6, r)}Z`
}

export const BITTEN: Record<Rank, string> = { prey: bitten(27), predator: bitten(30), dinosaur: bitten(31) }

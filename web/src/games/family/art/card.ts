import type { Era } from './kinds'
import { chance } from '../../../art/chance'
import { f } from '../../../art/hex'

/**
 * An era card lies in a path that grows to the right, to the left or upwards, and is always upright: its head above
 * its lanes, or to their left. Lanes are counted from left to right as one walks outwards.
 */
export type Facing = 'right' | 'left' | 'up'
export type Point = { x: number; y: number }

/** A card along its path and across it; across there is a head besides the three lanes. */
export const LENGTH = 64
export const HEAD = 32
export const LANE = 47
export const WIDTH = HEAD + 3 * LANE + 5
/** The middle of the lanes, from the middle of the card, across the path. */
export const ASIDE = HEAD / 2 - 0.5
/** How far the two parts of a marsh lie from its middle. */
export const PART = 14.5

export const sizeOf = (facing: Facing) => (facing === 'up' ? { w: WIDTH, h: LENGTH } : { w: LENGTH, h: WIDTH })

/** A lane inside an upright card, from the card's middle; `out` is further from the board. */
export function placeOnCard(facing: Facing, lane: number, out = 0): Point {
  const across = (lane - 1) * LANE
  if (facing === 'up') return { x: across + ASIDE, y: -out }
  return facing === 'right' ? { x: out, y: across + ASIDE } : { x: -out, y: -across + ASIDE }
}

/** The ways of a card: each lane on to the next card, and from lane to lane. */
export function waysOf(facing: Facing): string {
  const along = [0, 1, 2].map((lane) => [placeOnCard(facing, lane, -LENGTH / 2), placeOnCard(facing, lane, LENGTH / 2)] as const)
  const across = [placeOnCard(facing, 0), placeOnCard(facing, 2)] as const
  return [...along, across].map(([a, b]) => `M${a.x} ${a.y}L${b.x} ${b.y}`).join('')
}

type Stamp = (x: number, y: number, turn: number) => string
const at = (x: number, y: number) => `M${f(x)} ${f(y)}`
/** What an era's ground is strewn with. */
const STAMPS: Record<Era, Stamp> = {
  bacteria: (x, y, t) => `${at(x, y)}q${f(3 * Math.cos(t))} ${f(3 * Math.sin(t))} ${f(5 * Math.cos(t + 0.5))} ${f(5 * Math.sin(t + 0.5))}${at(x - 4, y + 3)}h.01`,
  algae: (x, y, t) => `${at(x, y)}q${f(3 + t * 0.2)}-3 0-6t0-6`,
  fish: (x, y) => `${at(x - 4, y)}a4 4 0 0 0 8 0`,
  reptiles: (x, y) => `${at(x - 3, y)}l3-3 3 3-3 3z`,
  birds: (x, y) => `${at(x - 4, y)}q2-4 4 0q2-4 4 0`,
  dinosaurs: (x, y, t) => `${at(x, y)}l${f(4 * Math.cos(t))} ${f(4 * Math.sin(t))}${at(x, y)}l${f(4.6 * Math.cos(t + 0.6))} ${f(4.6 * Math.sin(t + 0.6))}${at(x, y)}l${f(4 * Math.cos(t + 1.2))} ${f(4 * Math.sin(t + 1.2))}`,
  mammals: (x, y) => `${at(x, y)}q-1 3-3 5${at(x + 3, y)}q-1 3-3 5`,
  primates: (x, y, t) => `${at(x, y)}q${f(3 * Math.cos(t) - 2)} ${f(3 * Math.sin(t))} ${f(6 * Math.cos(t))} ${f(6 * Math.sin(t))}q${f(-3 * Math.cos(t) + 3)} ${f(-3 * Math.sin(t))} ${f(-6 * Math.cos(t))} ${f(-6 * Math.sin(t))}`,
}

/** The marks on an era's ground, over a field centred on 0,0. */
export function strewn(era: Era, seed: number, w: number, h: number): string {
  const next = chance(seed)
  const [columns, rows] = [Math.round(w / 14), Math.round(h / 14)]
  let d = ''
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const x = ((column + 0.5 + (row % 2 ? 0.25 : -0.25)) / columns - 0.5) * w + (next() - 0.5) * 5
      const y = ((row + 0.5) / rows - 0.5) * h + (next() - 0.5) * 5
      d += STAMPS[era](x, y, next() * 6.28)
    }
  return d
}

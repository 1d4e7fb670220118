import type { Mark } from '../hex'
import type { Terrain } from './kinds'

export const VARIANTS = 7

/** Which of its variants a hex wears: never that of a neighbour. */
export const variantAt = (q: number, r: number): number => (((q + 3 * r) % VARIANTS) + VARIANTS) % VARIANTS

export function texture(_terrain: Terrain | 'nest', _variant: number): Mark[] {
  return []
}

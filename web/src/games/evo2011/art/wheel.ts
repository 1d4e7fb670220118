import type { Temperature, Terrain } from './climate'

/** A wheel to look at where there is no table: beside the rules, and in the gallery. */

export const WHEEL: readonly Terrain[] = ['desert', 'forest', 'canyon', 'mountain', 'canyon', 'forest']
export const LEADS: readonly number[] = [2, 1, -1]
/** By ideal terrain. */
export const CLIMATES: Record<Terrain, Record<Terrain, Temperature>> = {
  desert: { desert: 'temperate', forest: 'cold', canyon: 'deadly', mountain: 'deadly' },
  forest: { desert: 'hot', forest: 'temperate', canyon: 'cold', mountain: 'deadly' },
  canyon: { desert: 'deadly', forest: 'hot', canyon: 'temperate', mountain: 'cold' },
  mountain: { desert: 'deadly', forest: 'deadly', canyon: 'hot', mountain: 'temperate' },
}

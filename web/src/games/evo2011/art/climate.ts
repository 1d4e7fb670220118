/** From hot to cold. */
export const TERRAINS = ['desert', 'forest', 'canyon', 'mountain'] as const
export type Heat = 'ideal' | 'hot' | 'cold' | 'deadly'

/** What a terrain is where another is ideal (E2-0.5). */
export function heatOf(terrain: string, ideal: string): Heat {
  const order: readonly string[] = TERRAINS
  const colder = order.indexOf(terrain) - order.indexOf(ideal)
  return colder === 0 ? 'ideal' : colder === 1 ? 'cold' : colder === -1 ? 'hot' : 'deadly'
}

export const TOKENS = ['plus-2', 'plus-1', 'still', 'minus-1', 'meteorite'] as const
export type Token = (typeof TOKENS)[number]
/** Among so many at the bottom of the pile lies the meteorite (E2-1.1). */
export const LAST = 3

/** From one turning of the wheel to the next, the short way round. */
export function turnedTo(before: number, degrees: number): number {
  return before + ((((degrees - before) % 360) + 540) % 360) - 180
}

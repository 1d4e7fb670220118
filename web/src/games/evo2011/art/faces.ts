import type { Slug } from '../../../api/slugs'

export type Face = Slug<'evo-2011', 'face'>

/** How many horns are printed above the one of the defender; null on a face with another sign. */
export const HORNS: Record<Face, number | null> = { failed: null, won: null, 'as-many': 1, more: 2, 'two-more': 3 }
export const FACES = Object.keys(HORNS) as Face[]

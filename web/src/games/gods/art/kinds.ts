import type { ColumnForecast, HexView } from '../types'

export type Terrain = HexView['terrain']
export const TERRAINS = ['lake', 'forest', 'field', 'wild', 'mountain'] as const satisfies Terrain[]

export type Kind = ColumnForecast['animal']
export const PREY = ['frog', 'rabbit', 'rat'] as const satisfies Kind[]
export const PREDATORS = ['tiger', 'eagle'] as const satisfies Kind[]
/** The columns of the animal board, in their order. */
export const COLUMNS = [...PREY, ...PREDATORS] as const
export const KINDS = [...COLUMNS, 'dinosaur'] as const satisfies Kind[]
export type Column = (typeof COLUMNS)[number]
/** How an animal does: as ever, just born, about to starve, eaten. */
export type State = 'idle' | 'newborn' | 'doomed' | 'eaten'
export const STATES = ['idle', 'newborn', 'doomed', 'eaten'] as const

export const HOME = { frog: 'lake', rabbit: 'field', rat: 'forest' } as const

export type Rank = 'prey' | 'predator' | 'dinosaur'
export const rankOf = (kind: string): Rank =>
  kind === 'dinosaur' ? 'dinosaur' : PREDATORS.some((predator) => predator === kind) ? 'predator' : 'prey'

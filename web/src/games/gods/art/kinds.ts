export const TERRAINS = ['lake', 'forest', 'field', 'wild', 'mountain'] as const
export type Terrain = (typeof TERRAINS)[number]

export const PREY = ['frog', 'rabbit', 'rat'] as const
export const PREDATORS = ['tiger', 'eagle'] as const
/** The columns of the animal board, in their order. */
export const COLUMNS = [...PREY, ...PREDATORS] as const
export const KINDS = [...COLUMNS, 'dinosaur'] as const
export type Kind = (typeof KINDS)[number]
export type Column = (typeof COLUMNS)[number]
/** How an animal does: as ever, just born, about to starve, eaten. */
export type State = 'idle' | 'newborn' | 'doomed' | 'eaten'
export const STATES = ['idle', 'newborn', 'doomed', 'eaten'] as const

export const HOME = { frog: 'lake', rabbit: 'field', rat: 'forest' } as const

export type Rank = 'prey' | 'predator' | 'dinosaur'
export const rankOf = (kind: string): Rank =>
  kind === 'dinosaur' ? 'dinosaur' : (PREDATORS as readonly string[]).includes(kind) ? 'predator' : 'prey'

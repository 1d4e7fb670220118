import { listed, type Slug } from '../../../api/slugs'

export type Terrain = Slug<'gods-love-dinosaurs', 'terrain'>
export const TERRAINS = listed<Terrain>({ lake: true, forest: true, field: true, wild: true, mountain: true })

export type Kind = Slug<'gods-love-dinosaurs', 'animal'>
export const PREY = ['frog', 'rabbit', 'rat'] as const satisfies Kind[]
export const PREDATORS = ['tiger', 'eagle'] as const satisfies Kind[]
/** The columns of the animal board, in their order. */
export const COLUMNS = [...PREY, ...PREDATORS] as const
export const KINDS = listed<Kind>({ frog: true, rabbit: true, rat: true, tiger: true, eagle: true, dinosaur: true })
export type Column = (typeof COLUMNS)[number]
/** What there is of each species, in their order. */
export const byKind = <T>(of: Readonly<Record<string, T>>): [Kind, T][] =>
  KINDS.flatMap((kind): [Kind, T][] => {
    const some = of[kind]
    return some === undefined ? [] : [[kind, some]]
  })
/** How an animal does: as ever, just born, about to starve, eaten. */
export type State = 'idle' | 'newborn' | 'doomed' | 'eaten'
export const STATES = ['idle', 'newborn', 'doomed', 'eaten'] as const

export const HOME: Partial<Record<Kind, Terrain>> = { frog: 'lake', rabbit: 'field', rat: 'forest' }

export type Rank = 'prey' | 'predator' | 'dinosaur'
export const rankOf = (kind: Kind): Rank =>
  kind === 'dinosaur' ? 'dinosaur' : PREDATORS.some((predator) => predator === kind) ? 'predator' : 'prey'

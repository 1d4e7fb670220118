import type { components } from './schema'
import type { Pascal } from './games'

type Schemas = components['schemas']

/** The slugs of a kind of thing in a game, as its rules have them: `Slug<'evo-2011', 'gene'>`. */
export type Slug<Id extends string, Kind extends string> = Schemas[`${Pascal<Id>}${Capitalize<Kind>}Slug` & keyof Schemas]

/** All slugs of a kind, in the order in which they are shown: one too few, or too many, is an error of types. */
export const listed = <S extends string>(slugs: Record<S, true>) => Object.keys(slugs) as S[]

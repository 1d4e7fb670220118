import type { Action, GameEvent, Moment } from '../api/protocol'
import type { Catalogue } from './catalogue'

/** A game's own turns of phrase: the twin of src/mesozoic/core/phrases.py. */

/** A message of the catalogue within a sentence. */
export class Phrase {
  constructor(
    readonly key: string,
    readonly about: Record<string, unknown>,
  ) {}
}

/** The kind and slug that a thing is called by, and those of what is said of it in brackets. */
export type Name = { kind: string; slug: string; shown: readonly (readonly [kind: string, slug: string])[] }

export class Phrases {
  /** What a sentence about an action or event names besides its fields, or in their place. */
  about(_value: Action | GameEvent, _moment: Moment | null): Record<string, unknown> {
    return {}
  }

  /** What a thing is called by that has no name under its own slug. */
  name(_words: Catalogue, _kind: string, _slug: string): Name | null {
    return null
  }

  /** The seat of the player who has what is called by this number; null if nobody has it. */
  owner(kind: string, number: number, _players: number): number | null {
    return kind === 'species' ? number : null
  }
}

import kinds from './kinds.json'
import { Phrases } from './phrases'

/** What kind of thing each field names, as the server's types say (src/mesozoic/words/kinds.py). */
export type Kinds = Record<'action' | 'event' | 'moment', Readonly<Record<string, FieldKinds>>> & {
  /** Of what reasons and refusals speak of. */
  about: FieldKinds
  /** In the order in which they are played. */
  phases: readonly string[]
  /** By kind and slug, the rule that speaks of what there is a word on. */
  things: Readonly<Record<string, Readonly<Record<string, string>>>>
}
export type FieldKinds = Readonly<Record<string, string>>

/** How a game is spoken of. */
export type Speech = { kinds: Kinds; phrases: Phrases }

const PLAIN: Speech = {
  kinds: { action: {}, event: {}, moment: {}, about: { asked: 'species', rival: 'species', seat: 'species' }, phases: [], things: {} },
  phrases: new Phrases(),
}

const phrases = import.meta.glob<Phrases>('../games/*/words/*.phrases.ts', { eager: true, import: 'default' })

/** How a game is spoken of; of one that the pages were built without the server tells the kinds. */
export function speechOf(game: string | null, told: Kinds = PLAIN.kinds): Speech {
  if (game === null) return PLAIN
  const own = Object.keys(phrases).find((path) => path.endsWith(`/${game}.phrases.ts`))
  return {
    kinds: (kinds as Record<string, Kinds>)[game] ?? told,
    phrases: own === undefined ? PLAIN.phrases : phrases[own]!,
  }
}

import type { Note } from '../ui/says'
import type { Catalogue } from './catalogue'
import { book, say } from './index.svelte'

/** The rule that speaks of a thing; none where there is no word on it. */
export const ruleOf = (kind: string, slug: string): string | undefined => book().speech.kinds.things[kind]?.[slug]

/** The phase that a rule is of; none where it is of several. */
export function phaseOf(rule: string): string | null {
  const phases = Object.entries(book().speech.kinds.things['phase'] ?? {}).filter((one) => one[1] === rule)
  return phases.length === 1 ? phases[0]![0] : null
}

/**
 * A word on a thing: what it is called, what it is, what it is worth now and by which rule. `about` is what only a
 * table knows of it, as the size of a card; without it there is no text that speaks of that.
 */
export function word(kind: string, slug: string, now = '', about: Record<string, unknown> = {}): Note {
  const key = `${kind}-${slug}`
  const note: Note = { name: say(key), text: book().sayWhole(`${key}-text`, about) }
  return { ...note, ...(now && { now }), rule: ruleOf(kind, slug) ?? '' }
}

/** The same where there may be none. */
export const wordIfAny = (kind: string, slug: string): Note | null =>
  ruleOf(kind, slug) === undefined ? null : word(kind, slug)

/** How a table speaks of things of which it knows more: given by its stage to all sentences on it. */
export type WordOn = (kind: string, slug: string) => Note | null
export const WORD_ON = Symbol('word-on')

/** A word on what a button does, which says itself what it is called. */
export function wordOnAct(tag: string): Note | null {
  const rule = ruleOf('action', tag)
  return rule === undefined ? null : { text: say(`action-${tag}-text`), rule }
}

const indexes = new WeakMap<Catalogue, Map<string, readonly [kind: string, slug: string]>>()

/** A word on what is called so, whoever calls it so. */
export function wordOnName(name: string): Note | null {
  const words = book()
  const index = indexes.get(words) ?? indexOf(words)
  indexes.set(words, index)
  const found = index.get(name.toLowerCase())
  return found ? word(...found) : null
}

function indexOf(words: Catalogue) {
  const named = Object.entries(words.speech.kinds.things).filter(([kind]) => kind !== 'action')
  return new Map(
    named.flatMap(([kind, slugs]) =>
      Object.keys(slugs).map((slug) => [words.say(`${kind}-${slug}`).toLowerCase(), [kind, slug] as const] as const),
    ),
  )
}

import type { GameOnShelf } from '../api/protocol'
import type { Catalogue, Language } from '../words/catalogue'
import { book } from '../words/index.svelte'
import { loadCatalogue } from '../words/load'
import { shelf } from './shelf'

/** As an option's choice is called in the words of the game at hand, or of another. */
export function choiceName(option: string, value: string, words: Catalogue = book()): string {
  const own = `option-${option}-${value}`
  return words.say(words.has(own) ? own : `option-${value}`)
}

export const defaultsOf = (game: GameOnShelf): Record<string, string> =>
  Object.fromEntries(game.options.map((option) => [option.name, option.default]))

/** What is played otherwise than usual, in the words of its game, whichever game is at hand. */
export async function unusual(game: string, options: Record<string, string>, language: Language): Promise<string[]> {
  const usual = (await shelf().catch(() => [])).find(({ id }) => id === game)
  const others = Object.entries(options).filter(([name, value]) => !usual || defaultsOf(usual)[name] !== value)
  if (!others.length) return []
  const words = await wordsOf(game, language)
  return others.map(([name, value]) => `${words.say(`option-${name}`)}\u00a0– ${choiceName(name, value, words)}`)
}

const known = new Map<string, Promise<Catalogue>>()
function wordsOf(game: string, language: Language): Promise<Catalogue> {
  const place = `${game} ${language}`
  const words = known.get(place) ?? loadCatalogue(language, game)
  known.set(place, words)
  // Whoever wants it again asks anew.
  words.catch(() => known.delete(place))
  return words
}

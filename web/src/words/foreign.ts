import { gameWords, type GameWords } from '../api/http'
import { shelf } from '../app/shelf'
import type { Language } from './catalogue'

/** What games say that the server knows and these pages were built without. */

/** Under which keys the pages that speak of all games ask for a game's title and the like. */
const SHELVED = { title: '', tagline: '-text', authors: '-by' }

const heard = new Map<Language, Promise<Map<string, GameWords>>>()

/** Their words by game; none where the server cannot be asked, and then it is asked again. */
export function foreignWords(language: Language, isOurs: (game: string) => boolean): Promise<Map<string, GameWords>> {
  const asked = heard.get(language) ?? ask(language, isOurs)
  heard.set(language, asked)
  return asked.catch(() => {
    heard.delete(language)
    return new Map()
  })
}

async function ask(language: Language, isOurs: (game: string) => boolean): Promise<Map<string, GameWords>> {
  const strange = (await shelf()).filter(({ id }) => !isOurs(id))
  const told = strange.map(async ({ id }) => [id, await gameWords(id, language)] as const)
  return new Map(await Promise.all(told))
}

/** A game's messages of the shelf again, under its own name: `web-game-<id>` is its title. */
export function shelved(game: string, messages: string): string {
  return Object.entries(SHELVED)
    .map(([name, ending]) => `web-game-${game}${ending}${patternOf(`game-${name}`, messages)}`)
    .join('\n')
}

/** What follows a key, on its line and on those indented below it. */
const patternOf = (key: string, messages: string) =>
  new RegExp(`^${key}( *=.*(?:\\n[ \\t].*)*)`, 'm').exec(messages)?.[1] ?? ` = ${key}`

import type { GameOnShelf } from '../api/protocol'
import { book, say } from '../words/index.svelte'

/** As an option's choice is called in the words of the game at hand. */
export function choiceName(option: string, value: string): string {
  const own = `option-${option}-${value}`
  return book().has(own) ? say(own) : say(`option-${value}`)
}

export const defaultsOf = (game: GameOnShelf): Record<string, string> =>
  Object.fromEntries(game.options.map((option) => [option.name, option.default]))

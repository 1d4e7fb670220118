import type { BotOnShelf } from '../api/protocol'
import { book, say } from '../words/index.svelte'

/** Bots are called after those who dug the animals up. */
const DIGGERS = ['Mary Anning', 'Gideon Mantell', 'Georges Cuvier', 'Joseph Leidy', 'Dong Zhiming', 'Mignon Talbot']
export const diggerAt = (seat: number): string => DIGGERS[seat % DIGGERS.length]!

/** How strong a bot is, and what that means. */
export function levelName(bot: BotOnShelf): string {
  const key = `web-bot-${bot.level}`
  return book().has(key) ? say(key) : bot.spec
}

/** The one that is seated where nobody chooses. */
export const usualBot = (bots: readonly BotOnShelf[]): string | null => bots[Math.min(1, bots.length - 1)]?.spec ?? null

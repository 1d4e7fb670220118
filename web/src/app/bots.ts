import type { BotOnShelf, TablePlan } from '../api/protocol'
import { book, say } from '../words/index.svelte'
import { preferences } from './preferences.svelte'

/** Bots are called after those who dug the animals up. */
const DIGGERS = ['Mary Anning', 'Gideon Mantell', 'Georges Cuvier', 'Joseph Leidy', 'Dong Zhiming', 'Mignon Talbot']
export const diggerAt = (seat: number): string => DIGGERS[seat % DIGGERS.length]!

/** A game of one's own: oneself at this screen, and bots at all other seats. */
export function planWithBots(game: string, players: number, options: Record<string, string>, bot: string): TablePlan {
  const seats = Array.from({ length: players }, (_, seat) =>
    seat === 0
      ? { kind: 'here' as const, name: preferences.name || say('web-player', { number: 1 }), bot: null }
      : { kind: 'bot' as const, name: diggerAt(seat), bot },
  )
  return { game, players, options, seats, seed: null, no_secrets: false, public: false }
}

/** How strong a bot is, in a word; with a game, also what was measured of it there. */
export function levelName(bot: BotOnShelf, game = ''): string {
  if (!book().has(`web-bot-${bot.level}`)) return bot.spec
  const level = say(`web-level-${bot.level}`)
  const measured = bot.ratings[game]
  return measured ? say('web-bot-rated', { level, rating: String(measured.rating).replace('-', '−') }) : level
}

/** What that means. */
export function levelText(bot: BotOnShelf | undefined): string {
  return bot && book().has(`web-bot-${bot.level}`) ? say(`web-bot-${bot.level}`) : ''
}

/** What a bot is like, in a word; '' is without a character. */
export function characterName(character: string): string {
  const key = `web-character-${character || 'even'}`
  return book().has(key) ? say(key) : character
}

/** A spec's level and its character: `level:4/fighter` is `level:4` and `fighter`. */
export function partsOf(spec: string): { level: string; character: string } {
  const [level = '', character = ''] = spec.split('/')
  return { level, character }
}

export const specOf = (level: string, character: string): string => (character ? `${level}/${character}` : level)

/** The level that is seated where nobody chooses: it plays well, and at once. */
const USUAL = 3
export const usualBot = (bots: readonly BotOnShelf[]): string | null => bots[Math.min(USUAL, bots.length) - 1]?.spec ?? null

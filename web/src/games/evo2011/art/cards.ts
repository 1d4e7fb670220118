import type { Slug } from '../../../api/slugs'

export type Card = Slug<'evo-2011', 'card'>

/** The sky behind each emblem, so that cards of one moment are of one mood. */
export const TINTS: Record<Card, string> = {
  geysers: '#ead0c4',
  prescience: '#c9dfe0',
  'swarm-of-rats': '#d9e0b4',
  'egg-thief': '#d9e0b4',
  'frenzied-attack': '#ecd7a6',
}
export const CARDS = Object.keys(TINTS) as Card[]

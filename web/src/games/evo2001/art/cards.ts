import type { Slug } from '../../../api/slugs'

export type Card = Slug<'evo-2001', 'card'>

/** The sky behind each emblem, so that cards of one moment are of one mood. */
export const TINTS: Record<Card, string> = {
  'still-air': '#c9dfe0',
  'seasons-turn': '#c9dfe0',
  'seasons-return': '#c9dfe0',
  stampede: '#ecd7a6',
  'giants-rage': '#ecd7a6',
  'herd-guard': '#ecd7a6',
  'long-swim': '#ecd7a6',
  'great-clutch': '#d9e0b4',
  'far-nests': '#d9e0b4',
  'barren-season': '#d9e0b4',
  'thick-coat': '#ead0c4',
  'deep-shade': '#ead0c4',
  moult: '#ead0c4',
  sunburn: '#ead0c4',
  refuge: '#ead0c4',
  'unlooked-for-gene': '#dccbe6',
  mutagen: '#dccbe6',
}
export const CARDS = Object.keys(TINTS) as Card[]

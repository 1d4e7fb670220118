import type { Opening } from '../../api/lobby'
import { book, say } from '../../words/index.svelte'

export type PaceKind = 'none' | 'live' | 'days'

export const paceOf = ({ clock }: Pick<Opening, 'clock'>): PaceKind => clock?.kind ?? 'none'

export const freeSeats = ({ seats }: Opening): number => seats.filter(({ kind }) => kind === 'free').length

/** A game that is not named in this language has no other name than its own. */
export const titleOf = (game: string): string => (book().has(`web-game-${game}`) ? say(`web-game-${game}`) : game)

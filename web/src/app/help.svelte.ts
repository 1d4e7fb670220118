/** How much help this browser's person has had: each thing once a game, and after a few games of a kind no more. */

const PLACE = 'mesozoic.help'
/** After so many finished games of a kind nobody is a newcomer to it. */
export const GAMES_WITH_HELP = 3

type Had = {
  /** The tables at which a game was played to its end. */
  tables: string[]
  /** How many games the account knows of, whichever browser they were played in. */
  elsewhere: number
  /** How many it knew of when help began anew; null until it is asked again. */
  before: number | null
  /** What was told: phases, warnings, the goodbye. */
  told: string[]
}
type Kept = {
  off: boolean
  /** Help was switched on again: no game of before counts. */
  anew: boolean
  games: Record<string, Had>
}

const NOTHING: Had = { tables: [], elsewhere: 0, before: 0, told: [] }

function read(): Kept {
  try {
    const kept = JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Partial<Kept>
    return { off: kept.off === true, anew: kept.anew === true, games: kept.games ?? {} }
  } catch {
    return { off: false, anew: false, games: {} }
  }
}

class Help {
  private kept = $state.raw<Kept>(read())

  /** Nobody is helped any longer, at any table. */
  get off(): boolean {
    return this.kept.off
  }
  set off(off: boolean) {
    // Whoever wants it again wants it from the beginning.
    this.keep(off ? { ...this.kept, off } : { off, anew: true, games: {} })
  }

  /** Whether somebody who plays this game is helped. */
  isWanted(game: string): boolean {
    return !this.off && !this.isOver(game)
  }

  /** Whether enough games of this kind were played. */
  isOver(game: string): boolean {
    const { tables, elsewhere, before } = this.had(game)
    return Math.max(tables.length, elsewhere - (before ?? elsewhere)) >= GAMES_WITH_HELP
  }

  hasTold(game: string, what: string): boolean {
    return this.had(game).told.includes(what)
  }

  tell(game: string, what: string): void {
    if (!this.hasTold(game, what)) this.change(game, ({ told }) => ({ told: [...told, what] }))
  }

  /** A game was played to its end; a table counts once. */
  finish(game: string, table: string): void {
    const { tables } = this.had(game)
    if (!tables.includes(table)) this.change(game, () => ({ tables: [...tables, table].slice(-GAMES_WITH_HELP) }))
  }

  /** So many games were played with this account. Where help has begun anew, those are the ones of before. */
  count(game: string, games: number): void {
    const { elsewhere, before } = this.had(game)
    if (before === null) this.change(game, () => ({ elsewhere: games, before: games }))
    else if (games > elsewhere) this.change(game, () => ({ elsewhere: games }))
  }

  /** The next games of this kind are played with help, however many came before: as after a lesson. Off stays off. */
  startOver(game: string): void {
    this.keep({ ...this.kept, games: { ...this.kept.games, [game]: { ...NOTHING, before: null } } })
  }

  private had(game: string): Had {
    return { ...NOTHING, ...(this.kept.anew && { before: null }), ...this.kept.games[game] }
  }

  private change(game: string, how: (had: Had) => Partial<Had>): void {
    const had = this.had(game)
    this.keep({ ...this.kept, games: { ...this.kept.games, [game]: { ...had, ...how(had) } } })
  }

  private keep(kept: Kept): void {
    this.kept = kept
    try {
      localStorage.setItem(PLACE, JSON.stringify(kept))
    } catch {
      // Then it lasts as long as the page.
    }
  }
}

export const help = new Help()

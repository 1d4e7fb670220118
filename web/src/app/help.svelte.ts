/** How much help this browser's person has had: each thing once a game, and after a few games of a kind no more. */

const PLACE = 'mesozoic.help'
/** After so many finished games of a kind nobody is a newcomer to it. */
export const GAMES_WITH_HELP = 3

type Had = {
  /** The tables at which a game was played to its end. */
  tables: string[]
  /** How many games the account knows of, whichever browser they were played in. */
  elsewhere: number
  /** What was told: phases, warnings, the goodbye. */
  told: string[]
}
type Kept = { off: boolean; games: Record<string, Had> }

const NOTHING: Had = { tables: [], elsewhere: 0, told: [] }

function read(): Kept {
  try {
    const kept = JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Partial<Kept>
    return { off: kept.off === true, games: kept.games ?? {} }
  } catch {
    return { off: false, games: {} }
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
    this.keep(off ? { ...this.kept, off } : { off, games: {} })
  }

  /** Whether somebody who plays this game is helped. */
  isWanted(game: string): boolean {
    return !this.off && !this.isOver(game)
  }

  /** Whether enough games of this kind were played. */
  isOver(game: string): boolean {
    const { tables, elsewhere } = this.had(game)
    return Math.max(tables.length, elsewhere) >= GAMES_WITH_HELP
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

  /** So many games were played with this account. */
  count(game: string, games: number): void {
    if (games > this.had(game).elsewhere) this.change(game, () => ({ elsewhere: games }))
  }

  /** The next games of this kind are played with help, however many came before: as after a lesson. Off stays off. */
  startOver(game: string): void {
    this.keep({ ...this.kept, games: { ...this.kept.games, [game]: NOTHING } })
  }

  private had(game: string): Had {
    return { ...NOTHING, ...this.kept.games[game] }
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

import type { Component } from 'svelte'
import type { Game } from '../../api/protocol'

/** A game on one page, from what it is played with. */
export type GameSheet<G extends Game> = Component<{ board: G['board']; view: G['view'] }>
export type AnySheet = GameSheet<Game>

/** A game's sheet for a page that passes its values on without looking at them: only ever what its own server sent. */
export const gameSheet = <G extends Game>(sheet: GameSheet<G>): AnySheet => sheet as unknown as AnySheet

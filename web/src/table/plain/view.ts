import type { Game, GameView, Seat } from '../../api/protocol'
import type { Things } from './things'

/** A view of which no more is known than what every view has. */
export type PlainView = GameView &
  Things & {
    turn: number
    /** What is seen of each seat, where the game tells. */
    players?: Things[]
    result: { scores: number[]; winners: Seat[] } | null
  }
export type PlainGame = Game & { view: PlainView }

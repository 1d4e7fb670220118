import type { GameView } from '../api/protocol'

/** A table at which all agreed to end lies as it was left: in no phase, and nobody is asked. */
export const lying = <V extends GameView>(view: V, ended: boolean): V =>
  ended && view.moment !== null ? { ...view, moment: null, asked: [] } : view

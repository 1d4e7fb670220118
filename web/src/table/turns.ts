import type { Frame } from '../api/protocol'

/** A frame with the turn in which its entry was played: the last entry of a turn already shows the next one. */
export type Played<F extends Frame> = { frame: F; turn: number }

/** The frames of a film that were not taken back. */
export function played<F extends Frame>(frames: readonly F[]): Played<F>[] {
  const kept = frames.filter(({ undone }) => !undone)
  return kept.map((frame, i) => ({ frame, turn: kept[i - 1]?.turn ?? 0 }))
}

/** The last frame of each turn, beginning with the set-up. */
export function turnEnds<F extends Frame>(kept: readonly Played<F>[]): Played<F>[] {
  return kept.filter(({ turn }, i) => i === kept.length - 1 || kept[i + 1]!.turn > turn)
}

import { distance, type Zone } from '../../../board/geometry'

/** A dinosaur on the board: the same one from view to view, as far as anybody can tell. */
export type Piece = { key: number; seat: number; zone: number; from: number | null; dead: boolean }

let last = 0

/**
 * The pieces after a change: those that stayed stay, one that left and one that came of the same species
 * are one that moved, the rest were born or died. The dead remain, marked, until swept.
 */
export function follow(before: Piece[], herds: readonly (readonly number[])[], zones: Zone[]): Piece[] {
  const after: Piece[] = []
  herds.forEach((herd, seat) => {
    const own = before.filter((piece) => piece.seat === seat && !piece.dead)
    const wanted = new Set(herd)
    const gone: Piece[] = []
    for (const piece of own) {
      if (wanted.delete(piece.zone)) after.push({ ...piece, from: null })
      else gone.push(piece)
    }
    for (const zone of wanted) {
      gone.sort((a, b) => distance(zones[a.zone]!, zones[zone]!) - distance(zones[b.zone]!, zones[zone]!))
      const moved = gone.shift()
      after.push(
        moved
          ? { ...moved, zone, from: moved.zone }
          : { key: ++last, seat, zone, from: null, dead: false },
      )
    }
    for (const piece of gone) after.push({ ...piece, from: null, dead: true })
  })
  return after.sort((a, b) => a.key - b.key)
}

import { centre } from '../../board/geometry'
import { byKind, type Kind } from './art/kinds'
import type { HexView } from './types'

/** An animal of an ecosystem: the same one from view to view, as far as anybody can tell. */
export type Piece = { key: number; kind: Kind; at: number; from: number | null; gone: boolean }
/** Who is known to have gone from one hex to another. */
export type Walk = { from: number; to: number }

let last = 0

/**
 * The animals after a change. Those that stayed stay; one that walked is the same one; of the rest, one of a species
 * that left and one that came are one that moved. Others were born, or are gone: these remain, marked, until swept.
 */
export function follow(
  before: readonly Piece[],
  animals: Readonly<Record<string, readonly number[]>>,
  hexes: readonly HexView[],
  walks: readonly Walk[] = [],
): Piece[] {
  const after: Piece[] = []
  for (const [kind, places] of byKind(animals)) {
    const wanted = new Set(places)
    let left = before.filter((piece) => piece.kind === kind && !piece.gone)
    const settle = (piece: Piece, at: number) => {
      wanted.delete(at)
      left = left.filter((other) => other !== piece)
      after.push({ ...piece, at, from: piece.at === at ? null : piece.at })
    }
    for (const { from, to } of walks) {
      const walker = left.find((piece) => piece.at === from)
      if (walker && from !== to && wanted.has(to)) settle(walker, to)
    }
    for (const piece of [...left]) if (wanted.has(piece.at)) settle(piece, piece.at)
    for (const at of [...wanted]) {
      const near = [...left].sort((a, b) => away(hexes, a.at, at) - away(hexes, b.at, at))[0]
      if (near) settle(near, at)
      else after.push({ key: ++last, kind, at, from: null, gone: false })
    }
    for (const piece of left) after.push({ ...piece, from: null, gone: true })
  }
  return after.sort((a, b) => a.key - b.key)
}

function away(hexes: readonly HexView[], one: number, other: number): number {
  const [a, b] = [hexes[one], hexes[other]]
  if (!a || !b) return Infinity
  const [p, q] = [centre(a), centre(b)]
  return Math.hypot(p.x - q.x, p.y - q.y)
}

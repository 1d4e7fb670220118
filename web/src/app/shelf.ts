import { games } from '../api/http'
import type { GameOnShelf } from '../api/protocol'

let asked: Promise<GameOnShelf[]> | null = null

/** The games in the server's order, asked for once; after a failure, once more. */
export function shelf(): Promise<GameOnShelf[]> {
  asked ??= games().catch((error: unknown) => {
    asked = null
    throw error
  })
  return asked
}

const ROMAN: readonly [string, number][] = [
  ['X', 10],
  ['IX', 9],
  ['V', 5],
  ['IV', 4],
  ['I', 1],
]

/** A plate's number, in Roman figures. */
export function roman(number: number): string {
  const found = ROMAN.find(([, value]) => value <= number)
  return found ? found[0] + roman(number - found[1]) : ''
}

/** The number of a game's plate: its place on the shelf. */
export async function plateOf(game: string): Promise<string> {
  const all = await shelf()
  return roman(all.findIndex(({ id }) => id === game) + 1)
}

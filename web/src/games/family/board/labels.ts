import { book, say } from '../../../words/index.svelte'
import type { CardFace, FamilyView } from './types'

/** What lies on the board, in words: for whoever hears it, and where the pointer rests. */

export function cardLabel(path: number, depth: number, face: CardFace): string {
  const shown = [
    ...(face.sign === 'none' ? [] : [say(`sign-${face.sign}`)]),
    ...(face.premium ? [say('web-premium')] : face.unstable ? [say('web-unstable')] : []),
  ]
  const [left, middle, right] = face.places.map((ground) => say(`ground-${ground}`))
  return say('web-board-card', {
    animal: say(`animal-${path}`),
    number: depth + 1,
    era: say(`era-${face.era}`),
    left,
    middle,
    right,
    more: shown.length ? 'some' : 'none',
    shown: book().list(shown),
  })
}

export function pieceLabel(view: FamilyView, path: number): string {
  const { piece } = view.animals[path]!
  return say('web-board-piece', { animal: say(`animal-${path}`), number: piece.depth + 1, ...piece })
}

export function coneLabel({ cone }: FamilyView): string {
  if (!cone) return say('web-board-cone', { place: 'middle' })
  return say('web-board-cone', { place: 'path', animal: say(`animal-${cone.path}.of`), number: cone.depth + 1, lane: cone.lane })
}

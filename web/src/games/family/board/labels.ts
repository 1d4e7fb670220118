import { book, say } from '../../../words/index.svelte'
import type { Note } from '../../../ui/says'
import { word } from '../../../words/word'
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

/** A word on an era card: its era, and what is special about it. */
export function cardNote({ era, places, sign }: Pick<CardFace, 'era' | 'places' | 'sign'>, now = ''): Note {
  const own = word('era', era, now)
  const shown = [
    ...[...new Set(places)].filter((ground) => ground !== 'rock').map((ground) => word('ground', ground)),
    ...(sign === 'none' ? [] : [word('sign', sign)]),
  ]
  const [first] = shown
  if (!first) return own
  return { ...own, text: shown.map(({ name, text }) => say('web-note', { name: name ?? '', text })).join(' '), rule: first.rule ?? '' }
}

export function pieceLabel(view: FamilyView, path: number): string {
  const { piece } = view.animals[path]!
  return say('web-board-piece', { animal: say(`animal-${path}`), number: piece.depth + 1, ...piece })
}

export function coneLabel({ cone }: FamilyView): string {
  if (!cone) return say('web-board-cone', { place: 'middle' })
  return say('web-board-cone', { place: 'path', animal: say(`animal-${cone.path}.of`), number: cone.depth + 1, lane: cone.lane })
}

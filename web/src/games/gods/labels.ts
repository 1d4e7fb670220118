import { byKind, type State } from './art/kinds'
import { book, say } from '../../words/index.svelte'
import type { Note } from '../../ui/says'
import { word } from '../../words/word'
import type { Light, Spot } from './drawing'
import type { EcosystemView } from './types'

/** What lies in an ecosystem, in words: for whoever hears it. */

const guestOf = ({ animals }: EcosystemView, hex: number) => byKind(animals).find(([, at]) => at.includes(hex))?.[0] ?? null

/** A word on who stands on a hex, or else on its land. */
export function hexNote(land: EcosystemView, hex: number, state?: State): Note {
  const [animal, { terrain }] = [guestOf(land, hex), land.hexes[hex]!]
  const about = animal === null ? word('terrain', terrain) : word('animal', animal)
  const named = say('web-hex', { number: hex, terrain: book().name('terrain', terrain), animal: animal && book().name('animal', animal) })
  const now = state === 'doomed' || state === 'newborn' ? say(`web-hex-${state}`) : undefined
  return { ...about, name: named, ...(now === undefined ? {} : { now }) }
}

export function hexLabel(land: EcosystemView, hex: number, state?: State, light?: Light): string {
  const animal = guestOf(land, hex)
  const terrain = book().name('terrain', land.hexes[hex]!.terrain)
  const guest = animal === null ? null : book().name('animal', animal)
  const said = [say('web-hex', { number: hex, terrain, animal: guest })]
  if (state === 'doomed' || state === 'newborn') said.push(say(`web-hex-${state}`))
  if (light) said.push(say(`web-hex-${light}`))
  return said.join(' ')
}

export const spotLabel = ({ q, r, fits }: Spot) => say('web-spot', { q, r, fits })

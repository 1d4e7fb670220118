import { byKind, type State } from './art/kinds'
import { book, say } from '../../words/index.svelte'
import type { Light, Spot } from './drawing'
import type { EcosystemView } from './types'

/** What lies in an ecosystem, in words: for whoever hears it. */

export function hexLabel({ hexes, animals }: EcosystemView, hex: number, state?: State, light?: Light): string {
  const animal = byKind(animals).find(([, at]) => at.includes(hex))?.[0] ?? null
  const terrain = book().name('terrain', hexes[hex]!.terrain)
  const guest = animal === null ? null : book().name('animal', animal)
  const said = [say('web-hex', { number: hex, terrain, animal: guest })]
  if (state === 'doomed' || state === 'newborn') said.push(say(`web-hex-${state}`))
  if (light) said.push(say(`web-hex-${light}`))
  return said.join(' ')
}

export const spotLabel = ({ q, r, fits }: Spot) => say('web-spot', { q, r, fits })

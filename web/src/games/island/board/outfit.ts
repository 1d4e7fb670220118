import type { Component } from 'svelte'
import type { Gear } from '../../../art/gear'

/** What a game draws on the island in its own way. */
export type Outfit = {
  /** A class, for colours of its own. */
  name: string
  /** Over a dinosaur, in its box of 100 x 80. */
  gear: Gear
  /** On a start zone, centred. */
  start: Component
  /** Foam along the coast, where one may set out to swim. */
  surf: boolean
}

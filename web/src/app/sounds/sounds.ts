import { preferences } from '../preferences.svelte'
import { canVibrate, sound, SOUNDS, touch, type Sound } from './instrument'

/** Which events of a game are heard, and as what. */
export type Heard = Readonly<Record<string, Sound>>

/** The one sound of all that happened at once: what matters most. */
export function soundOf(events: readonly { is: string }[], heard: Heard): Sound | null {
  const found = new Set(events.map(({ is }) => heard[is]))
  return SOUNDS.find((name) => found.has(name)) ?? null
}

/** One's turn begins: heard by who has switched sounds on at all, felt by who has switched that on. */
export function tellTurn(): void {
  sound('turn', preferences.volume)
  if (preferences.vibrates && canVibrate()) touch('turn')
}

/** Something happened at the table: only for who wishes to hear that too, and looks. */
export function tellEvents(events: readonly { is: string }[], heard: Heard): void {
  const name = document.hidden ? null : soundOf(events, heard)
  if (name === null) return
  if (preferences.tableSounds) sound(name, preferences.volume)
  if (preferences.vibrates && canVibrate()) touch(name)
}

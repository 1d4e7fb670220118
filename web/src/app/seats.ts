import type { SeatAtTable } from '../api/protocol'
import { toldApart } from '../api/told-apart'
import { characterName, partsOf } from './bots'
import { say } from '../words/index.svelte'

/** `bare`: the name without how strong a bot is, for where that stands apart. */
export type CalledSeat = SeatAtTable & { bare?: string }

/** How strong a bot is, in a word. */
export const levelOf = ({ level }: Pick<SeatAtTable, 'level'>): string => (level == null ? '' : say(`web-level-${level}`))

/** The same with what it is like, where it has a character. */
export function mannerOf(seat: Pick<SeatAtTable, 'level' | 'bot'>): string {
  const { character } = partsOf(seat.bot ?? '')
  const level = levelOf(seat)
  return level && character ? say('web-bot-character', { level, character: characterName(character) }) : level
}

/** Who has no name yet, or was forgotten, is somebody. */
export const somebody = (name: string | undefined): string => name || say('web-somebody')

const botNamed = (name: string, level: string): string =>
  name ? say('web-bot-named', { name, level }) : say('web-ladder-bot', { level })

/** As people at a table are called, a bot with how strong it is; those of one name are told apart. */
export function calledByLevel<S extends Pick<SeatAtTable, 'name' | 'level'>>(seats: readonly S[]): (S & { bare?: string })[] {
  return toldApart(seats).map((seat) =>
    seat.level == null
      ? { ...seat, name: somebody(seat.name) }
      : { ...seat, name: botNamed(seat.name, levelOf(seat)), bare: seat.name },
  )
}

import type { SeatAtTable } from '../api/protocol'
import { say } from '../words/index.svelte'

/** As people at a table are called, a bot with how strong it is. */
export function calledByLevel<S extends Pick<SeatAtTable, 'name' | 'level'>>(seats: readonly S[]): S[] {
  return seats.map((seat) =>
    seat.level == null
      ? seat
      : { ...seat, name: say('web-bot-named', { name: seat.name, level: say(`web-level-${seat.level}`) }) },
  )
}

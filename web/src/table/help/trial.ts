import type { Example, GameEvent, LogEntry, Seat } from '../../api/protocol'

/** The message that says what to try where an example lies. */
export const taskOf = (name: string): string => `trial-${name.toLowerCase().replaceAll('.', '-')}`
/** The rule of an example: that of `E1-6.1-2` is E1-6.1. */
export const ruleOf = (name: string): string => name.split('-').slice(0, 2).join('-')

/** What happens by its own rule where the example is shown; nothing else tells that it is done. */
export const kindsShown = (film: Pick<Example, 'frames'>, rule: string): Set<string> =>
  new Set(film.frames.flatMap((frame) => frame.events).filter((event) => event.rule === rule).map(({ is }) => is))

type Line = Pick<LogEntry, 'entry' | 'struck' | 'seat'> & { events: GameEvent[] }

/** Whether such a thing has happened since by that rule, and not to somebody else alone. */
export function isDone(log: Line[], since: number, rule: string, kinds: Set<string>, seat: Seat | null): boolean {
  return log.some(
    (line) =>
      line.entry >= since &&
      !line.struck &&
      line.events.some((event) => event.rule === rule && kinds.has(event.is) && isOwn(event, line.seat, seat)),
  )
}

/** What somebody did is theirs; of what befell one's animal, it matters who brought it about. */
function isOwn(event: GameEvent, by: Seat | null, seat: Seat | null): boolean {
  if ('winners' in event) return (event.winners as (Seat | null)[]).includes(seat)
  if ('seat' in event) return event.seat === null || event.seat === seat
  return !('animal' in event) || by === null || by === seat
}

import { say } from '../../words/index.svelte'

const DAY = 86_400
const HOUR = 3_600
/** Seconds from which on a clock is urgent. */
export const URGENT = 20

const two = (number: number) => String(number).padStart(2, '0')

/** The same where there is little room: of days and hours only the first. */
export function inShort(seconds: number): string {
  if (seconds >= DAY) return say('web-clock-short-days', { days: Math.floor(seconds / DAY) })
  if (seconds >= HOUR) return say('web-clock-short-hours', { hours: Math.floor(seconds / HOUR) })
  return onClock(seconds)
}

/** What is left, as it stands on a clock. */
export function onClock(seconds: number): string {
  const left = Math.max(0, Math.ceil(seconds))
  if (left >= DAY) return say('web-clock-left-days', { days: Math.floor(left / DAY), hours: Math.floor((left % DAY) / HOUR) })
  const [hours, minutes] = [Math.floor(left / HOUR), Math.floor((left % HOUR) / 60)]
  return hours ? `${hours}:${two(minutes)}:${two(left % 60)}` : `${minutes}:${two(left % 60)}`
}

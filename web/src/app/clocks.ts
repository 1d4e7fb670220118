import type { TablePlan } from '../api/protocol'
import { say } from '../words/index.svelte'

type Agreed = NonNullable<TablePlan['clock']>
/** The paces that one chooses from, `none` first. */
export const CLOCKS = {
  none: null,
  brisk: { kind: 'live', bank: 300, more: 15 },
  usual: { kind: 'live', bank: 600, more: 20 },
  long: { kind: 'live', bank: 1200, more: 30 },
  day: { kind: 'days', days: 1 },
  three: { kind: 'days', days: 3 },
  week: { kind: 'days', days: 7 },
} as const satisfies Record<string, Agreed | null>
export type ClockName = keyof typeof CLOCKS

/** A pace as players say it. */
export function inWords(clock: Agreed | null): string {
  if (clock === null) return say('web-clock-none')
  if (clock.kind === 'days') return say('web-clock-days', { days: clock.days })
  return say('web-clock-live', { minutes: Math.round(clock.bank / 60), seconds: clock.more })
}

import type { Language } from '../words/catalogue'

/** A moment in seconds, as the reader writes dates: of the browser's forms of this language, the first. */
export const dateOf = (seconds: number, language: Language) =>
  written(seconds, language, { dateStyle: 'medium', timeStyle: 'short' })

/** The same without the hour. */
export const dayOf = (seconds: number, language: Language) => written(seconds, language, { dateStyle: 'long' })

const STEPS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 24 * 60 * 60],
  ['hour', 60 * 60],
  ['minute', 60],
]

/** How long ago a moment in seconds is, in words; where it is long, the day. */
export function agoOf(seconds: number, language: Language, now = Date.now() / 1000): string {
  const passed = Math.max(0, now - seconds)
  const [unit, length] = STEPS.find(([, length]) => passed >= length) ?? ['minute', 60]
  if (unit === 'day' && passed >= 30 * length) return written(seconds, language, { dateStyle: 'medium' })
  return new Intl.RelativeTimeFormat(formOf(language), { numeric: 'auto' }).format(-Math.floor(passed / length), unit)
}

function written(seconds: number, language: Language, how: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(formOf(language), how).format(seconds * 1000)
}

const formOf = (language: Language) => navigator.languages.find((tag) => tag.slice(0, 2) === language) ?? language

import type { Language } from '../words/catalogue'

/** A moment in seconds, as the reader writes dates: of the browser's forms of this language, the first. */
export const dateOf = (seconds: number, language: Language) =>
  written(seconds, language, { dateStyle: 'medium', timeStyle: 'short' })

/** The same without the hour. */
export const dayOf = (seconds: number, language: Language) => written(seconds, language, { dateStyle: 'long' })

function written(seconds: number, language: Language, how: Intl.DateTimeFormatOptions): string {
  const form = navigator.languages.find((tag) => tag.slice(0, 2) === language) ?? language
  return new Intl.DateTimeFormat(form, how).format(seconds * 1000)
}

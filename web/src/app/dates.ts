import type { Language } from '../words/catalogue'

/** A moment in seconds, as the reader writes dates: of the browser's forms of this language, the first. */
export function dateOf(seconds: number, language: Language): string {
  const form = navigator.languages.find((tag) => tag.slice(0, 2) === language) ?? language
  return new Intl.DateTimeFormat(form, { dateStyle: 'medium', timeStyle: 'short' }).format(seconds * 1000)
}

/** What is wrong with what somebody wrote, in our words: a browser's own bubble speaks its language, not the page's. */
import { say } from '../../words/index.svelte'

export function wrongWith(input: HTMLInputElement): string {
  const { validity, minLength, min, max } = input
  if (validity.valid) return ''
  if (validity.valueMissing) return say('web-field-missing')
  if (validity.tooShort) return say('web-field-short', { least: minLength })
  if (validity.typeMismatch && input.type === 'email') return say('web-field-mail')
  if (min && max) return say('web-field-range', { least: Number(min), most: Number(max) })
  return say('web-field-wrong')
}

/** Keeps the bubble away, and leads to the first of a form's fields with which something is wrong. */
export function withoutBubble(event: Event & { currentTarget: HTMLInputElement }): string {
  event.preventDefault()
  const input = event.currentTarget
  if (input.form?.querySelector(':invalid:not(fieldset)') === input) input.focus()
  return wrongWith(input)
}

/** An icon says what it is: on hover, on a tap, on focus. `Notes` shows it. */

/** Around icons that are one stop of the tab key together: arrows lead from one to the next. */
export const GROUP = '[data-notes]'
const INTERACTIVE = 'a, button, summary, label, input, select, [role=button]'

/** Whether something answers a touch by itself, so that its note waits for a longer one. */
export const isInteractive = (node: Element) => !!node.closest(INTERACTIVE)

/** Whose note is no longer shown: one element's, or any. */
type Dismissed = Element | null
const listeners = new Set<(of: Dismissed) => void>()

/** Puts the note of an element away, or whichever is shown. */
export function dismiss(of: Dismissed = null): void {
  for (const listener of listeners) listener(of)
}
/** Whoever shows notes hears what is dismissed until what this gives is called. */
export function onDismiss(listener: (of: Dismissed) => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Gives an element a note. What could not have the focus gets it, unless something around it has. */
export function says(node: HTMLElement | SVGElement, text: string) {
  const add = (note: string) => (node.dataset['says'] = note)
  add(text)
  const stops = !isInteractive(node)
  const group = node.closest(GROUP)
  if (stops) node.tabIndex = group?.querySelector('[data-says][tabindex="0"]') ? -1 : 0
  return {
    update(note: string) {
      if (note === node.dataset['says']) return
      // What it told may have been for somebody else's eyes.
      dismiss(node)
      add(note)
    },
    destroy() {
      dismiss(node)
      if (!stops || node.tabIndex !== 0) return
      const next = group && [...group.querySelectorAll<HTMLElement>('[data-says][tabindex]')].find((one) => one !== node)
      if (next) next.tabIndex = 0
    },
  }
}

/** The note before or after one of a group; null at its ends, or where there is no group. */
export function neighbour(node: HTMLElement, by: 1 | -1): HTMLElement | null {
  const group = node.closest(GROUP)
  const all = group ? [...group.querySelectorAll<HTMLElement>('[data-says][tabindex]')] : []
  return all[all.indexOf(node) + by] ?? null
}

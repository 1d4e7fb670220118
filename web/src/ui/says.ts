/** A thing says what it is: on hover, on a tap, on focus. `Notes` shows it. */

/** What is said: a sentence, or with the thing's name, what it is worth now, and the number of its rule. */
export type Note = { name?: string; text: string; now?: string; rule?: string }
/** Nothing is said where it is empty. */
export type Said = string | Note | null

/** Around icons that are one stop of the tab key together: arrows lead from one to the next. */
export const GROUP = '[data-notes]'
/** Whoever touches something for longer, in milliseconds, reads what it is, and does nothing else. */
export const A_LOOK = 500
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

const notes = new WeakMap<Element, Note>()
export const noteOf = (node: Element): Note => notes.get(node) ?? { text: '' }

/** All of a note in a line. */
export function inLine(said: Said): string {
  if (said === null || typeof said === 'string') return said ?? ''
  return [said.name, said.text, said.now].filter(Boolean).join(' ')
}

/** Gives an element a note. What could not have the focus gets it, unless something around it has. */
export function says(node: HTMLElement | SVGElement, said: Said) {
  const add = (next: Said) => {
    const line = inLine(next)
    if (line) node.dataset['says'] = line
    else delete node.dataset['says']
    notes.set(node, typeof next === 'object' && next ? next : { text: line })
  }
  add(said)
  const stops = !isInteractive(node) && !node.hasAttribute('tabindex') && inLine(said) !== ''
  const group = node.closest(GROUP)
  if (stops) node.tabIndex = group?.querySelector('[data-says][tabindex="0"]') ? -1 : 0
  return {
    update(next: Said) {
      if (inLine(next) === (node.dataset['says'] ?? '')) return
      // What it told may have been for somebody else's eyes.
      dismiss(node)
      add(next)
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

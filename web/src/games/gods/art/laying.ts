import { mount } from 'svelte'
import Sheet from './Sheet.svelte'

let laid = false

/** Lay out the sheet of drawings, once for the page. */
export function laySheet(): void {
  if (laid) return
  laid = true
  mount(Sheet, { target: document.body })
}

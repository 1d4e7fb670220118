import { mount } from 'svelte'
import type { Gear } from './gear'
import TokenSheet from './TokenSheet.svelte'

const laid = new Map<Gear | undefined, string>()

/** The name of the sheet of dinosaurs in this dress; each is laid out once for the page. */
export function tokenSheet(gear: Gear | undefined): string {
  const known = laid.get(gear)
  if (known) return known
  const name = `tokens-${laid.size}`
  laid.set(gear, name)
  mount(TokenSheet, { target: document.body, props: { name, gear } })
  return name
}

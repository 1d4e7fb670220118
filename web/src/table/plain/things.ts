import { book, say } from '../../words/index.svelte'

/** Anything of a view that has no drawing: the twin of src/mesozoic/cli/screens/plain/things.py. */

export type Thing = string | number | boolean | null | Thing[] | { [name: string]: Thing }
export type Things = { [name: string]: Thing }

const NOTHING = '–'

/** What every view has; it is said elsewhere on the page. */
const COMMON = new Set(['asked', 'moment', 'players', 'result', 'seat', 'turn'])

export const onTheTable = (view: Things): Things =>
  Object.fromEntries(Object.entries(view).filter(([name]) => !COMMON.has(name)))

export const isNamed = (thing: Thing): thing is Things =>
  typeof thing === 'object' && thing !== null && !Array.isArray(thing) && Object.keys(thing).length > 0

/** Several things, each with its fields: rows of a table. */
export const isRows = (thing: Thing): thing is (Things | null)[] => Array.isArray(thing) && thing.some(isNamed)

export const columnsOf = (rows: readonly (Things | null)[]): string[] => [
  ...new Set(rows.flatMap((row) => Object.keys(row ?? {}))),
]

/** What a field is called: by the game's words, or by its name in the code. */
export function titleOf(name: string): string {
  const key = `field-${name.replaceAll('_', '-')}`
  return book().has(key) ? say(key) : name.replaceAll('_', ' ')
}

/** A value that stands in a line. */
export function textOf(thing: Thing): string {
  if (typeof thing === 'boolean') return say(thing ? 'web-yes' : 'web-no')
  if (Array.isArray(thing) && thing.length) return thing.map(textOf).join(', ')
  if (thing === null || typeof thing === 'object') return NOTHING
  return String(thing)
}

/** Finds what a lesson points at: things on the table that have a name, `data-thing="zone:12"`. */

export type Box = { x: number; y: number; width: number; height: number }
/** What is lit: a hexagon says so, `data-shape="hexagon"`, and fills its box. */
export type Spot = Box & { isHexagon?: true }

const ROOM = 1

function isInSight(element: Element): boolean {
  const { left, top, right, bottom, width, height } = element.getBoundingClientRect()
  const isThere = width > ROOM && height > ROOM && right > 0 && bottom > 0 && left < innerWidth && top < innerHeight
  return isThere && (element.checkVisibility?.({ visibilityProperty: true }) ?? true)
}

/** What lies open as a sheet or dialog: nothing else can be touched then. */
const openSheet = (): Element | undefined =>
  [...document.querySelectorAll('dialog[open]')].filter((dialog) => dialog.matches(':modal')).at(-1)

/** A sheet may be longer than the window: what is meant on it is scrolled into sight. */
export function scrollIntoSight(names: readonly string[]): void {
  const things = names.flatMap((name) => name.split('|')).map((name) => `[data-thing="${name}"]`)
  openSheet()?.querySelector(things.join(', '))?.scrollIntoView({ block: 'nearest' })
}

/** What is first in sight of `gene:leg|player:0`. */
export function spot(name: string): HTMLElement | SVGElement | null {
  const within: ParentNode = openSheet() ?? document
  for (const one of name.split('|'))
    for (const found of within.querySelectorAll<HTMLElement | SVGElement>(`[data-thing="${one}"]`))
      if (isInSight(found)) return found
  return null
}

export const spotsOf = (names: readonly string[]): (HTMLElement | SVGElement)[] =>
  names.flatMap((name) => spot(name) ?? [])

export function boxOf(element: Element): Box {
  const { x, y, width, height } = element.getBoundingClientRect()
  return { x, y, width, height }
}

export function spotOf(element: HTMLElement | SVGElement): Spot {
  return element.dataset['shape'] === 'hexagon' ? { ...boxOf(element), isHexagon: true } : boxOf(element)
}

export const around = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
})

const kindOf = (name: string) => name.split(':')[0]!

/** Whether something else was touched than is meant, of the same kind: another zone, another bid. */
export function isStray(names: readonly string[], touched: string): boolean {
  const meant = names.flatMap((name) => name.split('|')).filter((name) => kindOf(name) !== 'button')
  return !meant.includes(touched) && touched.includes(':') && meant.some((name) => kindOf(name) === kindOf(touched))
}

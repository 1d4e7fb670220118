/** Finds what a lesson points at: things on the table that have a name, `data-thing="zone:12"`. */

export type Box = { x: number; y: number; width: number; height: number }

const ROOM = 1

function isInSight(element: Element): boolean {
  const { left, top, right, bottom, width, height } = element.getBoundingClientRect()
  const isThere = width > ROOM && height > ROOM && right > 0 && bottom > 0 && left < innerWidth && top < innerHeight
  return isThere && (element.checkVisibility?.({ visibilityProperty: true }) ?? true)
}

/** What is first in sight of `gene:leg|player:0`. */
export function spot(name: string): HTMLElement | SVGElement | null {
  // Whatever lies open as a sheet or dialog is all that can be touched.
  const open = [...document.querySelectorAll('dialog[open]')].filter((dialog) => dialog.matches(':modal'))
  const within: ParentNode = open.at(-1) ?? document
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

export const around = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
})

const overlap = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)) *
  Math.max(0, Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y))

const within = (value: number, most: number) => Math.max(0, Math.min(value, most))

const MARGIN = 12

/** Where a card of this size hides least of what it speaks of; `shunned` counts for less. */
export function placeCard(
  card: { width: number; height: number },
  window: { width: number; height: number },
  lit: readonly Box[],
  shunned: readonly Box[] = [],
  /** How far from what it speaks of it stands, where there is room. */
  gap = MARGIN,
): { x: number; y: number } {
  const margin = MARGIN
  const [right, bottom] = [window.width - card.width - margin, window.height - card.height - margin]
  const places = [
    ...lit.slice(0, 1).flatMap(({ x, y, width, height }) => [
      { x: x + width / 2 - card.width / 2, y: y + height + gap },
      { x: x + width / 2 - card.width / 2, y: y - card.height - gap },
      { x: x + width + gap, y: y + height / 2 - card.height / 2 },
      { x: x - card.width - gap, y: y + height / 2 - card.height / 2 },
    ]),
    { x: right / 2, y: bottom * 0.8 },
    { x: right / 2, y: margin * 5 },
    { x: margin, y: bottom },
    { x: right, y: bottom },
    { x: margin, y: margin },
    { x: right, y: margin },
  ].map(({ x, y }) => ({
    x: Math.max(margin, within(x, right)),
    y: Math.max(margin, within(y, bottom)),
  }))
  const hides = (place: { x: number; y: number }) => {
    const box = { ...place, ...card }
    const sum = (boxes: readonly Box[]) => boxes.reduce((all, other) => all + overlap(box, other), 0)
    return 10 * sum(lit) + sum(shunned)
  }
  return places.reduce((best, place) => (hides(place) < hides(best) ? place : best))
}

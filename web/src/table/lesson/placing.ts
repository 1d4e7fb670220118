import type { Box } from './spots'

/** Where a card lies, so that it hides least of what it speaks of. */

export type Size = { width: number; height: number }
export type Place = { x: number; y: number }

/** What a card would rather not hide, the worst first: a little of the one is worse than all of the next. */
export type Shunned = readonly (readonly Box[])[]

const MARGIN = 12
const PARTS = [0, 0.25, 0.5, 0.75, 1]

const overlap = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)) *
  Math.max(0, Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y))

const between = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most))

/** The middle of something large, where one looks first. */
export const middleOf = ({ x, y, width, height }: Box): Box => ({
  x: x + width / 4,
  y: y + height / 4,
  width: width / 2,
  height: height / 2,
})

function placesFor(card: Size, window: Size, lit: readonly Box[], gap: number): Place[] {
  const [right, bottom] = [window.width - card.width - MARGIN, window.height - card.height - MARGIN]
  const beside = lit.slice(0, 1).flatMap(({ x, y, width, height }) =>
    [gap, MARGIN].flatMap((off) => [
      { x: x + width / 2 - card.width / 2, y: y + height + off },
      { x: x + width / 2 - card.width / 2, y: y - card.height - off },
      { x: x + width + off, y: y + height / 2 - card.height / 2 },
      { x: x - card.width - off, y: y + height / 2 - card.height / 2 },
    ]),
  )
  const spread = PARTS.flatMap((down) =>
    PARTS.map((across) => ({ x: MARGIN + across * (right - MARGIN), y: MARGIN + down * (bottom - MARGIN) })),
  )
  return [...beside, ...spread].map(({ x, y }) => ({
    x: Math.round(between(x, MARGIN, Math.max(MARGIN, right))),
    y: Math.round(between(y, MARGIN, Math.max(MARGIN, bottom))),
  }))
}

/** The first that differs decides. */
function isLess(one: readonly number[], other: readonly number[]): boolean {
  const at = one.findIndex((value, i) => value !== other[i])
  return at >= 0 && one[at]! < other[at]!
}

/** Where a card of this size hides least of what is lit, then of what is shunned; where all is one, near what is lit. */
export function placeCard(
  card: Size,
  window: Size,
  lit: readonly Box[],
  shunned: Shunned = [],
  /** How far from what it speaks of it stands, where there is room. */
  gap = MARGIN,
): Place {
  const hidden = (place: Place): number[] =>
    [lit, ...shunned].map((boxes) => boxes.reduce((all, box) => all + overlap({ ...place, ...card }, box), 0))
  let [best, least]: [Place | null, number[]] = [null, []]
  for (const place of placesFor(card, window, lit, gap)) {
    const hides = hidden(place)
    if (best === null || isLess(hides, least)) [best, least] = [place, hides]
  }
  return best ?? { x: MARGIN, y: MARGIN }
}

/** Whether a card may go on lying where it lies: the better place would hide no less of what matters. */
export function mayStay(place: Place, better: Place, card: Size, window: Size, mattering: readonly Box[]): boolean {
  const hides = (at: Place) => mattering.reduce((all, box) => all + overlap({ ...at, ...card }, box), 0)
  const isInside = place.x + card.width <= window.width && place.y + card.height <= window.height
  return isInside && hides(place) <= hides(better)
}

/** Of what is seen of a thing, so little may be hidden: a corner of something large. */
const A_CORNER = 0.05

/** Whether a card that lies here hides more than a corner of what it speaks of. */
export function hides(at: Place, card: Size, window: Size, lit: readonly Box[]): boolean {
  const all = { x: 0, y: 0, ...window }
  return lit.some((box) => overlap({ ...at, ...card }, box) > A_CORNER * overlap(all, box))
}

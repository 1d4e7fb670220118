/** Where a note lies: near its thing, on the screen, and over as little as may be of what is being decided. */

export type Box = { left: number; top: number; right: number; bottom: number }
type Size = { width: number; height: number }
export type Place = { left: number; top: number }

const GAP = 6
const EDGE = 8
/** How far from its thing a note may lie to keep off others. */
const FAR = 320

/**
 * The first of above, below, right and left that fits on the screen and covers least of what it must not; beside all of
 * that, where it is not too far away.
 */
export function beside(thing: Box, note: Size, screen: Size, avoid: readonly Box[]): Place {
  const far = around([thing, ...avoid])
  const places = [...sides(thing, thing, note), ...sides(far, thing, note).filter((place) => isNear(place, note, thing))].map(
    (place) => within(place, note, screen),
  )
  const costs = places.map((place) => cost(place, note, thing, avoid))
  return places[costs.indexOf(Math.min(...costs))]!
}

/** Outside a box, level with the thing. */
function sides(box: Box, thing: Box, { width, height }: Size): Place[] {
  const [middle, centre] = [(thing.left + thing.right) / 2, (thing.top + thing.bottom) / 2]
  return [
    { left: middle - width / 2, top: box.top - height - GAP },
    { left: middle - width / 2, top: box.bottom + GAP },
    { left: box.right + GAP, top: centre - height / 2 },
    { left: box.left - width - GAP, top: centre - height / 2 },
  ]
}

const around = (boxes: readonly Box[]): Box => ({
  left: Math.min(...boxes.map(({ left }) => left)),
  top: Math.min(...boxes.map(({ top }) => top)),
  right: Math.max(...boxes.map(({ right }) => right)),
  bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
})

function isNear({ left, top }: Place, { width, height }: Size, thing: Box): boolean {
  const apart = Math.max(left - thing.right, thing.left - left - width, top - thing.bottom, thing.top - top - height)
  return apart < FAR
}

function within({ left, top }: Place, { width, height }: Size, screen: Size): Place {
  const kept = (at: number, size: number, room: number) => Math.max(EDGE, Math.min(at, room - size - EDGE))
  return { left: kept(left, width, screen.width), top: kept(top, height, screen.height) }
}

/** The thing itself is never covered where there is any other place. */
function cost(place: Place, note: Size, thing: Box, avoid: readonly Box[]): number {
  const own = { ...place, right: place.left + note.width, bottom: place.top + note.height }
  const THING = 1e6
  return THING * Number(shared(own, thing) > 0) + avoid.reduce((sum, box) => sum + shared(own, box), 0)
}

function shared(one: Box, other: Box): number {
  const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left)
  const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
  return wide > 0 && high > 0 ? wide * high : 0
}

import type { Point } from './geometry'

/** What two fingers did: how far they opened, around where on the screen, and by how many degrees they turned. */
export type Pinch = { at: Point; factor: number; twist: number }

/** The fingers that are down, or the mouse. */
export class Fingers {
  #at = new Map<number, Point>()

  get count(): number {
    return this.#at.size
  }
  has({ pointerId }: PointerEvent): boolean {
    return this.#at.has(pointerId)
  }
  down({ pointerId, clientX, clientY }: PointerEvent): void {
    this.#at.set(pointerId, { x: clientX, y: clientY })
  }
  up({ pointerId }: PointerEvent): void {
    this.#at.delete(pointerId)
  }

  /** Keeps to a finger that moves; where there are two, tells what they did. */
  move({ pointerId, clientX, clientY }: PointerEvent): Pinch | null {
    const [was, is] = [this.#at.get(pointerId), { x: clientX, y: clientY }]
    if (!was) return null
    this.#at.set(pointerId, is)
    const other = this.#at.size === 2 && [...this.#at].find(([id]) => id !== pointerId)?.[1]
    return other ? pinch(was, is, other) : null
  }
}

function pinch(was: Point, is: Point, other: Point): Pinch {
  const span = (p: Point) => Math.hypot(p.x - other.x, p.y - other.y)
  const angle = (p: Point) => (Math.atan2(p.y - other.y, p.x - other.x) * 180) / Math.PI
  return {
    at: { x: (is.x + other.x) / 2, y: (is.y + other.y) / 2 },
    factor: span(was) > 0 ? span(is) / span(was) : 1,
    twist: ((angle(is) - angle(was) + 540) % 360) - 180,
  }
}

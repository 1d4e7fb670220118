import { Fingers } from './fingers'
import type { Point } from './geometry'

type Box = { x: number; y: number; width: number; height: number }
/** How close one may look. */
const MOST = 5

/** Looking closer: wheel and pinch zoom, a drag moves what is looked at. */
export class Look {
  k = $state(1)
  x = $state(0)
  y = $state(0)
  /** Whether the last press was a drag, and so is no click. */
  moved = false
  readonly fingers = new Fingers()
  #press: { at: Point; was: Point } | null = null

  constructor(
    private readonly svg: () => SVGSVGElement | undefined,
    private readonly box: () => Box,
    /** A quick drag sideways while nothing is zoomed. */
    private readonly onswipe?: (way: 1 | -1) => void,
  ) {}

  get transform(): string | undefined {
    return this.k === 1 ? undefined : `translate(${this.x} ${this.y}) scale(${this.k})`
  }

  reset(): void {
    this.k = 1
    this.x = this.y = 0
  }

  zoom(factor: number, at: Point = this.heart): void {
    const k = Math.min(MOST, Math.max(1, this.k * factor))
    const ratio = k / this.k
    this.settle(k, at.x - (at.x - this.x) * ratio, at.y - (at.y - this.y) * ratio)
  }

  wheel(event: WheelEvent): void {
    event.preventDefault()
    this.zoom(Math.exp(-event.deltaY * 0.0016), this.onBoard(event.clientX, event.clientY))
  }

  down(event: PointerEvent): void {
    if (event.button > 0) return
    this.fingers.down(event)
    this.moved = false
    const isOnly = this.fingers.count === 1
    this.#press = isOnly ? { at: { x: event.clientX, y: event.clientY }, was: { x: this.x, y: this.y } } : null
  }

  move(event: PointerEvent): void {
    if (this.pinch(event)) this.moved = true
    if (!this.fingers.has(event) || !this.#press) return
    const far = Math.hypot(event.clientX - this.#press.at.x, event.clientY - this.#press.at.y)
    if (!this.moved && far < 8) return
    // A finger keeps to what it touched by itself.
    if (!this.moved && event.pointerType === 'mouse') this.svg()?.setPointerCapture?.(event.pointerId)
    this.moved = true
    this.drag(this.#press.was, this.#press.at, event)
  }

  up(event: PointerEvent): void {
    this.fingers.up(event)
    const press = this.#press
    this.#press = null
    if (!press || !this.moved || this.k > 1) return
    const [dx, dy] = [event.clientX - press.at.x, event.clientY - press.at.y]
    if (Math.abs(dx) > 36 && Math.abs(dx) > 1.5 * Math.abs(dy)) this.onswipe?.(dx < 0 ? 1 : -1)
  }

  lost(event: PointerEvent): void {
    this.fingers.up(event)
    this.#press = null
  }

  /** Whether two fingers are down; what they do is done. */
  pinch(event: PointerEvent): boolean {
    const pinched = this.fingers.move(event)
    if (pinched) this.zoom(pinched.factor, this.onBoard(pinched.at.x, pinched.at.y))
    return pinched !== null
  }

  /** Moves what is looked at, which lay elsewhere when it was pressed. */
  drag(was: Point, pressed: Point, { clientX, clientY }: PointerEvent): void {
    const [a, b] = [this.onBoard(pressed.x, pressed.y), this.onBoard(clientX, clientY)]
    this.settle(this.k, was.x + b.x - a.x, was.y + b.y - a.y)
  }

  /** What lies under a point of the screen. */
  under(clientX: number, clientY: number): Point {
    const p = this.onBoard(clientX, clientY)
    return { x: (p.x - this.x) / this.k, y: (p.y - this.y) / this.k }
  }

  /** Where on the drawing, as it lies unzoomed, something on the screen is. */
  onBoard(clientX: number, clientY: number): Point {
    const matrix = this.svg()?.getScreenCTM?.()
    if (!matrix) return { x: 0, y: 0 }
    const p = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse())
    return { x: p.x, y: p.y }
  }

  get heart(): Point {
    const box = this.box()
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  }

  /** Bring a place of the board well into sight. */
  show(place: Point): void {
    const box = this.box()
    const across = (this.x + this.k * place.x - box.x) / box.width
    const down = (this.y + this.k * place.y - box.y) / box.height
    const isInSight = (share: number) => share > 0.08 && share < 0.92
    if (isInSight(across) && isInSight(down)) return
    this.settle(this.k, this.heart.x - this.k * place.x, this.heart.y - this.k * place.y)
  }

  settle(k: number, x: number, y: number): void {
    const box = this.box()
    const [right, bottom] = [box.x + box.width, box.y + box.height]
    this.k = k
    this.x = k === 1 ? 0 : Math.min(box.x - k * box.x, Math.max(right - k * right, x))
    this.y = k === 1 ? 0 : Math.min(box.y - k * box.y, Math.max(bottom - k * bottom, y))
  }
}

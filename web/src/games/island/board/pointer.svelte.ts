import { RADIUS } from '../../../art/terrain'
import type { Point } from '../../../board/geometry'
import type { Look } from '../../../board/look.svelte'
import { A_LOOK } from '../../../ui/says'

/** A dinosaur on its way under a finger: where it comes from, where it is, and over which zone. */
export type Carried = { origin: number; x: number; y: number; over: number | null }
type Press = { id: number; zone: number | null; x: number; y: number; at: number; moved: boolean; map: Point }

/** The island as a pointer finds it, and whom it tells. */
export type Ground = {
  svg: () => SVGSVGElement
  middles: () => readonly Point[]
  /** Pixels for one unit of the drawing. */
  scale: () => number
  /** The zones that may be chosen or aimed at. */
  lit: () => readonly number[]
  isTarget: (zone: number) => boolean
  isHandle: (zone: number) => boolean
  choose: (zone: number) => void
  lift: (origin: number) => void
  drop: (origin: number, target: number, isTarget: boolean) => void
  cancel: () => void
  look: (zone: number | null) => void
}

const A_DRAG = 7
const A_FINGERTIP = 44
const BESIDE = 24

/** A tap chooses, a longer touch only reads, a drag of a dinosaur carries it, any other drag moves the map, two fingers zoom. */
export class Pointer {
  carried = $state.raw<Carried | null>(null)
  hovered = $state<number | null>(null)
  private press: Press | null = null

  constructor(
    private readonly view: Look,
    private readonly ground: Ground,
  ) {}

  readonly down = (event: PointerEvent): void => {
    if (event.button > 0) return
    this.view.fingers.down(event)
    if (this.view.fingers.count > 1) {
      this.press = this.carried = null
      return
    }
    const zone = (event.target as Element).closest<SVGElement>('[data-zone]')?.dataset['zone']
    this.press = {
      id: event.pointerId,
      zone: zone === undefined ? null : Number(zone),
      x: event.clientX,
      y: event.clientY,
      at: event.timeStamp,
      moved: false,
      map: { x: this.view.x, y: this.view.y },
    }
  }

  readonly move = (event: PointerEvent): void => {
    this.view.pinch(event)
    const { press } = this
    if (!press || press.id !== event.pointerId) return
    const far = Math.hypot(event.clientX - press.x, event.clientY - press.y)
    if (!press.moved && far < A_DRAG) return
    const handle = press.zone !== null && this.ground.isHandle(press.zone) ? press.zone : null
    if (!press.moved) {
      press.moved = true
      this.ground.svg().setPointerCapture?.(event.pointerId)
      if (handle !== null) this.ground.lift(handle)
    }
    if (handle === null) this.view.drag(press.map, press, event)
    else this.carried = { origin: handle, ...this.under(event), over: this.zoneAt(event) }
  }

  readonly up = (event: PointerEvent): void => {
    this.view.fingers.up(event)
    if (!this.press || this.press.id !== event.pointerId) return
    const { zone, moved, at } = this.press
    this.press = null
    const isRead = event.pointerType === 'touch' && event.timeStamp - at > A_LOOK
    if (this.carried) this.letGo(this.carried)
    else if (!moved && !isRead && zone !== null) this.ground.choose(event.pointerType === 'touch' ? this.meant(zone, event) : zone)
  }

  readonly lost = (event: PointerEvent): void => {
    this.view.fingers.up(event)
    if (this.press?.id === event.pointerId) this.press = this.carried = null
  }

  hover(zone: number | null): void {
    this.hovered = zone
    this.ground.look(zone)
  }

  private letGo({ origin, over }: Carried): void {
    const isTarget = over !== null && this.ground.isTarget(over)
    this.carried = null
    if (over === null || over === origin) this.ground.cancel()
    else this.ground.drop(origin, over, isTarget)
  }

  /** Where hexes are smaller than a fingertip, a touch just beside a lit one means that one. */
  private meant(zone: number, event: PointerEvent): number {
    const [lit, scale] = [this.ground.lit(), this.ground.scale()]
    if (lit.includes(zone) || scale * 2 * RADIUS > A_FINGERTIP) return zone
    const at = this.under(event)
    const near = lit.filter((n) => this.away(n, at) * scale < BESIDE)
    return near.sort((a, b) => this.away(a, at) - this.away(b, at))[0] ?? zone
  }

  private zoneAt(event: PointerEvent): number | null {
    const at = this.under(event)
    const near = [...this.ground.middles().keys()].filter((n) => this.away(n, at) < RADIUS)
    return near.sort((a, b) => this.away(a, at) - this.away(b, at))[0] ?? null
  }

  private under({ clientX, clientY }: PointerEvent): Point {
    return this.view.under(clientX, clientY)
  }

  private away(zone: number, at: Point): number {
    const middle = this.ground.middles()[zone]!
    return Math.hypot(at.x - middle.x, at.y - middle.y)
  }
}

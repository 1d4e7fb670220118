import { MediaQuery } from 'svelte/reactivity'
import type { Edges } from './drawing'

const GAP = 12
/** The buttons that look closer. */
const BUTTONS = 44
/** A hunt's ticket, of one row. */
const TICKET = 56
/** With the open sky below the land, a caption of two lines on a phone. */
const CAPTION = 16

/** Whose land it is, whether a tile is held over it, and whether a hunt's ticket stands at its foot. */
type Lying = { isOwn: boolean; isHeld: boolean; isHunted: boolean }

/** The room that a window leaves the land: what lies over it is measured, and leaves it free. */
export class Room {
  /** Of the sky, of the plate with its name, and of the tile in hand, in pixels. */
  height = $state(0)
  plate = $state(0)
  heldWidth = $state(0)
  heldHeight = $state(0)
  /** Where lies what an activation brought, and how high it is there. */
  summary = $state<'over' | 'aside' | 'line' | null>(null)
  summaryHeight = $state(0)

  readonly #phone = new MediaQuery('(max-width: 760px), (max-height: 500px)')
  readonly #sideways = new MediaQuery('(min-width: 761px) and (max-height: 500px)')
  readonly #upright = new MediaQuery('(min-width: 761px) and (max-width: 1000px) and (min-height: 900px)')
  /** Fingers look closer by themselves: no buttons lie over the land. */
  readonly #pinched = new MediaQuery('(pointer: coarse) and (max-width: 560px)')

  constructor(private readonly lying: () => Lying) {}

  get isNarrow(): boolean {
    return this.#phone.current
  }
  get isSideways(): boolean {
    return this.#sideways.current
  }
  /** There is none beside the land. */
  get isCramped(): boolean {
    return this.isNarrow || this.#upright.current
  }
  /** On a phone a line about an activation takes the place of the plate, or the land: one knows one's own. */
  get isPlated(): boolean {
    return !(this.isNarrow && this.lying().isOwn && (this.summary === 'line' || this.height < 400))
  }
  /** One notice at a time: what an activation brought, then the caption. */
  get isCaptioned(): boolean {
    return this.summary === null || (this.summary === 'aside' && !this.isCramped)
  }
  get edges(): Edges[] {
    const { isHeld, isHunted } = this.lying()
    const top = (this.isPlated ? this.plate : 0) + (this.summary === 'line' ? this.summaryHeight : 0) + GAP
    const right = this.#pinched.current ? 0 : BUTTONS + GAP
    const bottom = isHunted ? TICKET + GAP : this.isNarrow ? CAPTION : 0
    if (!isHeld || this.isSideways) return [{ top, right, bottom }]
    const beside = { top, right, bottom, left: this.heldWidth + GAP }
    return [beside, { top, right, bottom: Math.max(bottom, this.heldHeight + GAP) }]
  }
}

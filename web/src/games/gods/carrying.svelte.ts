import type { Choosing } from './choosing.svelte'
import type { TilePlace } from './types'

/** The land that a tile is carried to. */
type Land = { pointAt: (x: number, y: number) => boolean; dropAt: (x: number, y: number) => void }

const FAR = 8

/** A tile that is dragged from the board to the land; one that is only touched is picked. */
export class Carrying {
  /** What is seen under the pointer, until it is over the land. */
  carried = $state.raw<{ place: TilePlace; x: number; y: number } | null>(null)
  #dragged = false

  constructor(
    private readonly choosing: () => Choosing | null,
    private readonly land: () => Land | undefined,
    private readonly isHolding: () => boolean,
  ) {}

  lift = (place: TilePlace, pressed: PointerEvent): void => {
    this.#dragged = false
    const move = (event: PointerEvent) => {
      if (event.pointerId !== pressed.pointerId) return
      if (!this.#dragged && Math.hypot(event.clientX - pressed.clientX, event.clientY - pressed.clientY) < FAR) return
      if (!this.#dragged) this.choosing()?.pick(place)
      this.#dragged = true
      const within = this.land()?.pointAt(event.clientX, event.clientY)
      this.carried = within && this.isHolding() ? null : { place, x: event.clientX, y: event.clientY }
    }
    const end = (event: PointerEvent) => {
      if (event.pointerId !== pressed.pointerId) return
      for (const [name, heed] of heeds) window.removeEventListener(name, heed)
      this.carried = null
      if (this.#dragged && event.type === 'pointerup') this.land()?.dropAt(event.clientX, event.clientY)
    }
    const heeds = [
      ['pointermove', move],
      ['pointerup', end],
      ['pointercancel', end],
    ] as const
    for (const [name, heed] of heeds) window.addEventListener(name, heed)
  }

  pick = (place: TilePlace): void => {
    // The end of a drag is no click.
    if (!this.#dragged) this.choosing()?.pick(place)
    this.#dragged = false
  }
}

import { untrack } from 'svelte'
import type { Point } from '../../../board/geometry'
import { reducedMotion } from '../../../style/theme.svelte'
import type { Layout } from './layout'
import { follow, type Piece } from './tokens'

type Way = { origin: number; target: number }
/** How far whoever attacks comes close. */
const NEAR = 0.42

/** The dinosaurs on the island, followed from view to view. Made in a component. */
export class Herd {
  pieces = $state.raw<Piece[]>([])
  /** Just let go of: it rests where it was dropped until the server has answered. */
  private dropped = $state.raw<Way | null>(null)
  private readonly facesLeft = new Map<number, boolean>()

  constructor(
    herds: () => readonly (readonly number[])[],
    private readonly layout: () => Layout,
    private readonly clash: () => Way | null,
  ) {
    $effect.pre(() => {
      const [next, { zones }] = [herds(), layout()]
      this.pieces = follow(
        untrack(() => this.pieces),
        next,
        zones,
      )
    })
    $effect(() => {
      if (!this.pieces.some((piece) => piece.dead)) return
      const bury = () => (this.pieces = this.pieces.filter((piece) => !piece.dead))
      const timer = setTimeout(bury, reducedMotion() ? 0 : 600)
      return () => clearTimeout(timer)
    })
    $effect(() => {
      if (!this.dropped) return
      const timer = setTimeout(() => (this.dropped = null), 800)
      return () => clearTimeout(timer)
    })
  }

  on(zone: number): Piece | undefined {
    return this.pieces.find((piece) => piece.zone === zone && !piece.dead)
  }

  drop(origin: number, target: number): void {
    this.dropped = { origin, target }
  }

  wasDropped({ zone, from }: Piece): boolean {
    return this.dropped !== null && (zone === this.dropped.origin || from === this.dropped.origin)
  }

  isFlipped({ key, zone, from }: Piece): boolean {
    const { middles, box } = this.layout()
    const dx = from === null ? 0 : middles[zone]!.x - middles[from]!.x
    if (dx) this.facesLeft.set(key, dx < 0)
    return this.facesLeft.get(key) ?? middles[zone]!.x > box.x + box.width / 2
  }

  /** Where a piece is drawn: on its zone, where it was dropped, or close to whom it attacks. */
  placeOf({ zone, dead }: Piece): Point {
    if (!dead && this.dropped?.origin === zone) return this.between(this.dropped, 1)
    const clash = this.clash()
    if (!dead && clash?.origin === zone) return this.between(clash, NEAR)
    return this.layout().middles[zone]!
  }

  private between({ origin, target }: Way, share: number): Point {
    const { middles } = this.layout()
    const [a, b] = [middles[origin]!, middles[target]!]
    return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share }
  }
}

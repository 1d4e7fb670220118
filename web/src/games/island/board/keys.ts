import { towards, type Point, type Zone } from '../../../board/geometry'

/** How the keyboard walks over the zones. */
export class Walk {
  /** A column of hexes zigzags: the side that the last step up or down went to; the next goes to the other. */
  private side = 1

  constructor(
    private readonly zones: () => Zone[],
    private readonly middles: () => readonly Point[],
    private readonly isLit: (zone: number) => boolean,
  ) {}

  /** The zone that a key leads to; null where there is none, undefined for a key that leads nowhere. */
  from(zone: number, key: string): number | null | undefined {
    switch (key) {
      case 'Home':
        return 0
      case 'End':
        return this.zones().length - 1
      case 'PageDown':
        return this.lit.find((n) => n > zone) ?? this.lit[0] ?? null
      case 'PageUp':
        return this.lit.findLast((n) => n < zone) ?? this.lit.at(-1) ?? null
    }
    return key.startsWith('Arrow') ? this.along(zone, key) : undefined
  }

  private along(zone: number, key: string): number | null {
    const to = towards(this.zones(), zone, key, this.side)
    const [here, there] = [this.middles()[zone]!, to === null ? undefined : this.middles()[to]]
    if (there && (key === 'ArrowUp' || key === 'ArrowDown')) this.side = Math.sign(there.x - here.x) || this.side
    return to
  }

  private get lit(): number[] {
    return [...this.zones().keys()].filter(this.isLit)
  }
}

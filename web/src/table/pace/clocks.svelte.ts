import { createSubscriber } from 'svelte/reactivity'
import type { Clocks, Seat, SeatClock } from '../../api/protocol'

/** How often what a clock shows is looked at again, in milliseconds. */
const TICK = 250

/** Time as it passes, for whoever looks at a clock now. */
const subscribe = createSubscriber((update) => {
  const timer = setInterval(update, TICK)
  return () => clearInterval(timer)
})

/** The clocks of a table as the server told them last; between two messages they run by themselves. */
export class TableClocks {
  private told = $state.raw<Clocks | null>(null)
  private heard = 0
  /** The seats of this screen. */
  yours = $state.raw<readonly Seat[]>([])

  hear(message: Clocks): void {
    this.heard = performance.now()
    this.told = message
  }

  readonly end = $derived(this.told?.end ?? [])
  readonly ended = $derived(this.told?.ended ?? false)

  of(seat: Seat): SeatClock | null {
    return this.told?.seats[seat] ?? null
  }

  /** Why a bot plays for whoever a seat is of. */
  bot(seat: Seat | null): SeatClock['bot'] {
    return seat === null ? null : (this.of(seat)?.bot ?? null)
  }

  /** Whether whoever a seat is of must agree to what all agree to: not who has resigned or never came. */
  mustAgree(seat: Seat): boolean {
    const why = this.bot(seat)
    return why === null || why === 'late'
  }

  /** Seconds that a seat has left now; null where no clock runs. */
  left(seat: Seat): number | null {
    const clock = this.of(seat)
    if (clock?.left == null) return null
    return clock.runs ? Math.max(0, clock.left - this.passed()) : clock.left
  }

  /** Those for whom time runs. */
  readonly running = $derived((this.told?.seats ?? []).flatMap((clock, seat) => (clock.runs ? [seat] : [])))

  /** Those who have a clock, until the game has ended. */
  readonly timed = $derived((this.told?.ended ? [] : (this.told?.seats ?? [])).flatMap(({ left }, seat) => (left == null ? [] : [seat])))

  /** Whose time one wants to know first: one's own, where it runs. */
  readonly first = $derived(this.ended ? undefined : (this.running.find((seat) => this.yours.includes(seat)) ?? this.running[0]))

  /** Those to whose seat nobody ever came, once they may be replaced. */
  removable(): Seat[] {
    if (this.told?.removable == null || this.told.removable > this.passed()) return []
    return this.told.seats.flatMap(({ missing }, seat) => (missing ? [seat] : []))
  }

  private passed(): number {
    subscribe()
    return (performance.now() - this.heard) / 1000
  }
}

export const CLOCKS = Symbol('clocks')

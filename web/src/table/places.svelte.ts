import { tick } from 'svelte'

/** How an arrow leads from one place to the next: what it adds to either number of `data-place="1.4"`. */
export type Steps = Record<'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown', readonly [number, number]>

/** `row.amount`, the amounts from left to right. */
export const ROWS: Steps = { ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0] }
/** `column.amount`, the highest amount on top. */
export const COLUMNS: Steps = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] }

/** Places to bid on, for the keyboard: one stop of the tab key, and arrows inside. */
export class Places {
  private here = $state<string | null>(null)

  constructor(
    /** Where the tab key leads: the first place that may be taken, or else any. */
    private readonly first: () => string,
    private readonly steps: () => Steps,
  ) {}

  tabindex(place: string): 0 | -1 {
    return place === (this.here ?? this.first()) ? 0 : -1
  }

  /** Whoever is asked for a bid is at the places already, unless the keyboard is busy elsewhere. */
  async greet(grid: HTMLElement): Promise<void> {
    await tick()
    const busy = document.activeElement
    const isFree = busy === null || busy === document.body || busy.matches('footer .said')
    if (isFree) find(grid, this.first())?.focus({ preventScroll: true })
  }

  readonly onkeydown = (event: KeyboardEvent & { currentTarget: HTMLElement }): void => {
    const step = this.steps()[event.key as keyof Steps]
    const place = placeOf(event.target)
    if (!step || place === null) return
    event.preventDefault()
    const [one, other] = place.split('.').map(Number) as [number, number]
    find(event.currentTarget, `${one + step[0]}.${other + step[1]}`)?.focus()
  }

  readonly onfocusin = (event: FocusEvent): void => {
    this.here = placeOf(event.target)
  }

  readonly onfocusout = (): void => {
    this.here = null
  }
}

const find = (grid: HTMLElement, place: string) => grid.querySelector<HTMLElement>(`[data-place="${place}"]`)
const placeOf = (target: EventTarget | null) =>
  (target as HTMLElement).closest<HTMLElement>('[data-place]')?.dataset['place'] ?? null

import { tick } from 'svelte'

/** Where an arrow leads: what it adds to either number of `data-place="1.4"`, row and place. */
const STEPS: Record<string, readonly [number, number] | undefined> = {
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
}

/** Places to bid on, for the keyboard: one stop of the tab key, and arrows inside. */
export class Places {
  private here = $state<string | null>(null)

  constructor(
    /** Where the tab key leads: the first place that may be taken, or else any. */
    private readonly first: () => string,
  ) {}

  tabindex(place: string): 0 | -1 {
    return place === (this.here ?? this.first()) ? 0 : -1
  }

  /** Give the first place the focus, unless the keyboard is busy elsewhere. */
  async focusFirst(grid: HTMLElement): Promise<void> {
    await tick()
    const busy = document.activeElement
    const isFree = busy === null || busy === document.body || busy.matches('footer .said')
    if (isFree) find(grid, this.first())?.focus({ preventScroll: true })
  }

  readonly onkeydown = (event: KeyboardEvent & { currentTarget: HTMLElement }): void => {
    const step = STEPS[event.key]
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

/** How often a server that is away is asked whether it is back. */
const PAUSE = 2000

/** Fetches the parts of the pages that come when they are first needed; while the server is away they wait for it. */
class Parts {
  private waiting = $state(0)
  /** Whether the server is there and no longer has a part: these pages are older than what it serves. */
  isOlder = $state(false)
  private readonly failed = new Set<HTMLLinkElement>()
  private readonly sleepers = new Set<() => void>()

  constructor(private readonly pause = PAUSE) {}

  get isAway(): boolean {
    return this.waiting > 0
  }

  /** Never fails: what cannot be had now is there later, or when the page is loaded again. */
  async fetch<T>(load: () => Promise<T>): Promise<T> {
    try {
      return await load()
    } catch {
      return this.later(load)
    }
  }

  /** Somebody does not want to wait until it is looked again. */
  hurry(): void {
    for (const wake of this.sleepers) wake()
  }

  /** Styles that did not come are not asked for a second time by whoever wanted them. */
  listen(): void {
    const note = ({ target }: Event) => {
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') this.failed.add(target)
    }
    document.addEventListener('error', note, true)
    addEventListener('online', () => this.hurry())
  }

  private async later<T>(load: () => Promise<T>): Promise<T> {
    this.waiting++
    for (;;) {
      const isThere = await answers()
      try {
        if (isThere) {
          await this.style()
          const part = await load()
          this.isOlder = false
          this.waiting--
          return part
        }
      } catch (problem) {
        if (!this.isOlder && (await answers())) {
          console.error(problem)
          this.isOlder = true
        }
      }
      await this.rest()
    }
  }

  private rest(): Promise<void> {
    return new Promise((done) => {
      const wake = () => {
        clearTimeout(timer)
        this.sleepers.delete(wake)
        done()
      }
      const timer = setTimeout(wake, this.pause)
      this.sleepers.add(wake)
    })
  }

  private async style(): Promise<void> {
    await Promise.all([...this.failed].map((link) => this.styleAgain(link)))
  }

  private styleAgain(link: HTMLLinkElement): Promise<void> {
    this.failed.delete(link)
    const fresh = link.cloneNode() as HTMLLinkElement
    return new Promise((done, fail) => {
      fresh.addEventListener('load', () => done())
      fresh.addEventListener('error', () => fail(new Error(`Unable to preload CSS for ${fresh.href}`)))
      link.replaceWith(fresh)
    })
  }
}

const answers = () =>
  fetch('/health', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )

export const parts = new Parts()

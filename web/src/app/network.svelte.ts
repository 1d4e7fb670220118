import { network, openNetwork } from '../api/http'

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']

/** Under which address others come to this server: nobody elsewhere can come to "localhost". */
class Reach {
  origins = $state.raw<string[]>([])
  /** Whether it listens to its own machine only, and may be opened from here. */
  closed = $state(false)
  error = $state.raw<unknown>(null)
  readonly isLocal = LOOPBACK.includes(location.hostname)

  get origin(): string {
    return (this.isLocal && this.origins[0]) || location.origin
  }
  /** Whether a link leads nowhere but here. */
  get isAlone(): boolean {
    return this.isLocal && !this.origins.length
  }

  async look(): Promise<void> {
    await this.ask(network)
  }
  async open(): Promise<void> {
    await this.ask(openNetwork)
  }
  linkTo(path: string): string {
    return `${this.origin}${location.pathname}#${path}`
  }

  private async ask(call: typeof network): Promise<void> {
    try {
      const { origins, closed } = await call()
      this.origins = origins
      this.closed = closed
      this.error = null
    } catch (problem) {
      this.error = problem
    }
  }
}

export const reach = new Reach()

import * as people from '../api/people'
import type { Me } from '../api/protocol'
import { preferences } from './preferences.svelte'

/** Who uses this browser, as the server knows them. */
class Myself {
  known = $state.raw<Me | null>(null)
  error = $state.raw<unknown>(null)

  /** Asked once at a time: each first answer would give the browser another key. */
  look(): Promise<void> {
    this.looking ??= this.ask().finally(() => (this.looking = null))
    return this.looking
  }

  private looking: Promise<void> | null = null

  private async ask(): Promise<void> {
    try {
      this.is(await people.me())
      this.error = null
    } catch (problem) {
      this.error = problem
    }
  }

  /** The server has said who it is. */
  is(known: Me): void {
    this.known = known
    if (known.name && (known.account || !preferences.name)) preferences.name = known.name
  }
}

export const me = new Myself()

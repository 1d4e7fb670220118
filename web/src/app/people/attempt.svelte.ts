import { isGivenUp } from '../passkeys'

/** Something that is being tried: one at a time, and what went wrong is kept. */
export class Attempt {
  busy = $state(false)
  error = $state.raw<unknown>(null)

  async of(work: () => Promise<void>): Promise<void> {
    if (this.busy) return
    this.busy = true
    this.error = null
    try {
      await work()
    } catch (problem) {
      if (!isGivenUp(problem)) this.error = problem
    } finally {
      this.busy = false
    }
  }
}

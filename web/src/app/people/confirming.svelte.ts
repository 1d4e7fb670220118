import { ServerSaysNo } from '../../api/http'

const isAsked = (problem: unknown) => problem instanceof ServerSaysNo && problem.refusal.key === 'confirm-first'

/** Proving once more who one is, where the server wants to be sure: asked when it does, and not again for minutes. */
class Confirming {
  /** What waits for whoever is asked. */
  asks = $state.raw<((isProved: boolean) => void) | null>(null)

  async sure<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work()
    } catch (problem) {
      if (!isAsked(problem)) throw problem
      if (!(await this.ask())) throw new DOMException('', 'NotAllowedError') // as where a browser's own window is closed
      return work()
    }
  }

  private ask(): Promise<boolean> {
    return new Promise((resolve) => {
      this.asks = (isProved) => {
        this.asks = null
        resolve(isProved)
      }
    })
  }
}

export const confirming = new Confirming()

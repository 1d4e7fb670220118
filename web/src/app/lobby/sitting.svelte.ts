import { ServerSaysNo } from '../../api/http'
import { setName } from '../../api/people'
import type { MyPlace } from '../../api/lobby'
import { go } from '../../router.svelte'
import { me } from '../me.svelte'
import { preferences } from '../preferences.svelte'
import { lobby } from './lobby.svelte'

const isNoName = (problem: unknown) => problem instanceof ServerSaysNo && [400, 409].includes(problem.status)

type Doing = () => Promise<MyPlace>

/** Sitting down somewhere: whoever has not said who they are is asked first, for the others see it. */
class Sitting {
  /** What waits until whoever uses this browser has said who they are. */
  asks = $state.raw<Doing | null>(null)
  isBusy = $state(false)
  error = $state.raw<unknown>(null)

  /** Do it, and go to where one sits then. */
  async down(doing: Doing): Promise<void> {
    if (this.isBusy) return
    this.isBusy = true
    this.error = null
    try {
      await this.makeSureOfName()
      if (!me.known?.name) {
        this.asks = doing
        return
      }
      const { opening, yours } = await doing()
      lobby.sit(opening, yours)
      go(opening.table === null ? `/open/${opening.opening}` : `/table/${opening.table}`)
    } catch (problem) {
      this.error = problem
    } finally {
      this.isBusy = false
    }
  }

  /** Whoever was asked has answered; without a name they have thought better of it. */
  async called(name: string): Promise<void> {
    const doing = this.asks
    this.asks = null
    if (!doing || !name) return
    preferences.name = name
    await this.down(doing)
  }

  private async makeSureOfName(): Promise<void> {
    if (!me.known) await me.look()
    if (!me.known || me.known.name || !preferences.name) return
    try {
      me.is(await setName(preferences.name))
    } catch (problem) {
      if (isNoName(problem)) preferences.name = '' // so that another is asked for
      throw problem
    }
  }
}

export const sitting = new Sitting()

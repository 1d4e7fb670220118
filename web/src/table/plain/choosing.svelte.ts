import { Choosing as TableChoosing } from '../choosing.svelte'
import type { PlainGame } from './view'

/** Nothing is picked up at a plain table: an option is chosen at once. */
export class Choosing extends TableChoosing<PlainGame> {
  /** Where there is only one thing to do, the first button is that. */
  protected override get obvious(): PlainGame['action'] | undefined {
    return this.options.length === 1 ? this.options[0] : undefined
  }
}

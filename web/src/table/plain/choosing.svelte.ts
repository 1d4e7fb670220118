import type { Action } from '../../api/protocol'
import type { Answer, Asked, Chooser } from '../contracts'
import type { PlainGame } from './view'

/** Nothing is picked up at a plain table: an option is chosen at once. */
export class Choosing implements Chooser {
  constructor(
    private readonly asked: () => Asked<PlainGame> | null,
    private readonly answer: Answer,
  ) {}

  get options(): readonly Action[] {
    return this.asked()?.options ?? []
  }

  choose(action: Action): void {
    this.answer.act(action)
  }

  refresh(): void {}
  cancel(): void {}
  /** Where there is only one thing to do, the first button is that. */
  goOn(): void {
    const [only, ...others] = this.options
    if (only && !others.length) this.choose(only)
  }
}

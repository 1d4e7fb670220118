import type { Action, GameEvent, Moment } from '../../../api/protocol'
import { Phrases } from '../../../words/phrases'

class Evo2011Phrases extends Phrases {
  /** A bid names what its column gives, and says whether another gives the like. */
  override about(value: Action | GameEvent, moment: Moment | null): Record<string, unknown> {
    if (value.is !== 'bid') return {}
    const lots = (moment?.['lots'] ?? []) as string[]
    const lot = lots[value['column'] as number]
    if (lot === undefined) return { lot: null, twin: false }
    return { lot, twin: lots.filter((other) => other === lot).length > 1 }
  }
}

export default new Evo2011Phrases()

import { Phrases } from '../../../words/phrases'
import type { Evo2011 } from '../types'

class Evo2011Phrases extends Phrases {
  /** A bid names what its column gives, and says whether another gives the like. */
  override about(value: Evo2011['action' | 'event'], moment: Evo2011['moment'] | null): Record<string, unknown> {
    if (value.is !== 'bid') return {}
    const lots = moment?.is === 'laboratory' ? moment.lots : []
    const lot = lots[value.column]
    if (lot === undefined) return { lot: null, twin: false }
    return { lot, twin: lots.filter((other) => other === lot).length > 1 }
  }
}

export default new Evo2011Phrases()

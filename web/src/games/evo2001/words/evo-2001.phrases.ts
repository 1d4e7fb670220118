import type { Action, GameEvent, Moment } from '../../../api/protocol'
import { Phrases } from '../../../words/phrases'

class Evo2001Phrases extends Phrases {
  /** A bid names the gene it is for, and says whether there is another like it. */
  override about(value: Action | GameEvent, moment: Moment | null): Record<string, unknown> {
    if (value.is !== 'bid') return {}
    const genes = (moment?.['genes'] ?? []) as string[]
    const gene = genes[value['lot'] as number]
    if (gene === undefined) return { gene: null, twin: false }
    return { gene, twin: genes.filter((other) => other === gene).length > 1 }
  }
}

export default new Evo2001Phrases()

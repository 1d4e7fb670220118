import { Phrases } from '../../../words/phrases'
import type { Evo2001 } from '../types'

class Evo2001Phrases extends Phrases {
  /** A bid names the gene it is for, and says whether there is another like it. */
  override about(value: Evo2001['action' | 'event'], moment: Evo2001['moment'] | null): Record<string, unknown> {
    if (value.is !== 'bid') return {}
    const genes = moment?.is === 'auction' ? moment.genes : []
    const gene = genes[value.lot]
    if (gene === undefined) return { gene: null, twin: false }
    return { gene, twin: genes.filter((other) => other === gene).length > 1 }
  }
}

export default new Evo2001Phrases()

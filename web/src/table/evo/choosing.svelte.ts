import type { Action } from '../../api/protocol'
import type { Mark } from '../../board/target'
import { Choosing as IslandChoosing } from '../island/choosing.svelte'
import type { EvoView } from './types'

export class Choosing extends IslandChoosing<EvoView> {
  protected readonly zoneActs: Record<string, Mark> = { newborn: 'place', remove: 'lose' }

  waysToPlay(card: string): Action[] {
    return this.options.filter((action) => action['card'] === card)
  }
}

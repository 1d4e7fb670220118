import type { Mark } from '../island/board/target'
import { Choosing as IslandChoosing } from '../island/choosing.svelte'
import type { Evo2001 } from './types'

export class Choosing extends IslandChoosing<Evo2001> {
  protected readonly zoneActs: Record<string, Mark> = { newborn: 'place', remove: 'lose' }

  waysToPlay(card: string): Evo2001['action'][] {
    return this.options.filter((action) => 'card' in action && action.card === card)
  }
}

import type { Mark, Target } from '../island/board/target'
import type { Answer, Asked } from '../../table/contracts'
import { Choosing as IslandChoosing } from '../island/choosing.svelte'
import { ownerOf } from '../island/facts'
import type { Evo2011, Evo2011Board } from './types'

export class Choosing extends IslandChoosing<Evo2011> {
  protected readonly zoneActs: Record<string, Mark> = {
    newborn: 'place',
    withdraw: 'lose',
    escape: 'go',
    remove: 'lose',
  }
  /** A turn of the wheel that is only looked at. */
  previewed = $state<number | null>(null)

  constructor(
    asked: () => Asked<Evo2011> | null,
    answer: Answer<Evo2011>,
    private readonly board: () => Evo2011Board,
  ) {
    super(asked, answer)
  }

  /** The turns of the wheel among which prescience lets one choose, each with where it would leave it. */
  readonly turnings = $derived.by(() => {
    const moment = this.asked()?.view.moment
    if (moment?.is !== 'prescience-cards') return []
    return moment.turnings.filter(({ shift }) => this.offered({ is: 'foretell', shift }))
  })
  /** The one to show on the island, if one is aimed at or looked at. */
  readonly foretold = $derived.by(() => {
    const shown = this.aim?.is === 'foretell' ? this.aim.shift : this.previewed
    return this.turnings.find(({ shift }) => shift === shown) ?? null
  })
  /** The places on the initiative track that may be taken. */
  readonly places = $derived(
    this.options.filter((action) => action.is === 'place').map(({ place }) => place),
  )

  waysToPlay(card: string): Evo2011['action'][] {
    if (card === 'prescience') return this.options.filter((action) => action.is === 'foretell')
    return this.options.filter((action) => 'card' in action && action.card === card)
  }

  override isPicked(card: string): boolean {
    return super.isPicked(card) || (card === 'prescience' && this.aim?.is === 'foretell')
  }

  override refresh(): void {
    super.refresh()
    this.previewed = null
    // Whoever slips away stands where it was beaten.
    if (this.quest === 'escape') this.selected = this.beaten
  }

  protected override isFinal(action: Evo2011['action']): boolean {
    return action.is === 'remove' || action.is === 'escape' || this.isPrey(action)
  }

  protected override markZone(zone: number): Target {
    if (!this.isPrey(this.meant({ is: this.quest, zone }))) return super.markZone(zone)
    const faces = this.asked()?.view.forecast.faces ?? 6
    return { zone, kind: 'fight', label: `${this.board().killing_faces}/${faces}` }
  }

  protected override chooseZone(action: Evo2011['action']): void {
    // With all on the board one first takes one off: whoever touches an empty zone is told so.
    const view = this.asked()?.view
    if (action.is === 'withdraw' && view && ownerOf(view, action.zone) === null)
      return this.actOrWhy({ is: 'newborn', zone: action.zone })
    super.chooseZone(action)
  }

  private get beaten(): number | null {
    const moment = this.asked()?.view.moment
    return moment && 'target' in moment ? moment.target : null
  }

  /** A newborn that is put on a rival's dinosaur. */
  private isPrey(action: Evo2011['action']): boolean {
    const asked = this.asked()
    return !!asked && action.is === 'newborn' && ownerOf(asked.view, action.zone) !== null
  }
}

import { sameAction as same, type Action, type Seat } from '../../api/protocol'
import { isPassing, moves, ownerOf, waysToPlay, zonesOf } from './reading'
import type { EvoView } from './types'

export type Target = { zone: number; label?: string; kind?: 'go' | 'fight' | 'place' | 'lose' }

export type Asked = {
  view: EvoView
  options: readonly Action[]
  seat: Seat
}

type Answer = {
  act: (action: Action) => void
  why: (action: Action) => void
  /** Something was picked up that may be: what was refused before is no longer of interest. */
  settle?: () => void
}

/**
 * What a person has picked up but not yet done. An act that luck or the table makes final (an attack, a card, a
 * bid, a death) is first aimed, then confirmed; whatever undo can take back is done at once.
 */
export class Choosing {
  selected = $state<number | null>(null)
  /** What would be done on confirming. */
  aim = $state.raw<Action | null>(null)
  /** A card that wants a target. */
  card = $state<string | null>(null)

  constructor(
    private readonly asked: () => Asked | null,
    private readonly answer: Answer,
  ) {}

  get options(): readonly Action[] {
    return this.asked()?.options ?? []
  }

  /** What the island is asked for now. */
  readonly quest = $derived.by(() => {
    const asked = this.asked()
    if (!asked) return 'nothing'
    if (this.card !== null) return 'card'
    const kinds = new Set(asked.options.map((action) => action.is))
    if (kinds.has('newborn')) return 'newborn'
    if (kinds.has('remove')) return 'remove'
    return asked.view.moment?.is === 'movement' ? 'move' : 'nothing'
  })

  readonly choosable = $derived.by((): number[] => {
    switch (this.quest) {
      case 'move':
        return [...new Set(moves(this.options).map((move) => move.origin))]
      case 'newborn':
        return zonesOf(this.options, 'newborn')
      case 'remove':
        return zonesOf(this.options, 'remove')
      case 'card':
        return zonesOf(waysToPlay(this.options, this.card!), 'play-for')
      default:
        return []
    }
  })

  readonly targets = $derived.by((): Target[] => {
    if (this.quest === 'newborn')
      return this.choosable.map((zone) => ({ zone, kind: 'place' as const }))
    if (this.quest === 'remove') return this.choosable.map((zone) => ({ zone, kind: 'lose' as const }))
    if (this.quest === 'card') return this.choosable.map((zone) => ({ zone, kind: 'place' as const }))
    return this.selected === null ? [] : this.targetsFrom(this.selected)
  })

  readonly draggable = $derived(this.quest === 'move' ? this.choosable : [])

  readonly passing = $derived(this.options.filter(isPassing))

  targetsFrom(origin: number): Target[] {
    const view = this.asked()?.view
    return moves(this.options)
      .filter((move) => move.origin === origin)
      .map(({ target, action }) => {
        if (action.is !== 'attack' || !view) return { zone: target, kind: 'go' as const }
        const rival = ownerOf(view, target)
        const faces = view.forecast.winning_faces[String(rival)] ?? 0
        return { zone: target, kind: 'fight' as const, label: `${faces}/6` }
      })
  }

  choose(zone: number): void {
    const asked = this.asked()
    if (!asked) return
    switch (this.quest) {
      case 'move':
        return this.chooseMove(asked, zone)
      case 'newborn':
        return this.actOrWhy({ is: 'newborn', zone })
      case 'remove':
        return this.chooseDeath(zone)
      case 'card':
        return this.take({ is: 'play-for', card: this.card, zone })
    }
  }

  /** A drag is a deliberate gesture: it is done at once, a fight too. */
  drop(origin: number, target: number): void {
    const asked = this.asked()
    if (!asked || origin === target) return
    this.actOrWhy(this.moveTo(asked, origin, target))
  }

  /** Aim at something final; aiming at the same twice does it. */
  take(action: Action): void {
    if (!this.offered(action)) return this.answer.why(action)
    if (this.aim && same(this.aim, action)) this.confirm()
    else this.aimAt(action)
  }

  confirm(): void {
    const { aim } = this
    if (aim) this.act(aim)
  }

  pickCard(card: string): void {
    const ways = waysToPlay(this.options, card)
    if (!ways.length) return this.answer.why({ is: 'play', card })
    if (this.card === card || this.aim?.['card'] === card) return this.cancel()
    this.cancel()
    if (ways.length === 1 && ways[0]!.is === 'play') this.aimAt(ways[0]!)
    else this.card = card
  }

  cancel(): void {
    this.answer.settle?.()
    this.selected = null
    this.aim = null
    this.card = null
  }

  /** After the situation changed: keep what still makes sense, pick up what is obvious. */
  refresh(): void {
    this.aim = null
    this.card = null
    if (this.quest !== 'move') {
      this.selected = null
      return
    }
    const herd = this.choosable
    if (this.selected !== null && !herd.includes(this.selected)) this.selected = null
    if (this.selected === null && herd.length === 1) this.selected = herd[0]!
  }

  act(action: Action): void {
    if (moves([action]).length) this.selected = action['target'] as number
    this.aim = null
    this.card = null
    this.answer.act(action)
  }

  private aimAt(action: Action): void {
    this.answer.settle?.()
    this.aim = action
  }

  /** Nobody comes back from the dead once the phase is over: touched once it is lit, then confirmed. */
  private chooseDeath(zone: number): void {
    const action = { is: 'remove', zone }
    if (this.offered(action)) this.selected = zone
    this.take(action)
  }

  private chooseMove(asked: Asked, zone: number): void {
    const own = asked.view.species[asked.seat]?.dinosaurs ?? []
    if (zone === this.selected) return this.cancel()
    if (own.includes(zone)) {
      this.answer.settle?.()
      this.aim = null
      this.selected = zone
      return
    }
    const origin = this.selected ?? this.onlyOrigin(zone) ?? own[0]
    if (origin === undefined) return
    const action = this.moveTo(asked, origin, zone)
    if (action.is !== 'attack') return this.actOrWhy(action)
    if (this.selected === null && this.offered(action)) this.selected = origin
    this.take(action)
  }

  private onlyOrigin(target: number): number | undefined {
    const found = moves(this.options).filter((move) => move.target === target)
    return found.length === 1 ? found[0]!.origin : undefined
  }

  private moveTo({ view, seat }: Asked, origin: number, target: number): Action {
    const offered = moves(this.options).find((move) => move.origin === origin && move.target === target)
    if (offered) return offered.action
    const owner = ownerOf(view, target)
    return { is: owner !== null && owner !== seat ? 'attack' : 'walk', origin, target }
  }

  private actOrWhy(action: Action): void {
    if (this.offered(action)) this.act(action)
    else this.answer.why(action)
  }

  private offered(action: Action): boolean {
    return this.options.some((option) => same(option, action))
  }
}


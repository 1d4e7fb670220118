import { Choosing as TableChoosing } from '../../table/choosing.svelte'
import type { Asked } from '../../table/contracts'
import type { Mark, Target } from './board/target'
import { moves, ownerOf, zonesOf, type Move } from './facts'
import type { IslandAction, IslandGame } from './types'

/** Where two ways lead to the same zone: whoever walks or swims there may still fly. */
function easiest<A extends IslandAction>(found: readonly Move<A>[], target: number): Move<A> | undefined {
  const ways = found.filter((move) => move.target === target)
  return ways.find(({ action }) => action.is !== 'fly') ?? ways[0]
}

const MARKS: Record<string, Mark> = { fly: 'fly', swim: 'swim' }

/** What a person on an island has picked up: a dinosaur, a card that wants a target, a bid. */
export abstract class Choosing<G extends IslandGame = IslandGame> extends TableChoosing<G> {
  selected = $state<number | null>(null)
  /** A card that wants a target. */
  card = $state<string | null>(null)

  /** What is bid for is folded away. */
  isFolded = $state(false)

  /** The kinds of action that name a single zone: how it is marked when such a one is asked for. */
  protected abstract readonly zoneActs: Record<string, Mark>

  /** The ways in which a card may be played now. */
  abstract waysToPlay(card: string): G['action'][]
  /** What a touch means, also where the game knows no such act: the server then says why. */
  protected meant(action: { is: string; [field: string]: unknown }): G['action'] {
    return action as G['action']
  }

  /** What the island is asked for now: a kind of action that names a zone, a move, a card's target, nothing. */
  readonly quest = $derived.by((): string => {
    const asked = this.asked()
    if (!asked) return 'nothing'
    if (this.card !== null) return 'card'
    const kinds = new Set<string>(asked.options.map((action) => action.is))
    const zoneAct = Object.keys(this.zoneActs).find((kind) => kinds.has(kind))
    return zoneAct ?? (asked.view.moment?.is === 'movement' ? 'move' : 'nothing')
  })

  /** How far a move has got: nothing is lifted, something is, perhaps the only one that may go, and may fight. */
  get stage(): 'move' | 'go' | 'go-only' | 'fight' {
    if (this.selected === null) return 'move'
    if (this.targets.some((target) => target.kind === 'fight')) return 'fight'
    return this.choosable.length > 1 ? 'go' : 'go-only'
  }

  readonly choosable = $derived.by((): number[] => {
    if (this.quest === 'move') return [...new Set(moves(this.options).map((move) => move.origin))]
    if (this.quest === 'card') return zonesOf(this.waysToPlay(this.card!), 'play-for')
    return zonesOf(this.options, this.quest)
  })

  readonly targets = $derived.by((): Target[] => {
    if (this.quest === 'move') return this.selected === null ? [] : this.targetsFrom(this.selected)
    return this.choosable.map((zone) => this.markZone(zone))
  })

  readonly draggable = $derived(this.quest === 'move' ? this.choosable : [])

  targetsFrom(origin: number): Target[] {
    const found = moves(this.options).filter((move) => move.origin === origin)
    const zones = [...new Set(found.map((move) => move.target))]
    return zones.map((zone) => this.markMove(easiest(found, zone)!))
  }

  choose(zone: number): void {
    const asked = this.asked()
    if (!asked || this.quest === 'nothing') return
    if (this.quest === 'move') this.chooseMove(asked, zone)
    else if (this.quest === 'card') this.take(this.meant({ is: 'play-for', card: this.card, zone }))
    else this.chooseZone(this.meant({ is: this.quest, zone }))
  }

  /** A drag is a deliberate gesture: it is done at once, a fight too. */
  drop(origin: number, target: number): void {
    const asked = this.asked()
    if (!asked || origin === target) return
    this.actOrWhy(this.moveTo(asked, origin, target))
  }

  pickCard(card: string): void {
    const ways = this.waysToPlay(card)
    if (!ways.length) return this.why(this.meant({ is: 'play', card }))
    if (this.isPicked(card)) return this.cancel()
    this.cancel()
    if (ways.length === 1 && ways[0]!.is === 'play') this.aimAt(ways[0]!)
    else this.card = card
  }

  isPicked(card: string): boolean {
    return this.card === card || (this.aim !== null && 'card' in this.aim && this.aim.card === card)
  }

  override cancel(): void {
    super.cancel()
    this.selected = null
  }

  /** After the situation changed: keep what still makes sense, pick up what is obvious. */
  override refresh(): void {
    super.refresh()
    if (this.quest !== 'move') {
      this.selected = null
      return
    }
    const herd = this.choosable
    if (this.selected !== null && !herd.includes(this.selected)) this.selected = null
    if (this.selected === null && herd.length === 1) this.selected = herd[0]!
  }

  override act(action: G['action']): void {
    const [move] = moves([action])
    if (move) this.selected = move.target
    super.act(action)
  }

  /** Nobody declines while a card wants a target. */
  protected override get obvious(): G['action'] | undefined {
    return this.card === null ? super.obvious : undefined
  }

  protected override forget(): void {
    super.forget()
    this.card = null
  }

  /** Whether an act on a zone is confirmed before it is done: nobody comes back from the dead. */
  protected isFinal(action: G['action']): boolean {
    return action.is === 'remove'
  }

  protected markZone(zone: number): Target {
    return { zone, kind: this.zoneActs[this.quest] ?? 'place' }
  }

  protected chooseZone(action: G['action']): void {
    if (!this.isFinal(action)) return this.actOrWhy(action)
    if (this.offered(action) && 'zone' in action) this.selected = action.zone
    this.take(action)
  }

  private markMove({ target, action }: Move): Target {
    const view = this.asked()?.view
    if (action.is !== 'attack' || !view) return { zone: target, kind: MARKS[action.is] ?? 'go' }
    const { winning_faces: winning, faces } = view.forecast
    return { zone: target, kind: 'fight', label: `${winning[String(ownerOf(view, target))] ?? 0}/${faces}` }
  }

  private chooseMove(asked: Asked<G>, zone: number): void {
    const own = asked.view.species[asked.seat]?.dinosaurs ?? []
    if (zone === this.selected) return this.cancel()
    if (own.includes(zone)) {
      this.cancel()
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
    const found = new Set(moves(this.options).flatMap((move) => (move.target === target ? [move.origin] : [])))
    return found.size === 1 ? [...found][0] : undefined
  }

  private moveTo({ view, seat }: Asked<G>, origin: number, target: number): G['action'] {
    const offered = easiest(moves(this.options).filter((move) => move.origin === origin), target)
    if (offered) return offered.action
    const owner = ownerOf(view, target)
    return this.meant({ is: owner !== null && owner !== seat ? 'attack' : 'walk', origin, target })
  }
}

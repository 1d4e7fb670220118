import { beside, DIRECTIONS, type Hex } from './art/hexes'
import { Choosing as TableChoosing } from '../../table/choosing.svelte'
import type { Answer, Asked } from '../../table/contracts'
import type { Ghost, Light, Spot } from './drawing'
import type { Gods, GodsAction, GodsMoment, HuntForecast, TilePlace } from './types'

type Placing = Extract<GodsAction, { is: 'place' }>
/** From one hex to another: who hunts and where it goes first, or who reproduces and where. */
type Pair = { from: number; to: number; action: GodsAction }

export type Quest = 'tile' | 'place' | 'breed' | 'hunt' | 'chase' | 'hatch' | 'finish' | 'nothing'
const QUESTS: Partial<Record<GodsMoment['is'], Quest>> = {
  'tile-choice': 'tile',
  placing: 'place',
  breeding: 'breed',
  hunting: 'hunt',
  doubt: 'hunt',
  chase: 'chase',
  hatching: 'hatch',
  finish: 'finish',
}

/**
 * What a god has picked up but not yet done. Where a tile is laid, and that no more are born, is first aimed at and
 * then confirmed; whatever undo can take back is done at once.
 */
export class Choosing extends TableChoosing<Gods> {
  /** Of the tile in hand: the direction from its first hex to its second, 0 east, then counter-clockwise. */
  turn = $state(0)
  /** The empty place that is pointed at. */
  over = $state.raw<Hex | null>(null)
  /** Who is to hunt, or to reproduce. */
  selected = $state<number | null>(null)
  /** Where somebody is to be born or to go, while it is not clear who. */
  target = $state<number | null>(null)
  /** The hex that is looked at while one hunts. */
  looked = $state<number | null>(null)

  constructor(
    asked: () => Asked<Gods> | null,
    answer: Answer<Gods>,
    /** Puts the tile in hand back on the board. */
    private readonly putBack?: () => void,
  ) {
    super(asked, answer)
  }

  readonly quest = $derived.by((): Quest => {
    const moment = this.asked()?.view.moment
    return (moment && QUESTS[moment.is]) ?? 'nothing'
  })

  // Tiles of the board

  readonly tiles = $derived(this.of('take').map(({ column, row }): TilePlace => ({ column, row })))

  pick({ column, row }: TilePlace): void {
    this.actOrWhy({ is: 'take', column, row })
  }

  // A tile in hand

  private readonly fitting = $derived(new Set(this.of('place').map(key)))
  /** Every place where its first hex may lie, turned one way or another. */
  readonly spots = $derived.by((): Spot[] => {
    const places = new Map(this.of('place').map((action) => [`${action.q},${action.r}`, hexOf(action)]))
    return [...places.values()].map((hex) => ({ ...hex, fits: this.fits(hex, this.turn) }))
  })
  readonly ghost = $derived.by((): Ghost | null => {
    const tile = this.asked()?.view.in_hand
    if (!tile || this.quest !== 'place') return null
    if (this.aim?.is === 'place') return { ...hexOf(this.aim), tile, turn: turnOf(this.aim), kind: 'aim' }
    if (!this.over) return null
    const found = this.nearest(this.over)
    if (found) return { ...hexOf(found), tile, turn: turnOf(found), kind: 'try' }
    return { ...this.over, tile, turn: this.turn, kind: 'wrong' }
  })

  /** Point at a place, or at none. */
  hover(hex: Hex | null): void {
    if (this.over?.q !== hex?.q || this.over?.r !== hex?.r) this.over = hex
  }

  /** Turn the tile in hand; where it lies or is about to, only as it fits there. */
  rotate(by: 1 | -1): void {
    const anchor = this.aim?.is === 'place' ? hexOf(this.aim) : this.over
    for (let i = 1; i <= 6; i++) {
      const turn = wrap(this.turn + by * i)
      if (anchor && this.turns(anchor) > 0 && !this.fits(anchor, turn)) continue
      this.turn = turn
      break
    }
    if (this.aim?.is === 'place') this.aimAt(placing(hexOf(this.aim), this.turn))
  }

  /** Lay the tile here; what fits best is aimed at, and the same place again confirms it. */
  lay(hex: Hex): void {
    if (this.quest !== 'place') return this.why(placing(hex, this.turn))
    const { ghost } = this
    if (this.aim && ghost && [ghost, beside(ghost, ghost.turn)].some((one) => one.q === hex.q && one.r === hex.r))
      return this.confirm()
    const found = this.nearest(hex)
    if (!found) return this.why(placing(hex, this.turn))
    this.turn = turnOf(found)
    this.aimAt(found)
  }

  private fits(hex: Hex, turn: number): boolean {
    return this.fitting.has(key(placing(hex, turn)))
  }
  private turns(hex: Hex): number {
    return DIRECTIONS.filter((_, turn) => this.fits(hex, turn)).length
  }
  /** The tile as it is turned now, its first hex here; or else its second; or else turned as little as need be. */
  private nearest(hex: Hex): Placing | null {
    if (this.fits(hex, this.turn)) return placing(hex, this.turn)
    const first = beside(hex, this.turn + 3)
    if (this.fits(first, this.turn)) return placing(first, this.turn)
    const turn = [1, -1, 2, -2, 3].map((by) => wrap(this.turn + by)).find((other) => this.fits(hex, other))
    return turn === undefined ? null : placing(hex, turn)
  }

  // Hunters and parents

  readonly pairs = $derived.by((): Pair[] => [
    ...this.of('breed').map((action) => ({ from: action.parent, to: action.target, action })),
    ...this.of('hunt').map((action) => ({ from: action.hunter, to: action.target, action })),
  ])
  /** Who may be picked: with food or room, or only to be left to starve. */
  readonly pickable = $derived.by((): number[] => [
    ...new Set([...this.pairs.map(({ from }) => from), ...this.of('leave-to-starve').map(({ hunter }) => hunter)]),
  ])
  readonly onward = $derived(this.of('go').map(({ target }) => target))

  readonly lights = $derived.by((): Record<number, Light> => {
    const lights: Record<number, Light> = {}
    const light = (hexes: readonly number[], how: Light) => hexes.forEach((hex) => (lights[hex] = how))
    if (this.quest === 'hatch') light([NEST], 'cradle')
    if (this.quest === 'chase') light(this.onward, 'go')
    const to = this.quest === 'breed' ? 'cradle' : 'go'
    if (this.target !== null) {
      light(this.pairs.filter(({ to: at }) => at === this.target).map(({ from }) => from), 'may')
      light([this.target], 'picked')
    } else if (this.selected === null) {
      if (this.quest === 'breed') light(this.pairs.map(({ to: at }) => at), to)
      light(this.pickable, 'may')
    } else {
      light(this.pickable, 'may')
      light(this.pairs.filter(({ from }) => from === this.selected).map(({ to: at }) => at), to)
      light([this.selected], 'picked')
    }
    return lights
  })

  /** The hunt with one step more, where that step is looked at. */
  readonly ahead = $derived.by((): HuntForecast | null => {
    const forecast = this.asked()?.view.forecast
    if (!forecast || this.looked === null) return null
    const from = forecast.hunt?.path ?? (this.selected === null ? null : [this.selected])
    if (!from) return null
    return forecast.steps.find(({ path }) => path.length === from.length + 1 && path[0] === from[0] && path.at(-1) === this.looked) ?? null
  })

  /** A hex of one's own ecosystem is touched. */
  choose(hex: number): void {
    switch (this.quest) {
      case 'hatch':
        return this.actOrWhy(hex === NEST ? { is: 'hatch' } : { is: 'hunt', hunter: hex, target: hex })
      case 'chase':
        return this.step(hex)
      case 'breed':
      case 'hunt':
        return this.pair(hex)
      case 'tile':
      case 'place': {
        const at = this.asked()?.view.ecosystems[this.asked()!.seat]?.hexes[hex]
        if (at) this.why(placing(at, this.turn))
      }
    }
  }

  /** Where a hunt already stands, the same hex again ends it. */
  private step(hex: number): void {
    const hunt = this.asked()?.view.forecast.hunt
    if (hunt?.path.at(-1) === hex) this.actOrWhy({ is: 'end-hunt' })
    else this.actOrWhy({ is: 'go', target: hex })
  }

  private pair(hex: number): void {
    const [from, to] = [this.target === null ? this.selected : hex, this.target ?? hex]
    const found = this.pairs.find((pair) => pair.from === from && pair.to === to)
    if (found) return this.act(found.action)
    if (hex === this.selected || hex === this.target) return this.cancel()
    if (this.pickable.includes(hex)) return this.select(hex)
    const ways = this.selected === null ? this.pairs.filter((pair) => pair.to === hex) : []
    if (ways.length === 1) return this.act(ways[0]!.action)
    if (ways.length) {
      this.cancel()
      this.target = hex
      return
    }
    this.why(this.thought(from ?? hex, hex))
  }

  /** What a touch on a hex that is not lit would have meant. */
  private thought(from: number, to: number): GodsAction {
    if (this.quest === 'breed') return { is: 'breed', parent: from, target: to }
    return { is: 'hunt', hunter: from, target: to }
  }

  private select(hex: number): void {
    this.cancel()
    this.selected = hex
  }

  // Whatever it is

  /** What the bar offers besides: to end, to starve, to hatch, to be done. */
  readonly starve = $derived(
    this.of('leave-to-starve').find(({ hunter }) => hunter === this.selected) ?? this.of('let-starve')[0] ?? null,
  )

  /** Let go: first of what is aimed at or picked; then a tile in hand goes back to the board. */
  override cancel(): void {
    if (this.quest === 'place' && !this.aim) this.putBack?.()
    super.cancel()
    this.selected = null
  }

  override refresh(): void {
    super.refresh()
    if (this.quest !== 'place') this.over = null
    if (this.selected !== null && !this.pickable.includes(this.selected)) this.selected = null
    if (this.selected === null && this.pickable.length === 1) this.selected = this.pickable[0]!
  }

  protected override get obvious(): GodsAction | undefined {
    return this.of('end-hunt')[0] ?? (this.pairs.length ? undefined : this.of('confirm')[0])
  }

  protected override forget(): void {
    super.forget()
    this.target = null
    this.looked = null
  }

  private of<Is extends GodsAction['is']>(kind: Is) {
    return this.options.filter((action): action is Extract<GodsAction, { is: Is }> => action.is === kind)
  }
}

/** The nest's hex. */
const NEST = 0
const wrap = (turn: number) => ((turn % 6) + 6) % 6
const placing = ({ q, r }: Hex, turn: number): Placing => ({ is: 'place', q, r, direction: DIRECTIONS[wrap(turn)]! })
const hexOf = ({ q, r }: Placing): Hex => ({ q, r })
const turnOf = ({ direction }: Placing): number => DIRECTIONS.indexOf(direction)
const key = ({ q, r, direction }: Placing) => `${q},${r},${direction}`

import { sameAction as same, type Seat } from '../../api/protocol'
import { book, say } from '../../words/index.svelte'
import { act as wordsOf, capital } from '../../words/sentences'
import { Choosing as TableChoosing } from '../../table/choosing.svelte'
import type { Answer, Asked } from '../../table/contracts'
import {
  keyOf,
  SECTOR,
  type Berth,
  type Family,
  type FamilyAction,
  type FamilyThings,
  type FamilyView,
  type Mark,
  type MarkKind,
  type Place,
} from './board/types'
import { animalOf, isContest, ownAnimals } from './facts'

/** A mark of the board with what picking it would do. */
type Offer = { mark: Mark; action: FamilyAction; barred: boolean }

const FINAL: FamilyAction['is'][] = ['cone', 'erupt', 'strike']

/**
 * What a person has picked but not yet done. Luck follows a move of the cone, an eruption and a strike: they are first
 * aimed, then confirmed, and so are hands that close; whatever undo can take back is done at once.
 */
export class Choosing extends TableChoosing<Family> {
  /** In a contest, by own animal: over how many tokens its hand would close; null before that was said. */
  hands = $state.raw<(number | null)[]>([])
  private contest = ''
  /** Something lies over the board that is looked at first. */
  waits = $state(false)
  /** The path to which the board is turned, where it shows one at a time. */
  facing = $state<number | null>(null)

  constructor(
    asked: () => Asked<Family> | null,
    answer: Answer<Family>,
    private readonly things: () => FamilyThings,
  ) {
    super(asked, answer)
  }

  override get aim(): FamilyAction | null {
    return this.guesses.length ? this.closing : this.picked
  }

  /** The key of the mark that was picked and awaits a yes. */
  readonly chosen = $derived.by((): string | null => {
    const { picked } = this
    const found = picked && this.offers.find(({ action }) => same(action, picked))
    return found ? keyOf(found.mark.place) : null
  })

  readonly marks = $derived.by((): Mark[] => this.offers.map(({ mark }) => mark))

  private readonly offers = $derived.by((): Offer[] => {
    const asked = this.asked()
    if (!asked) return []
    const { view } = asked
    const offered = this.options.flatMap((action) => this.offer(view, action))
    const known = new Set(offered.map(({ mark }) => keyOf(mark.place)))
    return [...offered, ...this.barred(view, asked.seat).filter(({ mark }) => !known.has(keyOf(mark.place)))]
  })

  pick(mark: Mark): void {
    const found = this.offers.find((offer) => keyOf(offer.mark.place) === keyOf(mark.place))
    if (!found) return
    if (!found.barred) return this.take(found.action)
    this.forget()
    this.why(found.action)
  }

  /** Put the card in a path, or hear why not. */
  put(path: number): void {
    this.actOrWhy({ is: 'put', path })
  }

  /** Aim at something final, where aiming at the same twice does it; do at once what can be taken back. */
  override take(action: FamilyAction): void {
    if (FINAL.includes(action.is)) super.take(action)
    else this.actOrWhy(action)
  }

  override cancel(): void {
    super.cancel()
    this.hands = this.emptyHands()
  }

  /** After the situation changed: what was begun in the same contest is kept, as others close their hands. */
  override refresh(): void {
    super.refresh()
    const asked = this.asked()
    if (!asked) return
    const { moment } = asked.view
    const contest = isContest(moment) ? `${asked.seat}.${asked.view.turn}.${moment.card}.${moment.ties}` : ''
    if (contest === this.contest) return
    this.contest = contest
    this.hands = this.emptyHands()
  }

  // The contest

  readonly own = $derived.by((): number[] => {
    const asked = this.asked()
    return asked ? ownAnimals(asked.view, asked.seat) : []
  })

  private readonly guesses = $derived(this.options.filter((action) => action.is === 'guess'))
  readonly isGuessing = $derived(this.guesses.length > 0)
  private readonly mayStayOut = $derived(this.options.some((action) => action.is === 'stay-out'))

  /** Over how many tokens the hand of an own animal may close, by its place among them. */
  amounts(hand: number): number[] {
    const found = new Set(this.guesses.map(({ tokens }) => tokens[hand]!))
    if (this.mayStayOut) found.add(0)
    return [...found].sort((a, b) => a - b)
  }

  /** Whether an own animal guesses at all. */
  isIn(hand: number): boolean {
    return this.amounts(hand).some((tokens) => tokens > 0)
  }

  hold(hand: number, tokens: number): void {
    const next = this.hands.with(hand, tokens)
    if (!this.amounts(hand).includes(tokens)) return this.why(this.guess(next))
    this.answer.settle?.()
    this.hands = next
  }

  /** What the hands would be closed over, once enough has been said. */
  private readonly closing = $derived.by((): FamilyAction | null => {
    if (this.hands.every((tokens) => tokens === null)) return null
    const guess = this.guess(this.hands)
    if (this.offered(guess)) return guess
    return this.mayStayOut && this.hands.every((tokens) => !tokens) ? { is: 'stay-out' } : null
  })

  private guess(hands: readonly (number | null)[]): FamilyAction {
    return { is: 'guess', tokens: hands.map((tokens) => tokens ?? 0) }
  }

  private emptyHands(): null[] {
    return this.own.map(() => null)
  }

  // Marks

  private offer(view: FamilyView, action: FamilyAction): Offer[] {
    const found = this.placeOf(view, action)
    if (!found) return []
    const [place, kind] = found
    return [{ mark: { place, kind, label: this.label(view, action) }, action, barred: false }]
  }

  private placeOf(view: FamilyView, action: FamilyAction): [Place, MarkKind] | null {
    const { moment } = view
    const asked = animalOf(moment) ?? view.active
    switch (action.is) {
      case 'rock':
        return [{ at: 'spot', path: asked, depth: SECTOR, lane: action.lane, part: 0 }, 'step']
      case 'put':
        return [{ at: 'berth', path: action.path }, 'berth']
      case 'drag':
        if (moment?.is !== 'dragging') return null
        return [{ at: 'spot', path: asked, depth: moment.depth, lane: action.lane, part: 0 }, 'drag']
      case 'move': {
        const { depth, lane, part } = action
        const isPaid = moment?.is === 'moving' && moment.paid
        return [{ at: 'spot', path: view.active, depth, lane, part }, isPaid ? 'paid' : 'step']
      }
      case 'cone':
        return [{ at: 'spot', path: action.path, depth: action.depth, lane: action.lane, part: 0 }, 'cone']
      case 'erupt':
      case 'strike':
        return [{ at: 'piece', path: action.path }, action.is]
    }
    return null
  }

  private label(view: FamilyView, action: FamilyAction): string {
    const words = capital(wordsOf(book(), action, view.moment))
    if (action.is === 'put') return `${words}: ${berthWords(view.forecast.berths![action.path]!)}`
    if (action.is !== 'move' || action.depth === SECTOR) return words
    const face = this.things().cards[view.animals[view.active]!.path[action.depth]!]
    return `${words}: ${say(`ground-${face!.places[action.lane]!}`)}`
  }

  /** What one could think of and may not do: touching it says why. */
  private barred(view: FamilyView, seat: Seat): Offer[] {
    const kinds = new Set(this.options.map((action) => action.is))
    const paths = view.animals.map((_, path) => path)
    if (kinds.has('discard'))
      return paths.map((path) => this.bar(view, { is: 'put', path }, say('web-barred-path', { animal: say(`animal-${path}.of`) })))
    const victim = kinds.has('erupt') ? 'erupt' : kinds.has('strike') ? 'strike' : null
    if (victim)
      return paths
        .filter((path) => view.animals[path]!.seat !== seat)
        .map((path) => this.bar(view, { is: victim, path }, say('web-barred-animal', { animal: say(`animal-${path}.the`) })))
    return kinds.has('move') ? this.barredSteps(view) : []
  }

  private barredSteps(view: FamilyView): Offer[] {
    const { path, piece } = view.animals[view.active]!
    const near = [
      [piece.depth + 1, piece.lane],
      [piece.depth, piece.lane - 1],
      [piece.depth, piece.lane + 1],
      [piece.depth - 1, piece.lane],
    ] as const
    return near.flatMap(([depth, lane]) => {
      const place = this.things().cards[path[depth] ?? '']?.places[lane]
      const isEntered = this.options.some((action) => action.is === 'move' && action.depth === depth && action.lane === lane)
      if (!place || isEntered) return []
      return [this.bar(view, { is: 'move', depth, lane, part: 0 }, say('web-barred-place', { place: say(`ground-${place}.a`) }))]
    })
  }

  private bar(view: FamilyView, action: FamilyAction, label: string): Offer {
    return { mark: { place: this.placeOf(view, action)![0], kind: 'barred', label }, action, barred: true }
  }
}

/** Where a card would go in a path, and what that would do. */
export function berthWords(berth: Berth): string {
  if (berth.obstacle) return say(`web-obstacle-${berth.obstacle}`)
  const said = [say(berth.replaces ? 'web-berth-replace' : 'web-berth-insert', { number: berth.depth + 1 })]
  if (berth.drags.length) said.push(say('web-berth-drags'))
  if (berth.frees_cone) said.push(say('web-berth-cone'))
  return said.join(', ')
}

import { sameAction as same, type Game } from '../api/protocol'
import type { Answer, Asked, Chooser } from './contracts'

/**
 * What a person has picked up but not yet done, at any table. An act that luck or the table makes final is first aimed
 * at, then confirmed; whatever undo can take back is done at once.
 */
export abstract class Choosing<G extends Game = Game> implements Chooser {
  /** What was aimed at and awaits a yes. */
  protected picked = $state.raw<G['action'] | null>(null)

  constructor(
    protected readonly asked: () => Asked<G> | null,
    protected readonly answer: Answer<G>,
  ) {}

  get options(): readonly G['action'][] {
    return this.asked()?.options ?? []
  }

  /** The options that only decline. */
  get passing(): readonly G['action'][] {
    return this.asked()?.passing ?? []
  }

  /** What would be done on confirming. */
  get aim(): G['action'] | null {
    return this.picked
  }

  /** What an option would cost in the end; null where it has no price, or is none. */
  costOf(action: G['action']): number | null {
    const asked = this.asked()
    const place = asked?.options.findIndex((option) => same(option, action)) ?? -1
    return asked?.costs?.[place] ?? null
  }

  /** Whether it is among the options. */
  offered(action: G['action']): boolean {
    return this.options.some((option) => same(option, action))
  }

  isAimed(action: G['action']): boolean {
    return this.aim !== null && same(this.aim, action)
  }

  /** Aim at something final; aiming at the same twice does it. */
  take(action: G['action']): void {
    if (!this.offered(action)) this.why(action)
    else if (this.isAimed(action)) this.confirm()
    else this.aimAt(action)
  }

  confirm(): void {
    const { aim } = this
    if (aim) this.act(aim)
  }

  goOn(): void {
    const next = this.aim ?? this.obvious
    if (next) this.act(next)
  }

  act(action: G['action']): void {
    this.forget()
    this.answer.act(action)
  }

  actOrWhy(action: G['action']): void {
    if (this.offered(action)) this.act(action)
    else this.why(action)
  }

  /** Ask why something may not be done. */
  why(action: G['action']): void {
    this.answer.why(action)
  }

  cancel(): void {
    this.answer.settle?.()
    this.forget()
  }

  refresh(): void {
    this.forget()
  }

  /** What going on does where nothing is aimed at. */
  protected get obvious(): G['action'] | undefined {
    return this.passing.length === 1 ? this.passing[0] : undefined
  }

  /** Let go of what an act or a new situation makes void. */
  protected forget(): void {
    this.picked = null
  }

  protected aimAt(action: G['action']): void {
    this.answer.settle?.()
    this.picked = action
  }
}

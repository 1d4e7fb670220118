import { sameAction, type Action, type Moment, type Remark, type Situation, type Slip } from '../../api/protocol'
import { help } from '../../app/help.svelte'

/** What a phase was first seen with: the rule behind what was asked then. */
export type Explained = { phase: string; rule: string }
export type Warning = { action: Action; slip: Slip }

/** What is told besides phases and slips, by the names under which it is remembered. */
const BEGUN = 'begun'
const GOODBYE = 'goodbye'

/** The help at one table: what is explained, what presses, and what one is warned of before it is done. */
export class Helping {
  /** The phase that goes on, and may be explained. */
  private phase = $state.raw<Explained | null>(null)
  warning = $state.raw<Warning | null>(null)

  constructor(
    private readonly game: string,
    /** Whether there is anything to say about a phase. */
    private readonly explains: (phase: string) => boolean,
    /** Where the game stands for whoever may answer now; nobody is helped who may not. */
    private readonly asked: () => Pick<Situation, 'options' | 'slips' | 'urgent'> | null,
  ) {}

  get isWanted(): boolean {
    return help.isWanted(this.game)
  }

  /** The phase that is explained: the one in which one is asked now, unless it was explained before. */
  get explained(): Explained | null {
    if (!this.isWanted || !this.phase || this.asked() === null) return null
    return help.hasTold(this.game, this.phase.phase) ? null : this.phase
  }

  /** Whether nothing was explained before. */
  get isFirst(): boolean {
    return !help.hasTold(this.game, BEGUN)
  }

  /** What presses, for whoever is asked. */
  get urgent(): readonly Remark[] {
    return this.isWanted ? (this.asked()?.urgent ?? []) : []
  }

  /** Whether it is said, once, that there is no more help. */
  get saysGoodbye(): boolean {
    return !help.off && help.isOver(this.game) && !help.hasTold(this.game, GOODBYE) && help.hasTold(this.game, BEGUN)
  }

  /** A phase has come; what is said of the one before goes with it. */
  see(moment: Moment | null): void {
    const phase = moment?.phase
    if (!moment || !phase || phase === this.phase?.phase) return
    this.phase = this.explains(phase) ? { phase, rule: moment.rule ?? '' } : null
  }

  /** What was explained is understood: it is not explained again. */
  understood(): void {
    const { explained } = this
    if (!explained) return
    help.tell(this.game, BEGUN)
    help.tell(this.game, explained.phase)
  }

  parted(): void {
    help.tell(this.game, GOODBYE)
  }

  /** Whether something is done at once. Before a slip of a kind one is warned first, and doing it again does it. */
  lets(action: Action): boolean {
    if (this.warning && sameAction(this.warning.action, action)) {
      this.warning = null
      this.understood()
      return true
    }
    const slip = this.isWanted ? this.slipOf(action) : undefined
    this.warning = slip ? { action, slip } : null
    if (slip) help.tell(this.game, slip.key)
    // Whoever acts has read what lay before them.
    else this.understood()
    return !slip
  }

  /** Something else is chosen, or asked. */
  forget(): void {
    this.warning = null
  }

  private slipOf(action: Action): Slip | undefined {
    const asked = this.asked()
    const place = asked?.options.findIndex((option) => sameAction(option, action)) ?? -1
    return asked?.slips.find(({ key, options }) => options.includes(place) && !help.hasTold(this.game, key))
  }
}

import { sameAction, type Action, type LogEntry, type Moment, type Remark, type Situation, type Slip } from '../../api/protocol'
import { help } from '../../app/help.svelte'

/** What a phase was first seen with: the rule behind what was asked or done then. */
export type Explained = { phase: string; rule: string }
export type Warning = { action: Action; slip: Slip }

/** What is told besides phases and slips, by the names under which it is remembered. */
const BEGUN = 'begun'
const GOODBYE = 'goodbye'

/** The help at one table: what is explained, what presses, and what one is warned of before it is done. */
export class Helping {
  /** The phase that goes on, and may be explained. */
  private phase = $state.raw<Explained | null>(null)
  /** The phases that have come, also those in which nobody here was asked. */
  private seen = $state.raw<readonly Explained[]>([])
  /** The first line of the log that was not heard yet. */
  private next = 0
  /** The question at which something was understood: no more is explained at that one. */
  private answered = $state.raw<number | null>(null)
  warning = $state.raw<Warning | null>(null)

  constructor(
    private readonly game: string,
    /** Whether there is anything to say about a phase. */
    private readonly explains: (phase: string) => boolean,
    /** Where the game stands for whoever may answer now; nobody is helped who may not. */
    private readonly asked: () => Pick<Situation, 'decision' | 'options' | 'slips' | 'urgent'> | null,
    /** The phase that a rule is of, if of one alone. */
    private readonly phaseOf: (rule: string) => string | null = () => null,
  ) {}

  get isWanted(): boolean {
    return help.isWanted(this.game)
  }

  /**
   * The phase that is explained: the one in which one is asked now, else one that has passed, as luck or rivals alone
   * decided in it. None is explained twice, nor two at one question.
   */
  get explained(): Explained | null {
    const asked = this.asked()
    if (!this.isWanted || asked === null || (asked.decision !== null && asked.decision === this.answered)) return null
    const all = this.phase ? [this.phase, ...this.seen] : this.seen
    return all.find(({ phase }) => !help.hasTold(this.game, phase)) ?? null
  }

  /** Whether what is explained has happened already. */
  get hasPassed(): boolean {
    return this.explained !== null && this.explained.phase !== this.phase?.phase
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

  /** A phase has come. */
  see(moment: Moment | null): void {
    const phase = moment?.phase
    if (!moment || !phase || phase === this.phase?.phase) return
    this.phase = this.explains(phase) ? { phase, rule: moment.rule ?? '' } : null
    if (this.phase) this.remember(this.phase)
  }

  /** Some phases ask nobody, and are over before they are seen: what happened tells of them. */
  hear(log: readonly { entry: LogEntry['entry']; events: readonly { rule?: string }[] }[]): void {
    for (const { entry, events } of log) {
      if (entry < this.next) continue
      this.next = entry + 1
      for (const { rule } of events) {
        const phase = rule ? this.phaseOf(rule) : null
        if (rule && phase !== null && this.explains(phase)) this.remember({ phase, rule })
      }
    }
  }

  private remember(one: Explained): void {
    if (!this.seen.some(({ phase }) => phase === one.phase)) this.seen = [...this.seen, one]
  }

  /** What was explained is understood: it is not explained again. */
  understood(): void {
    const { explained } = this
    if (!explained) return
    this.answered = this.asked()?.decision ?? null
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

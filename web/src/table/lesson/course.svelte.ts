import type { LiveTable } from '../../api/live-table.svelte'
import type { Lesson, LessonStep } from '../../api/protocol'
import { keepStep, stepAt } from './kept'
import { isStray } from './spots'

/** What a course needs of its table. */
export type Taught = Pick<LiveTable, 'id' | 'cue' | 'resting' | 'sending' | 'refused' | 'act' | 'undo' | 'clearNotices' | 'read'>

/**
 * Where somebody stands in a lesson. What was done, and what luck and rivals did, the server tells by the cue; which of
 * the sentences between were read this browser tells it, and what comes next happens when the sentence before it was.
 */
export class Course {
  /** The step that comes next, or is looked at; as many as there are: all was done. */
  at = $state(0)
  /** Something else was done than the step asks for. */
  isWrong = $state(false)

  /** What was done for somebody is looked at before the next card comes. */
  private isShowing = $state(false)
  private before: number | null = null
  /** Somebody would be shown, and what they did before is not answered yet. */
  private wouldBeShown = false

  constructor(
    private readonly live: Taught,
    readonly lesson: Lesson,
    /** How long that is looked at, in milliseconds. */
    private readonly look: () => number = () => 0,
  ) {
    this.resume()
  }

  get steps(): readonly LessonStep[] {
    return this.lesson.steps
  }

  /** The step that is shown; null while something happens, and when all was done. */
  readonly step = $derived.by((): LessonStep | null => {
    const step = this.lesson.steps[this.at]
    const isThere = step !== undefined && this.live.cue !== null && this.live.cue >= step.after
    return isThere && this.live.resting && !this.isShowing ? step : null
  })

  readonly isOver = $derived.by(() => this.at >= this.lesson.steps.length && this.live.resting && !this.isShowing)

  /** The table is another now: what was done leads on, what was taken back leads back. */
  follow(): void {
    const { cue } = this.live
    if (cue === null || cue === this.before) return
    const wentBack = this.before !== null && cue < this.before
    this.before = cue
    this.isWrong = false
    if (wentBack) this.go(this.lastDoBefore(cue))
    else this.advance(cue)
  }

  /** An answer of the lesson's own is said by the lesson. */
  hearRefusal(): void {
    if (this.live.refused?.key !== 'lesson-other-way') return
    this.isWrong = true
    this.live.clearNotices()
  }

  /** What is touched may be a slip before anything is done. */
  touch(thing: string): void {
    const { step } = this
    if (step?.kind !== 'do') return
    if (isStray(step.at, thing)) this.isWrong = true
    else if (step.at.some((name) => name.split('|').includes(thing)) && !thing.startsWith('button:')) this.isWrong = false
  }

  /** What was looked at has been. */
  goOn(): void {
    if (this.step && this.step.kind !== 'do') this.go(this.at + 1)
  }

  /** Let it be done. */
  skip(): void {
    if (!this.step?.act) return this.goOn()
    // The table takes one act at a time: a slip is told before it is answered.
    this.wouldBeShown = this.live.sending
    if (this.wouldBeShown) return
    this.live.act(this.step.act)
    const time = this.look()
    if (time <= 0) return
    this.isShowing = true
    setTimeout(() => (this.isShowing = false), time)
  }

  /** What was done before is answered: unless that led on, it is shown now. */
  hearAnswer(): void {
    if (this.wouldBeShown && !this.live.sending) this.skip()
  }

  get mayGoBack(): boolean {
    return this.at > 0
  }

  /** To the step before; what was done there is taken back. */
  goBack(): void {
    const before = this.steps[this.at - 1]
    if (before?.kind === 'do') this.live.undo()
    else if (before) this.go(this.at - 1)
  }

  /** Luck and rivals wait until one has read so far. */
  tell(): void {
    this.live.read(this.at)
  }

  private go(to: number): void {
    this.at = to
    this.isWrong = false
    this.wouldBeShown = false
    keepStep(this.live.id, to)
    this.tell()
  }

  private resume(): void {
    const { cue } = this.live
    if (cue === null) return
    this.before = cue
    const done = this.steps.findLastIndex(({ kind, after }) => kind === 'do' && after < cue)
    const next = this.steps.findIndex(({ kind, after }) => kind === 'do' && after >= cue)
    const last = next === -1 ? this.steps.length : next
    this.at = Math.min(last, Math.max(done + 1, stepAt(this.live.id)))
  }

  /** Past what was done. */
  private advance(cue: number): void {
    const step = this.steps[this.at]
    if (step?.kind === 'do' && cue > step.after) this.go(this.at + 1)
    else {
      // Whoever knows what to do need not have read on.
      const done = this.steps.findLastIndex(({ kind, after }) => kind === 'do' && after < cue)
      if (done >= this.at) this.go(done + 1)
    }
  }

  private lastDoBefore(cue: number): number {
    return Math.max(0, this.steps.findLastIndex(({ kind, after }) => kind === 'do' && after <= cue))
  }
}

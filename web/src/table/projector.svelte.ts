import type { AnyGame, Frame, Frames, Game, LogEntry } from '../api/protocol'

/** Runs the frames of a replay: where it stands, steps, and playing by itself. */
export class Projector<G extends Game = AnyGame> {
  at = $state(0)
  playing = $state(false)
  private timer: ReturnType<typeof setTimeout> | undefined

  get frame(): Frame<G> {
    return this.film.frames[this.at]!
  }

  constructor(
    readonly film: Frames<G>,
    /** How long a frame is looked at, in milliseconds. */
    private readonly linger: (frame: Frame<G>) => number,
    entry: number | null = null,
  ) {
    if (entry !== null) this.goToEntry(entry)
  }

  get last(): number {
    return this.film.frames.length - 1
  }

  go(index: number): void {
    this.at = Math.max(0, Math.min(this.last, index))
  }

  goToEntry(entry: number): void {
    const index = this.film.frames.findIndex((frame) => frame.entry >= entry)
    this.go(index < 0 ? this.last : index)
  }

  /** The next (or previous) act: something that told anything. */
  step(by: 1 | -1): void {
    const { frames } = this.film
    let next = this.at + by
    while (next > 0 && next < this.last && !frames[next]!.events.length) next += by
    this.go(next)
  }

  /** The first frame of the next turn, or of this one and then the one before. */
  turn(by: 1 | -1): void {
    const { frames } = this.film
    const first = (turn: number) => frames.findIndex((frame) => frame.turn === turn)
    const now = this.frame.turn
    if (by > 0) {
      const next = frames.findIndex((frame) => frame.turn > now)
      this.go(next < 0 ? this.last : next)
    } else this.go(this.at > first(now) ? first(now) : Math.max(0, first(now - 1)))
  }

  toggle(): void {
    if (this.playing) this.pause()
    else this.play()
  }

  play(): void {
    if (this.at === this.last) this.at = 0
    this.playing = true
    this.schedule()
  }

  pause(): void {
    this.playing = false
    clearTimeout(this.timer)
  }

  /** The log as far as the film has run, with what was taken back struck out. */
  log(): LogEntry<G>[] {
    const shown = this.film.frames.slice(0, this.at + 1)
    const taken = new Set(shown.flatMap((frame) => frame.takes_back))
    return shown
      .filter((frame) => frame.events.length)
      .map(({ entry, seat, acted, events, auto }) => ({
        entry,
        seat,
        acted,
        events,
        open: null,
        auto,
        struck: taken.has(entry),
      }))
  }

  private schedule(): void {
    clearTimeout(this.timer)
    const time = this.linger(this.frame)
    // Who looks at nothing on the way is there at once.
    if (time <= 0) {
      this.go(this.last)
      return this.pause()
    }
    this.timer = setTimeout(
      () => {
        if (!this.playing) return
        if (this.at >= this.last) return this.pause()
        this.step(1)
        this.schedule()
      },
      Math.max(60, time),
    )
  }
}

import { TableClocks } from '../table/pace/clocks.svelte'
import { isHappening } from '../table/pace/happened'
import { toldApart } from './told-apart'
import { TableSocket, liveAddress, type SocketHandlers, type SocketState } from './socket'
import type {
  AnyGame,
  ClientMessage,
  Game,
  Held,
  LogEntry,
  Phrase,
  Progress,
  Reason,
  Refused,
  Seat,
  Mention,
  SeatAtTable,
  ServerMessage,
  Situation,
  SituationMessage,
  TalkLine,
  Welcome,
  Withdrawn,
} from './protocol'

/** One thing that is being shown: what happened, and where it left from. */
export type Step<G extends Game> = Pick<Progress<G>, 'entry' | 'seat' | 'events' | 'open'> & { before: G['view'] | null }

type Told<G extends Game> = (Progress<G> | Withdrawn<G>) & { cue: number | null }

export type SocketLike = Pick<TableSocket, 'open' | 'send' | 'hurry' | 'close'>
export type Connect = (handlers: SocketHandlers) => SocketLike

export type LiveTableOptions<G extends Game> = {
  keys: string[]
  /** Whether this screen only looks on, whoever uses the browser. */
  watching?: boolean
  /** How long a step is looked at before the next, in milliseconds. */
  linger(events: readonly G['event'][]): number
  /** How long bots wait while one may take something back, in milliseconds; null: until one goes on. */
  patience?: () => number | null
  /** Whether what presses and what one would regret is to be told from the first look on. */
  help?: boolean
  connect?: Connect
}

/** More waiting than this is not watched one by one: a tab that slept, or a slow machine. */
const LONGEST_QUEUE = 60

/**
 * A table as this screen shows it. What the server tells is queued and played one thing at a time, so
 * that the board, the log and the sentence about what is decided keep step.
 */
export class LiveTable<G extends Game = AnyGame> {
  welcome = $state.raw<Welcome<G> | null>(null)
  now = $state.raw<Situation<G> | null>(null)
  log = $state.raw<LogEntry<G>[]>([])
  step = $state.raw<Step<G> | null>(null)
  connection = $state<SocketState>('connecting')
  private sitting = $state.raw<SeatAtTable[]>([])
  /** Who sits where; people of one name are told apart. */
  readonly seats = $derived(toldApart(this.sitting))
  /** How many look on. */
  watchers = $state(0)
  reason = $state.raw<Reason | null>(null)
  refused = $state.raw<Refused | null>(null)
  seed = $state<string | null>(null)
  /** Whether the log is at hand from its beginning. */
  private begins = $state(false)
  /** What all at the table were told last in passing. */
  mentioned = $state.raw<Mention | null>(null)
  /** Bots, or whoever sits down next, wait: a seat of this screen may take its last act back. */
  held = $state.raw<Held | null>(null)
  /** What time everybody has, and who leads the seats. */
  readonly clocks = new TableClocks()
  /** The table at which the same people play again. */
  next = $state<string | null>(null)
  /** What was said and happened beside the game, as far as one may hear it. */
  talk = $state.raw<TalkLine[]>([])
  /** What another did last beside the game, while one is here. */
  happened = $state.raw<TalkLine | null>(null)
  /** Whether somebody may take back more than is free: who asks, and who has agreed. */
  undoAsked = $state.raw<{ seat: Seat; agreed: Seat[] } | null>(null)
  /** How long bots take over an act, as anybody at the table set it last. */
  tablePace = $state(0)
  /** How many steps wait to be shown. */
  backlog = $state(0)
  /** An answer is on its way. */
  sending = $state(false)

  /** Whether what is shown is the present, so that one may act. */
  readonly ready = $derived(this.backlog === 0 && this.connection === 'open')

  /** How far a lesson has come at what is shown; null at any other table. */
  cue = $state<number | null>(null)
  /** Whether nothing is being shown that wants to be looked at first. */
  resting = $state(true)

  private queue: Told<G>[] = []
  /** How far the lesson is at what is told next. */
  private taught: number | null = null
  private running = false
  private asksOlder = false
  private awaitsReason = false
  /** Whether all that was before one came has been told. */
  private isIn = false
  private wake: (() => void) | null = null
  private settle: (() => void) | null = null
  private wanted: Seat | null | undefined
  private wantsHelp: boolean
  private readonly socket: SocketLike

  constructor(
    readonly id: string,
    private readonly options: LiveTableOptions<G>,
  ) {
    this.wantsHelp = options.help ?? false
    const connect = options.connect ?? ((on) => new TableSocket(liveAddress(id), on))
    this.socket = connect({
      hello: () => ({ do: 'hello', keys: options.keys, watching: options.watching ?? false, help: this.wantsHelp }),
      // What game it is the page has asked before it sits down.
      message: (message) => this.hear(message as ServerMessage<G>),
      state: (state) => {
        this.connection = state
        if (state !== 'open') this.sending = false
      },
    })
  }

  open(): void {
    this.socket.open()
  }
  close(): void {
    this.queue = []
    this.wake?.()
    this.socket.close()
  }
  hurry(): void {
    this.socket.hurry()
  }

  act(action: G['action']): void {
    const { now } = this
    if (!now || now.seat === null || now.decision === null || this.sending || !this.ready) return
    this.clearNotices()
    this.sending = this.send({ do: 'act', seat: now.seat, decision: now.decision, action })
  }

  undo(): void {
    if (this.now?.seat == null) return
    this.clearNotices()
    this.sending = this.send({ do: 'undo', seat: this.now.seat })
  }

  /** Whoever has only bots beside them, where nothing counts, goes back as far as they like. */
  private readonly isAlone = $derived.by(() => {
    const people = this.seats.flatMap(({ kind }, seat) => (kind === 'bot' ? [] : [seat]))
    return people.length === 1 && this.welcome?.yours.includes(people[0]!) === true && !this.welcome.rated
  })

  /** Whether nobody need be asked. */
  readonly mayUndo = $derived.by(() => {
    const { now } = this
    return now !== null && !now.over && !this.isLedByBot && !now.late && (now.undo || (this.isAlone && this.hasActed))
  })
  /** Whether those who lead a seat may be asked. */
  readonly mayAskUndo = $derived.by(() => this.now?.over === false && !this.isLedByBot && !this.now.late && !this.mayUndo && this.hasActed)

  /** Nobody here acts any more: a bot plays for them, or all agreed to end. */
  private readonly isLedByBot = $derived.by(() => this.clocks.ended || this.clocks.bot(this.now?.seat ?? null) !== null)

  private readonly hasActed = $derived.by(() => {
    const mine = this.now?.seat ?? null
    return mine !== null && this.log.some(({ seat, struck }) => seat === mine && !struck)
  })

  /** Ask the others whether one's last act may go, and what happened since. */
  askUndo(): void {
    if (this.now?.seat == null) return
    this.clearNotices()
    this.send({ do: 'ask-undo', seat: this.now.seat })
  }

  answerUndo(seat: Seat, agree: boolean): void {
    this.clearNotices()
    this.send({ do: 'answer-undo', seat, agree })
  }

  why(action: G['action']): void {
    if (this.now?.seat == null) return
    this.clearNotices()
    this.awaitsReason = true
    this.send({ do: 'why', seat: this.now.seat, action })
  }

  sit(seat: Seat | null): void {
    this.wanted = seat
    this.clearNotices()
    this.send({ do: 'sit', seat })
  }

  /** Whether what presses and what one would regret is to be told from now on; only who wants it is shown all anew. */
  help(wanted: boolean): void {
    if (wanted === this.wantsHelp) return
    this.wantsHelp = wanted
    this.send({ do: 'help', wanted })
  }

  /** Only who sits at the table sets its pace. */
  pace(milliseconds: number): void {
    if (this.welcome?.yours.length) this.send({ do: 'pace', milliseconds })
  }

  /** Whether there is more of the log than is at hand. */
  readonly hasOlder = $derived(!this.begins && (this.log[0]?.entry ?? 0) > 0)

  /** Ask for more of the log. */
  older(): void {
    const first = this.log[0]?.entry
    if (!this.hasOlder || first === undefined || this.asksOlder) return
    this.asksOlder = this.send({ do: 'log', before: first })
  }

  /** How long bots wait while the last act may be taken back; null: until one goes on. */
  patience(milliseconds: number | null): void {
    this.send({ do: 'patience', milliseconds })
  }

  /** Nothing is taken back: nobody need wait. */
  goOn(): void {
    if (!this.held) return
    this.send({ do: 'go-on', seat: this.held.seat })
    this.held = null
    this.settle?.()
  }

  /** The screen waits as bots do, until then or until its seat goes on; what is returned ends the waiting. */
  hold(milliseconds: number | null, settled: () => void): () => void {
    const seat = this.now?.seat ?? null
    if (seat === null || milliseconds === 0) {
      settled()
      return () => {}
    }
    const held: Held = { is: 'held', n: 0, seat, milliseconds }
    this.held = held
    this.settle = settled
    const timer = milliseconds === null ? undefined : setTimeout(settled, milliseconds)
    return () => {
      clearTimeout(timer)
      this.settle = null
      if (this.held === held) this.held = null
    }
  }

  /** What whoever leads a seat said that they are called. */
  givenName(seat: Seat): string {
    return this.sitting[seat]?.name ?? ''
  }

  /** At a lesson: say that one has come to this step. */
  read(step: number): void {
    if (this.now?.seat != null) this.send({ do: 'read', seat: this.now.seat, step })
  }

  /** Say what whoever leads a seat is called. */
  name(seat: Seat, name: string): void {
    this.send({ do: 'name', seat, name })
  }

  /** Say something for the seat that is shown, or as one who looks on; whether it was sent. */
  say(text: string): boolean {
    this.clearNotices()
    return this.send({ do: 'say', seat: this.voice(), text })
  }

  phrase(phrase: Phrase): void {
    this.clearNotices()
    this.send({ do: 'phrase', seat: this.voice(), phrase })
  }

  private voice(): Seat | null {
    return this.now?.seat ?? this.welcome?.yours[0] ?? null
  }

  /** A bot plays for a seat of this screen: no longer. */
  takeBack(seat: Seat): void {
    this.send({ do: 'back', seat })
  }

  /** For good: a bot plays on. */
  resign(seat: Seat): void {
    this.send({ do: 'resign', seat })
  }

  /** Whether these seats would end the game without a result. */
  agreeToEnd(seats: readonly Seat[], agree: boolean): void {
    for (const seat of seats) this.send({ do: 'end', seat, agree })
  }

  /** Nobody ever came to a seat: a bot shall play there. */
  remove(seat: Seat, whom: Seat): void {
    this.send({ do: 'remove', seat, whom })
  }

  /** Show the present at once, whatever is still waiting to be shown. */
  skip(): void {
    const [waiting, last] = [this.queue, this.queue.at(-1)]
    this.queue = []
    for (const message of waiting) this.note(message)
    if (last) {
      this.now = last.situation
      this.cue = last.cue
    }
    this.step = null
    this.backlog = 0
    this.wake?.()
  }

  clearNotices(): void {
    this.awaitsReason = false
    this.reason = null
    this.refused = null
  }

  private send(message: ClientMessage): boolean {
    return this.socket.send(message)
  }

  private hear(message: ServerMessage<G>): void {
    switch (message.is) {
      case 'welcome':
        this.welcome = message
        this.clocks.yours = message.yours
        this.sitting = message.seats
        this.tablePace = message.pace
        this.next = message.next
        this.held = null
        this.undoAsked = null
        this.isIn = false
        if (this.options.patience) this.patience(this.options.patience())
        break
      case 'situation':
        this.start(message)
        break
      case 'progress':
      case 'withdrawn':
        this.sending = false
        this.held = null
        this.undoAsked = null
        this.queue.push({ ...message, cue: this.taught })
        this.backlog = this.queue.length
        if (this.queue.length > LONGEST_QUEUE) this.skip()
        else if (!this.running) void this.play()
        break
      case 'reason':
        // Whoever has gone on to something else no longer asks.
        if (this.awaitsReason) this.reason = message
        break
      case 'refused':
        this.sending = false
        this.refused = message
        break
      case 'seated':
        this.sitting = message.seats.map((seat, i) => ({ ...this.sitting[i], ...seat }))
        this.watchers = message.watchers
        this.isIn = true
        break
      case 'paced':
        this.tablePace = message.milliseconds
        break
      case 'mention':
        this.mentioned = message
        break
      case 'lines':
        this.asksOlder = false
        this.begins = !message.lines.length
        // Of another seat, or asked twice.
        if (message.before === this.log[0]?.entry) this.log = [...message.lines, ...this.log]
        break
      case 'held':
        this.held = message
        break
      case 'talk': {
        // Whoever comes back hears all of it again.
        const known = new Set(this.talk.map(({ number }) => number))
        const fresh = message.lines.filter(({ number }) => !known.has(number))
        this.talk = [...this.talk, ...fresh].sort((one, other) => one.number - other.number)
        for (const line of fresh) this.hearUndo(line)
        if (this.isIn) this.happened = fresh.findLast((line) => this.isNews(line)) ?? this.happened
        break
      }
      case 'clocks':
        this.clocks.hear(message)
        break
      case 'taught':
        this.taught = message.cue
        break
      case 'again':
        this.next = message.table
        break
      case 'closing':
        this.seed = message.seed
    }
  }

  private isNews({ kind, seat }: TalkLine): boolean {
    return isHappening(kind) && seat !== null && !this.welcome?.yours.includes(seat)
  }

  /** What is asked about taking back, line by line; whatever happens at the table ends it. */
  private hearUndo({ kind, seat, about }: TalkLine): void {
    const latest = (this.queue.at(-1)?.situation ?? this.now)?.entry
    if (kind === 'undo-asked' && seat !== null && about['entry'] === latest)
      this.undoAsked = { seat, agreed: (about['with'] as Seat[] | undefined) ?? [] }
    else if (kind === 'undo-agreed' && seat !== null && this.undoAsked)
      this.undoAsked = { ...this.undoAsked, agreed: [...this.undoAsked.agreed, seat] }
    else if (kind === 'undo-refused' || kind === 'undo-dropped') this.undoAsked = null
  }

  /** All anew: the first look, another seat's, or after a gap. */
  private start({ log, ...situation }: SituationMessage<G>): void {
    this.queue = []
    this.backlog = 0
    this.sending = false
    this.step = null
    this.log = log
    this.begins = false
    this.asksOlder = false
    this.now = situation
    this.cue = this.taught
    this.wake?.()
    if (this.wanted !== undefined && this.wanted !== situation.seat) this.sit(this.wanted)
  }

  private async play(): Promise<void> {
    this.running = true
    this.resting = false
    for (let next = this.queue.shift(); next; next = this.queue.shift()) {
      const before = this.now?.view ?? null
      this.note(next)
      this.now = next.situation
      this.cue = next.cue
      this.backlog = this.queue.length
      const { events, open } = next.is === 'progress' ? next : { events: [], open: null }
      this.step = { entry: next.entry, seat: next.seat, events, open, before }
      const time = next.is === 'progress' ? this.options.linger(events) : 0
      if (time > 0) await this.pause(time)
    }
    this.running = false
    this.resting = true
  }

  private pause(milliseconds: number): Promise<void> {
    return new Promise((done) => {
      const finish = () => {
        clearTimeout(timer)
        this.wake = null
        done()
      }
      const timer = setTimeout(finish, milliseconds)
      this.wake = finish
    })
  }

  private note(message: Progress<G> | Withdrawn<G>): void {
    if (message.is === 'progress') {
      const { entry, seat, acted, events, open, auto } = message
      this.log = [...this.log, { entry, seat, acted, events, open, auto }]
    } else {
      const taken = new Set(message.taken)
      this.log = this.log.map((line) => (taken.has(line.entry) ? { ...line, struck: true } : line))
    }
  }
}

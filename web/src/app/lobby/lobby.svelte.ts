import { ServerSaysNo } from '../../api/http'
import type { LobbyHello, LobbyMessage, Opening, Running } from '../../api/lobby'
import type { Seat } from '../../api/protocol'
import { LiveSocket, socketAddress, type SocketState } from '../../api/socket'

/** The lobby as it is now: one connection for all pages that show something of it, and while one waits for a game. */
class Lobby {
  openings = $state.raw<Opening[]>([])
  running = $state.raw<Running[]>([])
  /** The seats of whoever uses this browser, by open table. */
  yours = $state.raw<Record<string, Seat>>({})
  /** Open tables at which they do not sit down again. */
  sentAway = $state.raw<readonly string[]>([])
  connection = $state<SocketState>('closed')
  /** Whether it has been shown at all. */
  isKnown = $state(false)

  /** What it has said no to: that a table at which one waits begins, for one. */
  error = $state.raw<ServerSaysNo | null>(null)

  /** The table from which one was sent away a moment ago. */
  dismissed = $state.raw<Opening | null>(null)

  private visitors = 0
  private readonly followed = new Map<string, number>()
  private socket: LiveSocket<LobbyHello, LobbyMessage> | null = null

  /** Show it while a page wants it, also an open table of which only its link is known; what is returned ends that. */
  enter(opening?: string): () => void {
    this.visitors++
    if (opening !== undefined) this.followed.set(opening, (this.followed.get(opening) ?? 0) + 1)
    if (this.socket === null) this.open()
    else if (opening !== undefined) this.greet()
    return () => {
      this.visitors--
      if (opening !== undefined) this.unfollow(opening)
      this.closeIfUnwanted()
    }
  }

  find(opening: string): Opening | undefined {
    return this.openings.find((other) => other.opening === opening)
  }

  /** Say hello again: one has become somebody, or sits somewhere else. */
  greet(): void {
    this.socket?.send(this.hello())
  }

  /** The server has told how an open table is. */
  put(opening: Opening): void {
    const others = this.openings.filter((other) => other.opening !== opening.opening)
    const known = this.openings.some((other) => other.opening === opening.opening)
    this.openings = known
      ? this.openings.map((other) => (other.opening === opening.opening ? opening : other))
      : [...others, opening]
  }

  /** One sits there from now on: known before it is heard, so that whoever goes on reading at once still waits. */
  sit(opening: Opening, seat: Seat | null): void {
    this.put(opening)
    if (seat !== null) this.yours = { ...this.yours, [opening.opening]: seat }
    this.greet()
  }

  hurry(): void {
    this.socket?.hurry()
  }

  private hello(): LobbyHello {
    return { do: 'hello', openings: [...this.followed.keys()].slice(-5) }
  }

  private open(): void {
    this.socket = new LiveSocket<LobbyHello, LobbyMessage>(
      socketAddress('/api/lobby/live'),
      { hello: () => this.hello(), message: (message) => this.hear(message), state: (state) => (this.connection = state) },
      { ask: () => this.hello(), by: 'lobby' },
    )
    this.socket.open()
  }

  private unfollow(opening: string): void {
    const left = (this.followed.get(opening) ?? 1) - 1
    if (left) this.followed.set(opening, left)
    else this.followed.delete(opening)
  }

  /** Whoever waits for a game goes on hearing, whatever page they read meanwhile. */
  private closeIfUnwanted(): void {
    if (this.visitors || Object.keys(this.yours).length) return
    this.socket?.close()
    this.socket = null
    this.isKnown = false
  }

  private stand(seats: Record<string, Seat>, sentAway: readonly string[]): void {
    const lost = sentAway.find((opening) => opening in this.yours && !(opening in seats))
    if (lost !== undefined) this.dismissed = this.find(lost) ?? null
    this.yours = seats
    this.sentAway = sentAway
  }

  private hear(message: LobbyMessage): void {
    switch (message.is) {
      case 'lobby':
        this.openings = message.openings
        this.running = message.running
        this.stand(message.yours, message.sent_away)
        this.isKnown = true
        break
      case 'opening':
        this.put(message.opening)
        break
      case 'gone':
        this.openings = this.openings.filter(({ opening }) => opening !== message.opening)
        break
      case 'running':
        this.running = message.tables
        break
      case 'yours':
        this.stand(message.seats, message.sent_away)
        this.error = null
        this.closeIfUnwanted()
        break
      case 'refused':
        this.error = new ServerSaysNo(409, { ...message, rule: message.rule ?? '' })
    }
  }
}

export const lobby = new Lobby()

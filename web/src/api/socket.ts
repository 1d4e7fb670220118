import type { ClientMessage, ServerMessage } from './protocol'

export type SocketState = 'connecting' | 'open' | 'waiting' | 'closed'

export type SocketHandlers<Said = ClientMessage, Heard = ServerMessage> = {
  hello: () => Said
  message: (message: Heard) => void
  state: (state: SocketState) => void
}
type Numbered = { is: string; n: number }
/** How whoever missed something is told all anew: what to ask, and the message that answers. */
type Anew<Said, Heard extends Numbered> = { ask: () => Said; by: Heard['is'] }

const FIRST_WAIT = 400
const LONGEST_WAIT = 10_000
/** What a server says that is being started again. */
const RESTART = 1012
const RESTART_WAIT = 2_000
/** What the server closes with when it was told more than it takes at once. */
const TOO_LARGE = 1009

const TOO_MUCH = { is: 'refused', n: 0, key: 'message-large', about: {}, rule: null }

/** A websocket that greets, counts the server's messages, asks again after a gap, and comes back when cut. */
export class LiveSocket<Said, Heard extends Numbered> {
  private socket: WebSocket | null = null
  private seen = 0
  private attempts = 0
  private timer: ReturnType<typeof setTimeout> | undefined
  private ended = false

  constructor(
    private readonly address: string,
    private readonly on: SocketHandlers<Said, Heard>,
    private readonly anew: Anew<Said, Heard>,
  ) {}

  open(): void {
    if (this.ended) return
    this.on.state('connecting')
    const socket = new WebSocket(this.address)
    this.socket = socket
    this.seen = 0
    socket.onopen = () => socket.send(JSON.stringify(this.on.hello()))
    socket.onmessage = ({ data }) => this.hear(String(data))
    socket.onclose = ({ code }) => {
      if (this.socket !== socket) return
      if (code === TOO_LARGE) this.on.message({ ...TOO_MUCH } as unknown as Heard)
      this.retry(code === RESTART)
    }
  }

  send(message: Said): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false
    this.socket.send(JSON.stringify(message))
    return true
  }

  /** Try at once instead of waiting. */
  hurry(): void {
    if (this.timer === undefined) return
    clearTimeout(this.timer)
    this.timer = undefined
    this.open()
  }

  close(): void {
    this.ended = true
    clearTimeout(this.timer)
    // A socket that is closed before it is open makes the browser complain.
    const { socket } = this
    if (socket?.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close()
    else socket?.close()
    this.on.state('closed')
  }

  private hear(text: string): void {
    const message = JSON.parse(text) as Heard
    // Who is turned away at the door comes back later and later.
    if (message.is !== 'refused') this.attempts = 0
    this.on.state('open')
    const missed = this.seen > 0 && message.n !== this.seen + 1
    this.seen = message.n
    if (missed && message.is !== this.anew.by) this.send(this.anew.ask())
    else this.on.message(message)
  }

  /** Each time a little later, and never all browsers of a club at once. */
  private retry(isRestart: boolean): void {
    if (this.ended) return
    this.on.state('waiting')
    const usual = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.attempts++)
    const longest = isRestart ? Math.max(usual, RESTART_WAIT) : usual
    this.timer = setTimeout(
      () => {
        this.timer = undefined
        this.open()
      },
      longest * (0.5 + Math.random() / 2),
    )
  }
}

/** A table's. */
export class TableSocket extends LiveSocket<ClientMessage, ServerMessage> {
  constructor(address: string, on: SocketHandlers) {
    super(address, on, { ask: () => ({ do: 'resync' }), by: 'situation' })
  }
}

export const liveAddress = (table: string): string => socketAddress(`/api/tables/${encodeURIComponent(table)}/live`)

export function socketAddress(path: string): string {
  const { protocol, host } = location
  return `${protocol === 'https:' ? 'wss' : 'ws'}://${host}${path}`
}

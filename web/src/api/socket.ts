import type { ClientMessage, ServerMessage } from './protocol'

export type SocketState = 'connecting' | 'open' | 'waiting' | 'closed'

export type SocketHandlers = {
  hello: () => ClientMessage
  message: (message: ServerMessage) => void
  state: (state: SocketState) => void
}

const FIRST_WAIT = 400
const LONGEST_WAIT = 10_000
/** What a server says that is being started again. */
const RESTART = 1012
const RESTART_WAIT = 2_000
/** What the server closes with when it was told more than it takes at once. */
const TOO_LARGE = 1009

/** A websocket that greets, counts the server's messages, asks again after a gap, and comes back when cut. */
export class TableSocket {
  private socket: WebSocket | null = null
  private seen = 0
  private attempts = 0
  private timer: ReturnType<typeof setTimeout> | undefined
  private ended = false

  constructor(
    private readonly address: string,
    private readonly on: SocketHandlers,
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
      if (code === TOO_LARGE) this.on.message({ is: 'refused', n: 0, key: 'message-large', about: {}, rule: null })
      this.retry(code === RESTART)
    }
  }

  send(message: ClientMessage): boolean {
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
    const message = JSON.parse(text) as ServerMessage
    // Who is turned away at the door comes back later and later.
    if (message.is !== 'refused') this.attempts = 0
    this.on.state('open')
    const missed = this.seen > 0 && message.n !== this.seen + 1
    this.seen = message.n
    if (missed && message.is !== 'situation') this.send({ do: 'resync' })
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

export function liveAddress(table: string): string {
  const { protocol, host } = location
  return `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/api/tables/${encodeURIComponent(table)}/live`
}

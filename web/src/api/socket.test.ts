import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { TableSocket, type SocketState } from './socket'
import type { ServerMessage } from './protocol'

class FakeSocket {
  static CONNECTING = 0
  static OPEN = 1
  static all: FakeSocket[] = []
  readyState = 1
  sent: unknown[] = []
  onopen = () => {}
  onmessage = (_: { data: string }) => {}
  onclose = (_: { code: number }) => {}
  constructor() {
    FakeSocket.all.push(this)
  }
  send(text: string) {
    this.sent.push(JSON.parse(text))
  }
  closed = false
  close(code = 1006) {
    this.closed = true
    this.onclose({ code })
  }
  say(message: object) {
    this.onmessage({ data: JSON.stringify(message) })
  }
}

const newest = () => FakeSocket.all.at(-1)!

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(1)
  FakeSocket.all = []
  vi.stubGlobal('WebSocket', FakeSocket)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function open() {
  const heard: ServerMessage[] = []
  const states: SocketState[] = []
  const socket = new TableSocket('ws://table', {
    hello: () => ({ do: 'hello', keys: [], watching: false, help: false }),
    message: (message) => heard.push(message),
    state: (state) => states.push(state),
  })
  socket.open()
  newest().onopen()
  return { socket, heard, states }
}

test('the client speaks first', () => {
  open()
  expect(newest().sent).toEqual([{ do: 'hello', keys: [], watching: false, help: false }])
})

test('a gap in the numbers asks for everything anew', () => {
  const { heard } = open()
  newest().say({ is: 'seated', n: 1, seats: [] })
  newest().say({ is: 'seated', n: 3, seats: [] })
  expect(heard.length).toBe(1)
  expect(newest().sent.at(-1)).toEqual({ do: 'resync' })
  newest().say({ is: 'situation', n: 4 })
  expect(heard.at(-1)?.is).toBe('situation')
})

test('a situation mends the gap that it follows', () => {
  const { heard } = open()
  newest().say({ is: 'seated', n: 1, seats: [] })
  newest().say({ is: 'situation', n: 5 })
  expect(heard.at(-1)).toEqual({ is: 'situation', n: 5 })
  newest().say({ is: 'seated', n: 6, seats: [] })
  expect(heard).toHaveLength(3)
  expect(newest().sent.filter((message) => (message as { do: string }).do === 'resync')).toEqual([])
})

test('a cut socket comes back, each time a little later, and counts anew', () => {
  const { heard, states } = open()
  newest().say({ is: 'seated', n: 7, seats: [] })
  newest().close()
  expect(states.at(-1)).toBe('waiting')
  vi.advanceTimersByTime(400)
  expect(FakeSocket.all.length).toBe(2)
  newest().close()
  vi.advanceTimersByTime(400)
  expect(FakeSocket.all.length).toBe(2)
  vi.advanceTimersByTime(400)
  expect(FakeSocket.all.length).toBe(3)
  newest().say({ is: 'seated', n: 1, seats: [] })
  expect(heard.length).toBe(2)
})

test('browsers do not come back all at once: some wait half as long', () => {
  vi.spyOn(Math, 'random').mockReturnValue(0)
  open()
  newest().close()
  vi.advanceTimersByTime(199)
  expect(FakeSocket.all.length).toBe(1)
  vi.advanceTimersByTime(1)
  expect(FakeSocket.all.length).toBe(2)
})

test('a server that is started again is given a moment, and no longer than two seconds', () => {
  const { states } = open()
  newest().close(1012)
  vi.advanceTimersByTime(1999)
  expect(FakeSocket.all.length).toBe(1)
  vi.advanceTimersByTime(1)
  expect(FakeSocket.all.length).toBe(2)
  newest().onopen()
  newest().say({ is: 'situation', n: 1 })
  expect(states.at(-1)).toBe('open')
})

test('a socket closed on purpose stays closed', () => {
  const { socket } = open()
  socket.close()
  vi.advanceTimersByTime(60_000)
  expect(FakeSocket.all.length).toBe(1)
})

test('a socket that is left while it opens is closed once it is open', () => {
  const { socket } = open()
  newest().readyState = FakeSocket.CONNECTING
  socket.close()
  expect(newest().closed).toBe(false)
  newest().onopen()
  expect(newest().closed).toBe(true)
})

test('who is turned away comes back later and later', () => {
  open()
  const waits: number[] = []
  for (let turn = 0; turn < 3; turn++) {
    const before = FakeSocket.all.length
    newest().say({ is: 'refused', n: 1, key: 'too-many-sockets', about: { most: 2 }, rule: null })
    newest().onclose({ code: 1013 })
    let waited = 0
    while (FakeSocket.all.length === before) {
      vi.advanceTimersByTime(100)
      waited += 100
    }
    waits.push(waited)
    newest().onopen()
  }
  expect(waits).toEqual([400, 800, 1600])
})

test('who said too much at once is told so', () => {
  const { heard } = open()
  newest().onclose({ code: 1009 })
  expect(heard).toMatchObject([{ is: 'refused', key: 'message-large' }])
  vi.advanceTimersByTime(10_000)
  newest().onclose({ code: 1006 })
  expect(heard).toHaveLength(1)
})

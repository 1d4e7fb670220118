// @vitest-environment jsdom
import { render } from '@testing-library/svelte'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { words } from '../words/index.svelte'
import Table from './Table.svelte'

/** Where sockets were opened to, and those of them that were closed again. */
const opened: string[] = []
const closed: string[] = []
class FakeSocket {
  static CONNECTING = 0
  static OPEN = 1
  readyState = 0
  constructor(private readonly address: string) {
    opened.push(new URL(address).pathname)
  }
  send() {}
  close() {
    closed.push(new URL(this.address).pathname)
  }
}

/** Answers of the server that have not come yet, by table. */
const answers = new Map<string, (game: string) => void>()
beforeAll(() => words.know('evo-2001'))
beforeEach(() => {
  opened.length = closed.length = 0
  vi.stubGlobal('WebSocket', FakeSocket)
  const fetch = (path: string) =>
    new Promise((answer) => {
      answers.set(path.split('/').at(-1)!, (game) => answer(new Response(JSON.stringify({ game }))))
    })
  vi.stubGlobal('fetch', fetch)
})
afterEach(() => vi.unstubAllGlobals())

const at = (table: string) => ({ params: { table }, query: new URLSearchParams() })
/** Until whatever would be loaded for a table that is no longer wanted has been. */
const settled = async () => {
  await import('../games/evo2001/table')
  await new Promise((done) => setTimeout(done))
}

test('whoever leaves before the table has come opens nothing', async () => {
  const { unmount } = render(Table, at('a'))
  unmount()
  answers.get('a')!('evo-2001')
  await settled()
  expect(opened).toEqual([])
})

test('of two tables the one asked for last is opened, in whatever order they come', async () => {
  const { rerender } = render(Table, at('a'))
  await rerender(at('b'))
  answers.get('b')!('evo-2001')
  await vi.waitFor(() => expect(opened).toHaveLength(1), { timeout: 30_000 })
  answers.get('a')!('evo-2001')
  await settled()
  expect(opened).toEqual([expect.stringContaining('/b/')])
  expect(closed).toEqual([])
})

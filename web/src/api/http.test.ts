import { afterEach, expect, test, vi } from 'vitest'
import { deleteTable, games, openTable, ServerSaysNo, table, tables, tablesOf } from './http'

const asked: [string, RequestInit | undefined][] = []
function answers(body: unknown, status = 200): void {
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    asked.push([path, init])
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    return new Response(status === 204 ? null : text, { status })
  })
}
afterEach(() => {
  vi.unstubAllGlobals()
  asked.length = 0
})
const refused = async (call: Promise<unknown>) => {
  const no = await call.then(
    () => null,
    (error: unknown) => error,
  )
  expect(no).toBeInstanceOf(ServerSaysNo)
  return no as ServerSaysNo
}

test('what the server answers is given back; no answer is nothing', async () => {
  answers([{ id: 'evo-2001' }])
  expect(await games()).toEqual([{ id: 'evo-2001' }])
  answers('', 204)
  expect(await deleteTable('a', 'secret')).toBeUndefined()
  expect(asked.at(-1)).toEqual(['/api/tables/a', { method: 'DELETE', headers: { 'Mesozoic-Key': 'secret' } }])
})

test('a refusal says why, in a sentence of the catalogue', async () => {
  const why = { key: 'table-missing', about: { table: 'x' }, rule: null }
  answers({ refused: why }, 404)
  const no = await refused(table('x'))
  expect([no.status, no.refusal]).toEqual([404, { ...why, rule: '' }])
})

test('what is no refusal of ours is told by its number', async () => {
  answers('<h1>Bad gateway</h1>', 502)
  expect((await refused(games())).refusal).toEqual({ key: 'web-error-server', about: { status: 502 }, rule: '' })
  answers({ detail: 'no' }, 500)
  expect((await refused(games())).refusal.key).toBe('web-error-server')
})

test('a server that cannot be reached is told as that', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('failed to fetch')))
  const no = await refused(games())
  expect([no.status, no.refusal.key]).toEqual([0, 'web-error-unreachable'])
})

test('what is asked is written so that no name breaks out of its address', async () => {
  answers({ tables: [], next: null })
  await tables(5)
  await tables(5, 12)
  await tablesOf(['a&b', 'c'])
  await table('../health')
  expect(asked.map(([path]) => path)).toEqual([
    '/api/tables?limit=5',
    '/api/tables?limit=5&before=12',
    '/api/tables?only=a%26b&only=c',
    '/api/tables/..%2Fhealth',
  ])
})

test('a table is opened by what was planned, as JSON', async () => {
  answers({ table: 't', keys: [], links: [], owner: '' })
  const plan = { game: 'evo-2001', players: 2, seats: [], options: {}, seed: null, no_secrets: false }
  await openTable(plan)
  const [path, init] = asked[0]!
  expect([path, init?.method, JSON.parse(String(init?.body))]).toEqual(['/api/tables', 'POST', plan])
})

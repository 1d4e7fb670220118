// @vitest-environment jsdom
import { render } from '@testing-library/svelte'
import { flushSync } from 'svelte'
import { beforeAll, expect, test } from 'vitest'
import type { SocketHandlers } from '../../api/socket'
import { LiveTable } from '../../api/live-table.svelte'
import type { AnyGame, ClientMessage, ServerMessage } from '../../api/protocol'
import { words } from '../../words/index.svelte'
import type { Chooser } from '../../table/contracts'
import Live from '../../table/Live.svelte'
import table from './table'
import { made } from '../../test/made'
import type { EcosystemView, GodsEvent, GodsView } from './types'

beforeAll(() => words.know('gods-love-dinosaurs'))

const land = (rabbits: number[], is_hidden: boolean): EcosystemView => ({
  hexes: [0, 1, 2, 3].map((q) => ({ q, r: 0, terrain: 'field' })),
  animals: { rabbit: rabbits },
  eggs: 3,
  golden: 0,
  points: 3,
  is_hidden,
})
/** Seat 0 has a rabbit more than the others know. */
const view = (seat: number | null): GodsView => ({
  seat,
  turn: 1,
  first: 0,
  active: 0,
  volcano: null,
  pawn: 'rabbit',
  columns: {},
  stacks: { a: 4 },
  in_hand: null,
  ecosystems: [land(seat === 0 ? [1, 2] : [1], seat !== 0), land([1], seat !== 1), land([1], true)],
  moment: { is: 'activation', rule: 'GD-2.2', phase: 'activation', animal: 'rabbit' },
  asked: [2],
  forecast: { columns: [], emptied: null, fertile: [], starving: [], hunt: null, steps: [], hatchling_starves: null },
  result: null,
})

const ACTIVATED = made<GodsEvent>({ is: 'species-activated', seat: 2, animal: 'rabbit' })
const BORN = made<GodsEvent>({ is: 'prey-born', seat: 0, animal: 'rabbit', parent: 1, target: 2 })
const CONFIRMED = made<GodsEvent>({ is: 'activation-confirmed', seat: 0 })
const line = (entry: number, ...events: GodsEvent[]) => ({
  entry,
  seat: 0,
  acted: null,
  events,
  open: null,
  auto: false,
  struck: false,
})

type At = { yours?: number[]; waiting?: number[]; deeds?: GodsEvent[] }
/** Nobody else's answer is open yet. */
const AMONG_ALL = { secret: [2], opened: 1 }

function lay({ yours = [0, 1], waiting = [2], deeds = [BORN] }: At = {}) {
  const sent: ClientMessage[] = []
  let on!: SocketHandlers
  const live = new LiveTable('gods', {
    keys: [],
    linger: () => 0,
    connect: (handlers) => {
      on = handlers
      const send = (message: ClientMessage) => (sent.push(message), true)
      return { open: () => on.state('open'), send, hurry: () => {}, close: () => on.state('closed') }
    },
  })
  const hear = (message: unknown) => on.message(message as ServerMessage)
  const seats = ['Ada', 'Bo', 'Cy'].map((name) => ({ name, kind: 'person', present: true }))
  const sit = (seat: number | null, told: GodsEvent[]) => {
    const log = [line(1, ACTIVATED), { ...line(2, ...told), open: [] }, line(3, CONFIRMED)]
    const at = { entry: 3, seat, decision: null, view: view(seat), options: [], waiting, unopened: seat === 0 && told.length > 0 }
    const now = { ...at, ...AMONG_ALL, forced: false, undo: false, over: false }
    hear({ is: 'situation', n: 1, ...now, log })
  }
  live.open()
  hear({ is: 'welcome', n: 0, game: 'gods-love-dinosaurs', seats, yours, pace: 0, board: { columns: [], rows: 1 } })
  sit(0, deeds)
  const { container } = render(Live<AnyGame, Chooser>, { live, table })
  flushSync()
  const rises = () => sent.filter((message) => message.do === 'sit')
  return { container, rises, sit: (seat: number | null) => (sit(seat, []), flushSync()) }
}

const tellsOfBirth = () => (document.body.textContent ?? '').includes('is born in')

test('GD-2.2 whoever is done at a shared screen leaves nothing to read there until all are', () => {
  const { container, rises, sit } = lay()
  expect(rises()).toEqual([{ do: 'sit', seat: null }])
  expect(tellsOfBirth()).toBe(false)
  sit(null)
  expect(container.querySelector('main .plate')).toHaveTextContent('as it was')
  expect(rises()).toHaveLength(1)
})

test('who has a screen alone keeps their own in sight', () => {
  const { rises } = lay({ yours: [0] })
  expect(rises()).toEqual([])
  expect(tellsOfBirth()).toBe(true)
})

test('nobody rises while they are asked, or where they did nothing', () => {
  expect(lay({ waiting: [0, 2] }).rises()).toEqual([])
  expect(lay({ deeds: [] }).rises()).toEqual([])
})

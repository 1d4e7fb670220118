// @vitest-environment jsdom
import { render } from '@testing-library/svelte'
import { createRawSnippet } from 'svelte'
import { beforeAll, expect, test } from 'vitest'
import messages from '../../../tests/fixtures/evo2011-3.json'
import type { Situation, Welcome } from '../../api/protocol'
import { OWN } from '../../table/own'
import { words } from '../../words/index.svelte'
import Evo2011Stage from './Evo2011Stage.svelte'
import type { Evo2011, Evo2011View } from './types'

const all = messages as unknown as { situation?: Situation<Evo2011> }[]
const welcome = all[0] as unknown as Welcome<Evo2011>
const now = all.flatMap((message) => message.situation ?? []).find(({ view }) => view.moment?.is === 'movement')!
const snippet = createRawSnippet(() => ({ render: () => '<p></p>' }))

beforeAll(() => words.know('evo-2011'))

const at = (view: Evo2011View, more: { covered?: boolean; events?: Evo2011['event'][] } = {}) => ({
  game: 'evo-2011',
  board: welcome.board,
  view,
  seats: welcome.seats,
  you: now.seat,
  log: [],
  entry: 1,
  events: [],
  shared: true,
  menu: snippet,
  bar: snippet,
  ...more,
})

/** Everything that a screen shows, drawings and names for a screen reader too. */
function shown(view: Evo2011View, covered: boolean): string {
  const { container, unmount } = render(Evo2011Stage, { props: at(view, { covered }) })
  const html = container.innerHTML.replaceAll(/\b[cs]\d+\b/g, 'id')
  unmount()
  return html
}

const lastThree = (foreseen: Evo2011View['foreseen']): Evo2011View => {
  const view = structuredClone(now.view)
  return { ...view, foreseen, pile: 3, forecast: { ...view.forecast, meteorite: 3 } }
}

test('E2-8.7 whoever foresees the next token reads no odds, but what comes', () => {
  const comes = shown(lastThree('meteorite'), false)
  expect(comes).toContain('You foresee the next token: Meteorite.')
  expect(comes).toContain('>meteorite next turn<')
  const another = shown(lastThree('still'), false)
  expect(another).toContain('>no meteorite next turn<')
  for (const told of [comes, another]) expect(told).not.toMatch(/1 in 3|cannot come/)
  expect(shown(lastThree(null), false)).toContain('a 1 in 3 chance')
})

test('on a covered screen nothing shows which token is foreseen', () => {
  const unknown = shown(lastThree(null), true)
  expect(unknown).toContain('a 1 in 3 chance')
  for (const token of ['meteorite', 'still'] as const) expect(shown(lastThree(token), true)).toBe(unknown)
})

test('without cards, too, sixth sense and points face down can be turned up', () => {
  const asked = (unique: Evo2011View['species'][number]['unique'], open_points: boolean): string[] => {
    const view = structuredClone(now.view)
    Object.assign(view.species[now.seat!]!, { unique, hand: [], cards: 0 })
    const own = { isDown: true, turnUp: () => {} }
    const props = { ...at(view, { covered: true }), board: { ...welcome.board, open_points } }
    const { queryAllByRole, unmount } = render(Evo2011Stage, { props, context: new Map([[OWN, own]]) })
    const found = queryAllByRole('button', { name: 'Show what I may see' }).map((button) => button.textContent ?? '')
    unmount()
    return found
  }
  expect(asked(['sixth-sense'], true)).toHaveLength(1)
  expect(asked([], false)).toHaveLength(1)
  expect(asked([], true)).toHaveLength(0)
})

test('the meteorite falls once, not again when the end is put aside', async () => {
  const props = at(now.view, { events: [{ is: 'token-revealed', rule: 'E2-2.1', token: 'meteorite' }] })
  const { container, rerender } = render(Evo2011Stage, { props })
  const sky = () => container.querySelector('main .sky')
  expect(sky()).not.toBeNull()
  await rerender({ over: snippet })
  expect(sky()).toBeNull()
  await rerender({ over: undefined })
  expect(sky()).toBeNull()
})

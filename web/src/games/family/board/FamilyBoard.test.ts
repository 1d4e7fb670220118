// @vitest-environment jsdom
import { render, screen } from '@testing-library/svelte'
import userEvent from '@testing-library/user-event'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { marksOf, POSITIONS, THINGS } from '../gallery/positions'
import { words } from '../../../words/index.svelte'
import FamilyBoard from './FamilyBoard.svelte'
import { made } from '../../../test/made'
import { keyOf, type FamilyEvent, type FamilyMoment } from './types'

beforeAll(() => words.know('evolution-family'))

const position = (name: string) => POSITIONS.find((one) => one.name === name)!
const shown = (name: string, more: object = {}) => {
  const { view } = position(name)
  const marks = marksOf(position(name))
  return { things: THINGS, view, marks, label: 'The board', focus: view.active, ...more }
}
const buttons = (container: Element) => [...container.querySelectorAll<SVGElement>('[data-mark]')]

describe('FamilyBoard', () => {
  it.each(POSITIONS)('draws $name whole, and makes a button of each mark: one stop for the tab key', ({ name, view }) => {
    const props = shown(name)
    const { container } = render(FamilyBoard, { props })
    expect(container.querySelectorAll('.card')).toHaveLength(view.animals.flatMap(({ path }) => path).length)
    expect(container.querySelectorAll('.piece')).toHaveLength(view.animals.length + 1)
    expect(container.innerHTML).not.toMatch(/NaN|undefined/)
    const labels = buttons(container).map((one) => [one.dataset['mark'], one.getAttribute('aria-label')])
    expect(labels).toEqual(props.marks.map(({ place, label }) => [keyOf(place), label]))
    expect(buttons(container).filter((one) => one.getAttribute('tabindex') === '0')).toHaveLength(props.marks.length ? 1 : 0)
  })

  it('marks the path of whoever chooses a rock, before the first turn', () => {
    const { view, ...more } = shown('6-cone')
    const decider = (view.active + 2) % view.animals.length
    const start = { ...view, turn: 0, moment: made<FamilyMoment>({ is: 'start-rock', animal: decider }) }
    const { container } = render(FamilyBoard, { props: { ...more, marks: [], view: start } })
    expect([...container.querySelectorAll('.bed')].findIndex((bed) => bed.matches('.active'))).toBe(decider)
  })

  it('answers a click and Enter, and is walked by arrows', async () => {
    const onpick = vi.fn()
    const { container } = render(FamilyBoard, { props: shown('6-cone', { onpick }) })
    const all = buttons(container)
    await userEvent.click(all[4]!)
    expect(keyOf(onpick.mock.lastCall![0].place)).toBe(all[4]!.dataset['mark'])
    all[0]!.focus()
    await userEvent.keyboard('{ArrowDown}')
    const next = document.activeElement as SVGElement
    expect(next.dataset['mark']).not.toBe(all[0]!.dataset['mark'])
    await userEvent.keyboard('{Enter}')
    expect(keyOf(onpick.mock.lastCall![0].place)).toBe(next.dataset['mark'])
  })

  it('shows what a card would push, drag and replace before it is put (EF-2.2, EF-2.3)', async () => {
    const { view } = position('6-placing')
    const berths = view.forecast.berths!
    const [drags, replaces, barred] = [
      berths.findIndex((berth) => berth.drags.length),
      berths.findIndex((berth) => berth.replaces && !berth.obstacle),
      berths.findIndex((berth) => berth.obstacle),
    ]
    const { container, rerender } = render(FamilyBoard, { props: shown('6-placing') })
    const at = () => [...container.querySelectorAll<SVGElement>('.card')].map((card) => card.style.transform)
    const lying = at()
    expect(container.querySelectorAll('.would')).toHaveLength(0)
    await rerender(shown('6-placing', { chosen: `berth-${drags}` }))
    expect(container.querySelectorAll('.would')).toHaveLength(1)
    expect(container.querySelectorAll('.ghost')).toHaveLength(berths[drags]!.drags.length)
    const moved = at().filter((transform, i) => transform !== lying[i])
    expect(moved).toHaveLength(view.animals[drags]!.path.length - berths[drags]!.depth)
    await rerender(shown('6-placing', { chosen: `berth-${replaces}` }))
    expect(container.querySelectorAll('.card.going')).toHaveLength(1)
    expect(at()).toEqual(lying)
    await rerender(shown('6-placing', { chosen: `berth-${barred}` }))
    expect(container.querySelectorAll('.would')).toHaveLength(0)
  })

  it('shows what happened where it happened', async () => {
    const props = shown('6-moving')
    const { container, rerender } = render(FamilyBoard, { props: { ...props, entry: 1, events: [] } })
    expect(container.querySelectorAll('.happening')).toHaveLength(0)
    const events = [made<FamilyEvent>({ is: 'thunderbolt-struck', animal: 0, bolt: 'hurricane', shown: [[0, 0], [1, 1]] })]
    await rerender({ ...props, entry: 2, events })
    expect(container.querySelectorAll('.happening')).toHaveLength(2)
    await rerender({ ...props, entry: 3, events: [] })
    expect(container.querySelectorAll('.happening')).toHaveLength(0)
  })

  it('draws the way of a piece from where it stood, and lightning where it struck', async () => {
    const props = shown('6-moving')
    const away = props.view.animals.map((animal, path) => (path === 1 ? { ...animal, piece: { ...animal.piece, depth: 0, part: 0 } } : animal))
    const { container, rerender } = render(FamilyBoard, { props: { ...props, entry: 1, events: [] } })
    const { depth, lane } = away[1]!.piece
    await rerender({ ...props, view: { ...props.view, animals: away }, entry: 2, events: [made<FamilyEvent>({ is: 'piece-sent-back', animal: 1, depth, lane })] })
    const way = container.querySelector('.trail')!.getAttribute('d')!.match(/-?[\d.]+/g)!.map(Number)
    expect(Math.hypot(way[0]! - way[2]!, way[1]! - way[3]!)).toBeGreaterThan(64)
    const struck = container.querySelector('.happening')!.getAttribute('transform')!.match(/-?[\d.]+/g)!.map(Number)
    expect(struck[0]).toBeCloseTo(way[0]!)
  })

  it('says what lies there', () => {
    const { view } = position('6-cone')
    render(FamilyBoard, { props: shown('6-cone') })
    const said = screen.getAllByRole('img').map((one) => one.getAttribute('aria-label')!)
    expect(said.filter((text) => / card \d: /.test(text))).toHaveLength(view.animals.flatMap(({ path }) => path).length)
    expect(said).toContain('Theropod, card 1: Bacteria. Left: Rock; middle: Rock; right: Rock.')
    const { path, depth, lane } = view.cone!
    const where = ['on the left', 'in the middle', 'on the right']
    expect(said).toContain(`The cone: in the path ${words.catalogue!.say(`animal-${path}.of`)}, on card ${depth + 1}, ${where[lane]}.`)
    const { piece } = view.animals[0]!
    expect(said).toContain(`Theropod: on card ${piece.depth + 1}, ${where[piece.lane]}${piece.part ? ', in the far part of the marsh' : ''}.`)
  })

  it('names itself', () => {
    render(FamilyBoard, { props: shown('2-placing') })
    expect(screen.getByRole('group', { name: 'The board' })).toBeInTheDocument()
  })
})

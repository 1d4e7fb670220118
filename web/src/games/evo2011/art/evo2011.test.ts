// @vitest-environment jsdom
import { render, screen } from '@testing-library/svelte'
import { describe, expect, it } from 'vitest'
import { each } from '../../../test/drawn'
import type { GameTypes, Welcome } from '../../../api/protocol'
import Dinosaur from '../../../art/Dinosaur.svelte'
import { GEAR } from '../../../art/gear'
import messages from '../../../../tests/fixtures/evo2011-3.json'
import { TOKENS, turnedTo } from './climate'
import ClimateToken from './ClimateToken.svelte'
import ClimateWheel from './ClimateWheel.svelte'
import CombatDie from './CombatDie.svelte'
import { FACES } from './faces'
import { GENES, NORMAL, UNIQUE } from './genes'
import Gear from './Gear.svelte'
import GeneToken from './GeneToken.svelte'
import KumtaghPlate from './KumtaghPlate.svelte'
import People from './People.svelte'
import PeoplePawn from './PeoplePawn.svelte'
import RuleDrawing from './RuleDrawing.svelte'
import TokenPile from './TokenPile.svelte'
import { CLIMATES, LEADS, WHEEL } from './wheel'

const SEATS = [0, 1, 2, 3, 4]

describe('the climate', () => {
  it('beside the rules is what it is at a table (E2-0.5)', () => {
    const { board } = messages[0] as unknown as Welcome<GameTypes<'evo-2011'>>
    expect(board.wheel).toEqual(WHEEL)
    expect(board.climates).toEqual(WHEEL.map((ideal) => CLIMATES[ideal]))
    expect(Object.values(board.shifts).filter(Boolean)).toEqual(LEADS)
  })
  it('is on every section of the wheel, whichever it stands on', async () => {
    const { container, rerender } = render(ClimateWheel, { wheel: WHEEL, section: 1, climate: CLIMATES.forest, title: 'Forest is ideal' })
    expect(screen.getByRole('img', { name: 'Forest is ideal' })).toBeInTheDocument()
    const heats = () => [...container.querySelectorAll('[data-heat]')].map((section) => section.getAttribute('data-heat'))
    expect(heats()).toEqual(['hot', 'temperate', 'cold', 'deadly', 'cold', 'temperate'])
    await rerender({ section: 3, climate: CLIMATES.mountain })
    expect(heats()).toEqual(['deadly', 'deadly', 'hot', 'temperate', 'hot', 'deadly'])
  })
  it('turns clockwise past the last section, and back again', () => {
    expect(turnedTo(300, 0)).toBe(360)
    expect(turnedTo(300, 60)).toBe(420)
    expect(turnedTo(360, 300)).toBe(300)
    expect(turnedTo(420, 60)).toBe(420)
  })
})

describe('the tokens', () => {
  it('differ, and face down all are alike', () => {
    expect(new Set(each(TOKENS, (token) => render(ClimateToken, { token }))).size).toBe(TOKENS.length)
    expect(new Set(each(TOKENS, (token) => render(ClimateToken, { token, back: true }))).size).toBe(1)
  })
  it.each([[12, 3], [3, 3], [2, 2], [0, 0]])('lie in a pile of %i of which %i may be the meteorite (E2-1.1)', (left, last) => {
    const { container } = render(TokenPile, { left, safe: left - last, title: 'The pile' })
    expect(container.querySelectorAll('.disc')).toHaveLength(left)
    expect(container.querySelectorAll('.disc.last')).toHaveLength(last)
    expect(screen.getByRole('img', { name: 'The pile' })).toBeVisible()
  })
  it('are shown when turned up, the newest three', () => {
    const { container } = render(TokenPile, { left: 8, safe: 5, revealed: ['plus-1', 'plus-2', 'still', 'minus-1'] })
    expect([...container.querySelectorAll('.shown')].map((token) => token.textContent!.trim())).toEqual(['+2', '0', '−1'])
  })
})

describe('the die', () => {
  it.each([['as-many', 1], ['more', 2], ['two-more', 3]])('asks with "%s" for %i horns against one (E2-0.6)', (face, horns) => {
    const { container } = render(CombatDie, { face })
    expect(container.querySelectorAll('.horn:not(.hollow)')).toHaveLength(horns)
    expect(container.querySelectorAll('.hollow')).toHaveLength(1)
  })
  it('has five kinds of face', () => {
    expect(new Set(each(FACES, (face) => render(CombatDie, { face }))).size).toBe(5)
  })
  it('comes to rest on its face', async () => {
    const { container, rerender } = render(CombatDie, { face: 'won', roll: 1, title: 'Won' })
    await rerender({ face: 'failed', roll: 2, title: 'Failed' })
    expect(container.querySelector('[data-face]')).toHaveAttribute('data-face', 'failed')
    expect(screen.getByRole('img', { name: 'Failed' })).toBeInTheDocument()
  })
})

describe('the genes', () => {
  it('are six and twelve, and each is drawn in its own way', () => {
    expect([NORMAL.length, UNIQUE.length]).toEqual([6, 12])
    const pictures = each(GENES, (gene) => render(GeneToken, { gene }))
    expect(new Set(pictures).size).toBe(18)
    expect(pictures.join()).not.toMatch(/NaN|undefined/)
  })
  it('have a gilt edge where there is one of a kind', () => {
    const gilt = each(GENES, (gene) => render(GeneToken, { gene })).map((picture) => picture.includes('#e0ab3f" stroke'))
    expect(gilt).toEqual(GENES.map((_, i) => i >= 6))
  })
})

describe('the peoples', () => {
  it.each(['token', 'portrait'] as const)('ride as a %s, alive and dead', (kind) => {
    for (const sketch of [false, true]) {
      const riding = each(SEATS, (seat) => render(People, { seat, kind, sketch }))
      expect(new Set(riding).size).toBe(5)
      expect(riding.join()).not.toMatch(/NaN|undefined/)
    }
  })
  it('dress every dinosaur of their table', () => {
    const plain = render(Dinosaur, { seat: 2, kind: 'token' })
    expect(plain.container.querySelector('.gear')).toBeNull()
    const dressed = render(Dinosaur, { props: { seat: 2, kind: 'token' }, context: new Map([[GEAR, Gear]]) })
    expect(dressed.container.querySelector('.gear')).not.toBeNull()
  })
  it('have pawns told apart without colour', () => {
    const plain = each(SEATS, (seat) => render(PeoplePawn, { seat })).map((pawn) => pawn.replace(/(fill|stroke)="[^"]*"/g, ''))
    expect(new Set(plain).size).toBe(5)
  })
  it('cross Kumtagh, three of them', () => {
    const { container } = render(KumtaghPlate)
    expect(container.querySelectorAll('.dinosaur')).toHaveLength(3)
    expect(container.innerHTML).not.toMatch(/NaN|undefined/)
  })
})

describe('the rules', () => {
  it('show all faces of the die, all unique genes, and a laboratory up to six', () => {
    const picture = (rule: string) => render(RuleDrawing, { rule }).container
    expect(picture('E2-0.6').querySelectorAll('[data-face]')).toHaveLength(5)
    expect(picture('E2-0.3').querySelectorAll('svg')).toHaveLength(12)
    expect(picture('E2-3.2').querySelectorAll('.value')).toHaveLength(21)
    expect(picture('E2-10.1').querySelector('svg')).toBeNull()
  })
})

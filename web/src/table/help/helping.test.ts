// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import type { Action, Moment, Remark, Slip } from '../../api/protocol'
import { GAMES_WITH_HELP, help } from '../../app/help.svelte'
import { Helping } from './helping.svelte'

const GAME = 'evo-2001'
const moment = (phase: string): Moment => ({ is: 'x', phase, rule: 'E1-4.1' })
const walk: Action = { is: 'walk', origin: 1, target: 2 }
const stop: Action = { is: 'stop' }
const doomed: Slip = { key: 'slip-left-to-die', about: { count: 1 }, rule: 'E1-6.1', options: [1] }
const cold: Remark = { key: 'urgent-cold', about: { count: 3 }, rule: 'E1-6.1' }

function helping(slips: Slip[] = [doomed], urgent: Remark[] = [cold]): Helping {
  return new Helping(GAME, (phase) => phase !== 'setup', () => ({ options: [walk, stop], slips, urgent }))
}

beforeEach(() => {
  help.off = false
})

test('a phase is explained while it goes on, and once', () => {
  const first = helping()
  for (const phase of ['climate', 'movement']) first.see(moment(phase))
  expect(first.explained).toEqual({ phase: 'movement', rule: 'E1-4.1' })
  first.understood()
  expect(first.explained).toBeNull()
  first.see(moment('climate'))
  expect(first.explained?.phase).toBe('climate')
  first.see(moment('setup'))
  expect(first.explained).toBeNull()
  const second = helping()
  second.see(moment('movement'))
  expect(second.explained).toBeNull()
})

test('a phase is explained to whoever is asked, and to nobody while others are', () => {
  let isAsked = false
  const table = new Helping(GAME, () => true, () => (isAsked ? { options: [walk, stop], slips: [], urgent: [] } : null))
  table.see(moment('movement'))
  expect(table.explained).toBeNull()
  isAsked = true
  expect(table.explained?.phase).toBe('movement')
  isAsked = false
  expect(table.explained).toBeNull()
})

test('whoever acts has read what lay before them', () => {
  const table = helping()
  table.see(moment('movement'))
  expect(table.lets(walk)).toBe(true)
  table.see(moment('climate'))
  table.see(moment('movement'))
  expect(table.explained).toBeNull()
})

test('a slip is warned of once a kind, and done when it is done again', () => {
  const table = helping()
  expect(table.lets(stop)).toBe(false)
  expect(table.warning?.slip).toBe(doomed)
  expect(table.lets(stop)).toBe(true)
  expect(table.lets(stop)).toBe(true)
  expect(helping().lets(stop)).toBe(true)
})

test('a warning is forgotten when something else is done', () => {
  const table = helping()
  expect(table.lets(stop)).toBe(false)
  expect(table.lets(walk)).toBe(true)
  expect(table.warning).toBeNull()
})

test('what presses is said as long as one is new to the game', () => {
  expect(helping().urgent).toEqual([cold])
  for (let table = 0; table < GAMES_WITH_HELP; table++) help.finish(GAME, `table ${table}`)
  expect(helping().urgent).toEqual([])
})

test('a table counts once, and after three games it is said that there is no more help', () => {
  const table = helping()
  table.see(moment('movement'))
  table.understood()
  for (let again = 0; again < GAMES_WITH_HELP; again++) help.finish(GAME, 'the same')
  expect([table.isWanted, table.saysGoodbye]).toEqual([true, false])
  for (let other = 0; other < GAMES_WITH_HELP; other++) help.finish(GAME, `table ${other}`)
  expect([table.isWanted, table.saysGoodbye]).toEqual([false, true])
  expect(table.lets(stop)).toBe(true)
  table.parted()
  expect(table.saysGoodbye).toBe(false)
  expect(help.isWanted('evo-2011')).toBe(true)
})

test('whoever played enough with their account is no newcomer, and not parted with', () => {
  help.count(GAME, GAMES_WITH_HELP)
  expect([helping().isWanted, helping().saysGoodbye]).toEqual([false, false])
})

test('it is switched off for good, and begins anew when it is switched on', () => {
  const table = helping()
  table.see(moment('movement'))
  help.off = true
  expect([table.explained, table.urgent, table.lets(stop)]).toEqual([null, [], true])
  help.off = false
  expect(helping().lets(stop)).toBe(false)
})

test('a game may be begun with help, however many came before', () => {
  help.count(GAME, 9)
  help.startOver(GAME)
  expect(help.isWanted(GAME)).toBe(true)
})

test('whoever switched help off is not helped again after a lesson, in any game', () => {
  help.off = true
  help.startOver(GAME)
  expect([help.off, help.isWanted(GAME), help.isWanted('evo-2011')]).toEqual([true, false, false])
})

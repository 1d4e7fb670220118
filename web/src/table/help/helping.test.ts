// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import type { Action, Moment, Remark, Slip } from '../../api/protocol'
import { GAMES_WITH_HELP, help } from '../../app/help.svelte'
import { manifests } from '../../games'
import { book, words } from '../../words/index.svelte'
import { phaseOf } from '../../words/word'
import { Helping } from './helping.svelte'

const GAME = 'evo-2001'
const moment = (phase: string): Moment => ({ is: 'x', phase, rule: 'E1-4.1' })
const walk: Action = { is: 'walk', origin: 1, target: 2 }
const stop: Action = { is: 'stop' }
const doomed: Slip = { key: 'slip-left-to-die', about: { count: 1 }, rule: 'E1-6.1', options: [1] }
const cold: Remark = { key: 'urgent-cold', about: { count: 3 }, rule: 'E1-6.1' }

function helping(slips: Slip[] = [doomed], urgent: Remark[] = [cold]): Helping {
  return new Helping(GAME, (phase) => phase !== 'setup', () => ({ decision, options: [walk, stop], slips, urgent }), phaseOf)
}

/** What is asked; a phase is explained at one question, and the next at the next. */
let decision = 0

beforeEach(async () => {
  await words.know(GAME)
  decision = 0
  help.off = false
})

test('a phase is explained while it goes on, and once', () => {
  const first = helping()
  for (const phase of ['climate', 'movement']) first.see(moment(phase))
  expect(first.explained).toEqual({ phase: 'movement', rule: 'E1-4.1' })
  first.understood()
  expect(first.explained).toBeNull()
  decision += 1
  first.see(moment('climate'))
  expect(first.explained?.phase).toBe('climate')
  first.understood()
  decision += 1
  first.see(moment('setup'))
  expect(first.explained).toBeNull()
  const second = helping()
  second.see(moment('movement'))
  expect(second.explained).toBeNull()
})

test('a phase is explained to whoever is asked, and to nobody while others are', () => {
  let isAsked = false
  const table = new Helping(GAME, () => true, () => (isAsked ? { decision, options: [walk, stop], slips: [], urgent: [] } : null))
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

test('a phase that luck or rivals decided is explained at a later question, one at each', () => {
  const table = helping()
  table.see(moment('climate'))
  table.hear([{ entry: 4, events: [{ rule: 'E1-1.1' }, { rule: 'E1-2.1' }] }])
  table.see(moment('movement'))
  const told = []
  for (decision = 1; decision < 6; decision++) {
    told.push([table.explained?.phase, table.hasPassed])
    table.lets(walk)
    expect(table.explained).toBeNull()
  }
  expect(told).toEqual([
    ['movement', false],
    ['climate', true],
    ['initiative', true],
    [undefined, false],
    [undefined, false],
  ])
})

test.each(Object.keys(manifests))('after a game of %s in which each phase came, all have been told', async (game) => {
  await words.know(game)
  const phases = book().speech.kinds.phases.filter((phase) => book().has(`phase-${phase}`))
  const rules = book().speech.kinds.things['phase']!
  const asked = () => ({ decision, options: [walk, stop], slips: [], urgent: [] })
  const table = new Helping(game, (phase) => book().has(`web-explain-${phase}`), asked, phaseOf)
  phases.forEach((phase, entry) => {
    const rule = rules[phase]!
    // Some phases are only told of.
    if (phaseOf(rule) === phase) table.hear([{ entry, events: [{ rule }] }])
    else table.see(moment(phase))
  })
  const told = phases.map(() => {
    decision += 1
    const phase = table.explained?.phase
    table.lets(walk)
    return phase
  })
  expect(told.toSorted()).toEqual(phases.toSorted())
})

test('what was heard once is not heard again, and nobody hears of a phase that has not come', () => {
  const table = helping()
  const log = [{ entry: 4, events: [{ rule: 'E1-2.1' }] }]
  table.hear(log)
  expect(table.explained).toEqual({ phase: 'initiative', rule: 'E1-2.1' })
  table.understood()
  decision += 1
  table.hear([...log, { entry: 5, events: [{ rule: 'E1-3.3' }] }])
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

test('whoever played enough with their account is no newcomer, and not parted with', async () => {
  localStorage.clear()
  vi.resetModules()
  const [fresh, { Helping }] = await Promise.all([import('../../app/help.svelte'), import('./helping.svelte')])
  fresh.help.count(GAME, GAMES_WITH_HELP)
  const table = new Helping(GAME, () => true, () => null)
  expect([table.isWanted, table.saysGoodbye]).toEqual([false, false])
})

test('it is switched off for good, and begins anew when it is switched on', () => {
  const table = helping()
  table.see(moment('movement'))
  help.off = true
  expect([table.explained, table.urgent, table.lets(stop)]).toEqual([null, [], true])
  help.off = false
  expect(helping().lets(stop)).toBe(false)
})

/** As a table does that is opened: it asks the account how many games of a kind it has played. */
function begun(again: () => void): boolean[] {
  help.count(GAME, 9)
  again()
  return [9, 9, 11, 12].map((games) => {
    help.count(GAME, games)
    return help.isWanted(GAME)
  })
}

test('a game may be begun with help, however many came before', () => {
  expect(begun(() => help.startOver(GAME))).toEqual([true, true, true, false])
})

test('help that is switched on again stays for three games, however many the account has played', () => {
  const again = () => {
    help.off = true
    help.off = false
  }
  expect(begun(again)).toEqual([true, true, true, false])
})

test('whoever switched help off is not helped again after a lesson, in any game', () => {
  help.off = true
  help.startOver(GAME)
  expect([help.off, help.isWanted(GAME), help.isWanted('evo-2011')]).toEqual([true, false, false])
})

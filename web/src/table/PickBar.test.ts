// @vitest-environment jsdom
import { render, screen } from '@testing-library/svelte'
import { beforeAll, expect, test } from 'vitest'
import { LiveTable } from '../api/live-table.svelte'
import { words } from '../words/index.svelte'
import type { Picker } from './contracts'
import PickBar from './PickBar.svelte'

beforeAll(() => words.know('evo-2001'))

const pass = { is: 'pass' }
const nothing = () => {}
const live = new LiveTable('fixture', {
  keys: [],
  linger: () => 0,
  connect: () => ({ open: nothing, send: () => true, hurry: nothing, close: nothing }),
})
/** The buttons of one who may play a card or pass. */
function buttons(more: { isLast?: boolean; wantsTarget?: boolean } = {}) {
  const choosing: Picker = {
    options: [{ is: 'play', card: 'moult' }, pass],
    passing: [pass],
    take: nothing,
    act: nothing,
    confirm: nothing,
    refresh: nothing,
    cancel: nothing,
    goOn: nothing,
  }
  const view = { moment: null, asked: [0], result: null }
  render(PickBar, { live, choosing, view, mine: true, hint: '', aim: null, ...more })
  return screen.getAllByRole('button').map((button) => [button.textContent, button.classList.contains('main')])
}

test('to decline is one button among others while more can be done', () => {
  expect(buttons()).toContainEqual(['Play no card', false])
})
test('to decline is the main button where a game says that nothing else is left', () => {
  expect(buttons({ isLast: true })).toContainEqual(['Play no card', true])
})
test('what wants a target is put back, not declined', () => {
  expect(buttons({ wantsTarget: true })).toContainEqual(['Cancel', false])
})

// @vitest-environment jsdom
import { render, screen } from '@testing-library/svelte'
import { createRawSnippet } from 'svelte'
import { expect, test } from 'vitest'
import { words } from '../words/index.svelte'
import TopBar from './TopBar.svelte'

const menu = createRawSnippet(() => ({ render: () => '<span></span>' }))
const shown = () => screen.queryAllByRole('listitem').map((phase) => phase.textContent)
const current = () => document.querySelector('[aria-current=step]')?.textContent

test.each([
  ['evo-2001', ['Initiative', 'Climate', 'Movement', 'Births', 'Survival', 'Evolution']],
  ['evo-2011', ['Climate', 'Mutations', 'Initiative', 'Movement', 'Births', 'Survival']],
  ['evolution-family', ['Reveal', 'Era card', 'Contest', 'Step', 'Cone']],
  ['gods-love-dinosaurs', ['Take a tile', 'Place it', 'A species activates', 'Dinosaurs activate']],
])('%s shows the phases of a turn in their order', async (game, phases) => {
  await words.know(game)
  render(TopBar, { turn: 1, phase: null, menu })
  expect(shown()).toEqual(phases.map((phase, at) => `${at + 1}.${phase}`))
  expect(current()).toBeUndefined()
})

test('the phase that the server tells is marked; set-up is none of a turn', async () => {
  await words.know('evo-2001')
  const { rerender } = render(TopBar, { turn: 1, phase: 'births', menu })
  expect(current()).toBe('4.Births')
  await rerender({ phase: 'setup' })
  expect(current()).toBeUndefined()
})

// @vitest-environment jsdom
import { render, screen } from '@testing-library/svelte'
import userEvent from '@testing-library/user-event'
import { createRawSnippet } from 'svelte'
import { expect, test } from 'vitest'
import { words } from '../../words/index.svelte'
import Stage from './Stage.svelte'

const nothing = createRawSnippet(() => ({ render: () => '<p></p>' }))
const panel = createRawSnippet<[() => void]>((fold) => ({
  render: () => '<button>Look at the board</button>',
  setup: (button) => button.addEventListener('click', () => fold()()),
}))
const parts = { log: [], bar: nothing, top: nothing, board: nothing, caption: nothing, over: undefined, onpick: undefined }

test.each(['over', 'below'] as const)('a panel that lies %s keeps the focus when it is folded and called back', async (panelLies) => {
  await words.know('evo-2001')
  render(Stage, { ...parts, game: 'evo-2001', panel, panelLies, recall: 'Back to the auction' })
  const person = userEvent.setup()
  screen.getByRole('button', { name: 'Look at the board' }).focus()
  await person.keyboard('{Enter}')
  expect(screen.getByRole('button', { name: 'Back to the auction' })).toHaveFocus()
  await person.keyboard('{Enter}')
  expect(screen.getByRole('button', { name: 'Look at the board' })).toHaveFocus()
})

test.each(['evo-2001', 'evo-2011', 'evolution-family', 'gods-love-dinosaurs'])(
  'a screen reader tells what lies beside the table of %s from the row of a phone',
  async (game) => {
    await words.know(game)
    render(Stage, { ...parts, game, chips: [{ id: 0, text: '3', asked: false }] })
    const names = ['complementary', 'navigation'].map((role) => screen.getByRole(role).getAttribute('aria-label'))
    expect(names[0]).toBeTruthy()
    expect(names[1]).toBe('Players and details')
    expect(names[0]).not.toBe(names[1])
  },
)

test('on a phone a sheet on which something can be chosen is lit', async () => {
  await words.know('evo-2001')
  const sheet = (name: string, lit: boolean) => ({ name, title: name, button: name, lit, body: nothing })
  render(Stage, { ...parts, game: 'evo-2001', chips: [{ id: 0, asked: false }], sheets: [sheet('Cards 3', true), sheet('Others', false)] })
  expect(screen.getByRole('button', { name: 'Cards 3' })).toHaveClass('main')
  expect(screen.getByRole('button', { name: 'Others' })).not.toHaveClass('main')
})

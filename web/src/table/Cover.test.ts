// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/svelte'
import { flushSync } from 'svelte'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { closeOnBack } from '../ui/back'
import Sample from '../ui/NotesSample.svelte'
import { words } from '../words/index.svelte'
import Cover from './Cover.svelte'

/** jsdom has no modal dialogs. */
const modal = HTMLDialogElement.prototype as { showModal?: () => void }
beforeAll(() => {
  modal.showModal = function (this: HTMLDialogElement) {
    this.open = true
  }
  return words.know('evo-2011')
})
afterAll(() => delete modal.showModal)

const cover = (onready = () => {}) => {
  render(Cover, { seat: 1, name: 'Ben', onready })
  return screen.getByRole<HTMLDialogElement>('dialog', { name: /Ben/ })
}

test('a cover is modal, and its button has the focus', () => {
  const ready = vi.fn()
  const dialog = cover(ready)
  expect(dialog.open).toBe(true)
  const button = screen.getByRole('button')
  expect(button).toHaveFocus()
  button.click()
  expect(ready).toHaveBeenCalledOnce()
})

test('a cover stays, whatever would close it', () => {
  const dialog = cover()
  const escape = new Event('cancel', { cancelable: true })
  dialog.dispatchEvent(escape)
  expect(escape.defaultPrevented).toBe(true)
  dialog.open = false
  dialog.dispatchEvent(new Event('close'))
  expect(dialog.open).toBe(true)
})

test('a cover closes what lies open above the board, notes too', async () => {
  const sheet = vi.fn()
  closeOnBack(sheet)
  render(Sample)
  await fireEvent.pointerDown(screen.getByText('egg'), { pointerType: 'touch' })
  expect(screen.getByRole('tooltip', { hidden: true })).toHaveTextContent('An egg')
  cover()
  flushSync()
  expect(sheet).toHaveBeenCalledOnce()
  expect(screen.queryByRole('tooltip', { hidden: true })).toBeNull()
})

// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/svelte'
import userEvent from '@testing-library/user-event'
import { flushSync } from 'svelte'
import { afterEach, expect, test, vi } from 'vitest'
import Sample from './NotesSample.svelte'
import { dismiss } from './says'

afterEach(() => vi.useRealTimers())

const note = () => screen.queryByRole('tooltip', { hidden: true })?.textContent ?? null
const icon = (name: string) => screen.getByText(name)

test('an icon is told on hover after a moment, and no longer once it is left', () => {
  vi.useFakeTimers()
  render(Sample)
  fireEvent.pointerOver(icon('horn'), { pointerType: 'mouse' })
  expect(note()).toBeNull()
  vi.advanceTimersByTime(300)
  flushSync()
  expect(note()).toBe('A horn: for fights.')
  expect(icon('horn')).toHaveAccessibleDescription('A horn: for fights.')
  fireEvent.pointerOut(icon('horn'), { pointerType: 'mouse', relatedTarget: document.body })
  flushSync()
  expect(note()).toBeNull()
})

test('a tap tells it at once, a tap elsewhere puts the note away', async () => {
  render(Sample)
  await fireEvent.pointerDown(icon('egg'), { pointerType: 'touch' })
  expect(note()).toBe('An egg: for births.')
  await fireEvent.pointerDown(document.body, { pointerType: 'touch' })
  expect(note()).toBeNull()
})

test('what acts by itself is told on a long touch only', () => {
  vi.useFakeTimers()
  render(Sample)
  fireEvent.pointerDown(icon('sky'), { pointerType: 'touch' })
  flushSync()
  expect(note()).toBeNull()
  vi.advanceTimersByTime(600)
  flushSync()
  expect(note()).toBe('The climate.')
})

test('a group is one stop of the tab key; arrows walk it, Escape dismisses', async () => {
  const person = userEvent.setup()
  render(Sample)
  await person.tab()
  expect(icon('horn')).toHaveFocus()
  expect(note()).toBe('A horn: for fights.')
  await person.keyboard('{ArrowRight}')
  expect(icon('egg')).toHaveFocus()
  expect(note()).toBe('An egg: for births.')
  await person.keyboard('{ArrowRight}')
  expect(icon('egg')).toHaveFocus()
  await person.keyboard('{Escape}')
  expect(note()).toBeNull()
  await person.tab()
  expect(icon('sky')).toHaveFocus()
  await person.tab({ shift: true })
  expect(icon('egg')).toHaveFocus()
})

test('when the one that has the stop goes, another has it', async () => {
  const { rerender } = render(Sample)
  await rerender({ horned: false })
  await userEvent.setup().tab()
  expect(icon('egg')).toHaveFocus()
})

test('what lies inside a button is no stop of its own', () => {
  render(Sample)
  expect(icon('inside')).not.toHaveAttribute('tabindex')
})

test('a note goes with its icon', async () => {
  const { rerender } = render(Sample)
  await fireEvent.pointerDown(icon('horn'), { pointerType: 'touch' })
  expect(note()).toBe('A horn: for fights.')
  await rerender({ horned: false })
  expect(note()).toBeNull()
})

test('an icon that went while one waited is not told', async () => {
  vi.useFakeTimers()
  const { rerender } = render(Sample)
  fireEvent.pointerOver(icon('horn'), { pointerType: 'mouse' })
  await rerender({ horned: false })
  vi.advanceTimersByTime(300)
  flushSync()
  expect(note()).toBeNull()
})

test('a note that would tell something else is put away, and tells it when asked again', async () => {
  const { rerender } = render(Sample)
  await fireEvent.pointerDown(icon('egg'), { pointerType: 'touch' })
  await rerender({ egg: 'Two eggs.' })
  expect(note()).toBeNull()
  await fireEvent.pointerDown(icon('egg'), { pointerType: 'touch' })
  expect(note()).toBe('Two eggs.')
})

test('whoever dismisses notes puts any away', async () => {
  render(Sample)
  await fireEvent.pointerDown(icon('egg'), { pointerType: 'touch' })
  dismiss()
  flushSync()
  expect(note()).toBeNull()
})

test('keys that a note has no use for are left to others', async () => {
  const person = userEvent.setup()
  render(Sample)
  const heard: string[] = []
  const hear = ({ key }: KeyboardEvent) => heard.push(key)
  addEventListener('keydown', hear)
  await person.tab()
  heard.length = 0
  await person.keyboard('{ArrowLeft}{ArrowRight}{Escape}')
  expect(heard).toEqual(['ArrowLeft'])
  await person.keyboard('{Escape}')
  expect(heard).toEqual(['ArrowLeft', 'Escape'])
  removeEventListener('keydown', hear)
})

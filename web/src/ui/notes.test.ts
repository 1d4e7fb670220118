// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/svelte'
import userEvent from '@testing-library/user-event'
import { flushSync } from 'svelte'
import { afterEach, expect, test, vi } from 'vitest'
import Sample from './NotesSample.svelte'
import { dismiss } from './says'

afterEach(() => vi.useRealTimers())

const note = () => screen.queryByRole('tooltip', { hidden: true })?.textContent?.trim() ?? null
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
  fireEvent.pointerOver(document.body, { pointerType: 'mouse' })
  vi.advanceTimersByTime(200)
  flushSync()
  expect(note()).toBeNull()
})

test('from one to the next, the next is told', () => {
  vi.useFakeTimers()
  render(Sample)
  fireEvent.pointerOver(icon('horn'), { pointerType: 'mouse' })
  vi.advanceTimersByTime(300)
  fireEvent.pointerOut(icon('horn'), { pointerType: 'mouse', relatedTarget: icon('egg') })
  fireEvent.pointerOver(icon('egg'), { pointerType: 'mouse', clientX: 30 })
  vi.advanceTimersByTime(300)
  flushSync()
  expect(note()).toBe('An egg: for births.')
})

test('what comes to lie beneath a pointer that rests is not told', () => {
  vi.useFakeTimers()
  render(Sample)
  fireEvent.pointerMove(document.body, { pointerType: 'mouse', clientX: 30 })
  fireEvent.pointerOver(icon('egg'), { pointerType: 'mouse', clientX: 30 })
  vi.advanceTimersByTime(300)
  flushSync()
  expect(note()).toBeNull()
  fireEvent.pointerMove(icon('egg'), { pointerType: 'mouse', clientX: 31 })
  vi.advanceTimersByTime(300)
  flushSync()
  expect(note()).toBe('An egg: for births.')
})

test('whoever goes on to the note keeps it, until they leave that too', () => {
  vi.useFakeTimers()
  render(Sample)
  fireEvent.pointerOver(icon('horn'), { pointerType: 'mouse' })
  vi.advanceTimersByTime(300)
  flushSync()
  const paper = screen.getByRole('tooltip', { hidden: true })
  fireEvent.pointerOut(icon('horn'), { pointerType: 'mouse', relatedTarget: document.body })
  fireEvent.pointerOver(paper, { pointerType: 'mouse', clientX: 30 })
  vi.advanceTimersByTime(1000)
  flushSync()
  expect(note()).toBe('A horn: for fights.')
  fireEvent.pointerOut(paper, { pointerType: 'mouse', relatedTarget: document.body })
  vi.advanceTimersByTime(200)
  flushSync()
  expect(note()).toBeNull()
})

test('a word has a name, what it is worth now and its rule; what the thing is named by is not said twice', async () => {
  render(Sample)
  await fireEvent.pointerDown(icon('fur'), { pointerType: 'touch' })
  expect(note()?.split(/\s+(?=[A-Z])/)).toEqual(['Fur', 'For the cold.', 'Two of them.', 'Rule', 'T-1.2'])
  expect(icon('fur')).toHaveAccessibleName('Two of them.')
  expect(icon('fur')).toHaveAccessibleDescription('Fur For the cold. Rule T-1.2')
})

test('its rule is a tap away, and a key', async () => {
  const opened: string[] = []
  const onrule = (rule: string) => opened.push(rule) > 0
  const person = userEvent.setup()
  render(Sample, { onrule })
  await fireEvent.pointerDown(icon('fur'), { pointerType: 'touch' })
  await fireEvent.click(screen.getByText('Rule T-1.2'))
  expect(opened).toEqual(['T-1.2'])
  expect(note()).toBeNull()
  for (const _ of 'abc') await person.tab()
  expect(icon('fur')).toHaveFocus()
  await person.keyboard('?')
  for (const _ of 'ab') await person.tab({ shift: true })
  await person.keyboard('?')
  expect(opened).toEqual(['T-1.2', 'T-1.2'])
})

test('what has nothing to say has no note and is no stop', async () => {
  render(Sample)
  await fireEvent.pointerDown(icon('nothing'), { pointerType: 'touch' })
  expect(note()).toBeNull()
  expect(icon('nothing')).not.toHaveAttribute('tabindex')
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

test.each([
  [600, 0],
  [100, 1],
])('a touch of %i ms clicks %i times: whoever reads does nothing else', (held, clicks) => {
  vi.useFakeTimers()
  const onclick = vi.fn()
  render(Sample, { onclick })
  fireEvent.pointerDown(icon('sky'), { pointerType: 'touch' })
  vi.advanceTimersByTime(held)
  fireEvent.pointerUp(icon('sky'), { pointerType: 'touch' })
  fireEvent.click(icon('sky'))
  expect(onclick).toHaveBeenCalledTimes(clicks)
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

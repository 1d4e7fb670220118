// @vitest-environment jsdom
import { render, screen } from '@testing-library/svelte'
import userEvent from '@testing-library/user-event'
import { createRawSnippet } from 'svelte'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { theme } from '../style/theme.svelte'
import Button from './Button.svelte'
import Dialog from './Dialog.svelte'
import Segmented from './Segmented.svelte'
import Sheet from './Sheet.svelte'
import Slider from './Slider.svelte'
import Tabs from './Tabs.svelte'
import ThemeSwitch from './ThemeSwitch.svelte'

const text = (words: string) => createRawSnippet(() => ({ render: () => `<span>${words}</span>` }))

describe('Button', () => {
  it('answers even where it is not possible yet', async () => {
    const onclick = vi.fn()
    render(Button, { unavailable: true, onclick, children: text('Fight') })
    const button = screen.getByRole('button', { name: 'Fight' })
    expect(button).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(button)
    expect(onclick).toHaveBeenCalledOnce()
  })
  it('may be a link', () => {
    render(Button, { href: '#/rules', children: text('Rules') })
    expect(screen.getByRole('link', { name: 'Rules' })).toHaveAttribute('href', '#/rules')
  })
})

describe.each([
  ['Dialog', Dialog as typeof Sheet],
  ['Sheet', Sheet],
])('%s', (_, Overlay) => {
  const shown = () => {
    const onclose = vi.fn()
    const { unmount } = render(Overlay, { open: true, title: 'Menu', closeLabel: 'Close', onclose, children: text('Rules') })
    return { onclose, unmount, dialog: document.querySelector('dialog')! }
  }
  it('says when it is closed', () => {
    const { onclose, dialog } = shown()
    dialog.dispatchEvent(new Event('close'))
    expect(onclose).toHaveBeenCalledOnce()
  })
  it('says nothing of a page that was left, whatever the browser says afterwards', () => {
    const { onclose, dialog, unmount } = shown()
    unmount()
    dialog.dispatchEvent(new Event('close'))
    expect(onclose).not.toHaveBeenCalled()
  })
})

describe('Segmented', () => {
  it('shows what is so when what was chosen has failed', async () => {
    const onchange = vi.fn(async () => {})
    const options = ['no', 'yes'].map((value) => ({ value, label: value }))
    // As a page binds what it only knows once it is done.
    const bound = {
      get value() {
        return 'no'
      },
      set value(_: string) {},
    }
    render(Segmented, Object.assign(bound, { label: 'Tell me', options, onchange }))
    await userEvent.click(screen.getByRole('radio', { name: 'yes' }))
    await vi.waitFor(() => expect(screen.getByRole('radio', { name: 'no' })).toBeChecked())
    expect(onchange).toHaveBeenCalledWith('yes')
  })
})

describe('Tabs', () => {
  it('are walked by arrows', async () => {
    const onchange = vi.fn()
    render(Tabs, {
      label: 'Panels',
      value: 'a',
      tabs: [
        { value: 'a', label: 'Species' },
        { value: 'b', label: 'Log' },
      ],
      onchange,
      panel: createRawSnippet((value: () => string) => ({ render: () => `<p>${value()}</p>` })),
    })
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}')
    expect(onchange).toHaveBeenLastCalledWith('b')
    expect(screen.getByRole('tab', { name: 'Log' })).toHaveFocus()
    expect(screen.getByRole('tabpanel', { name: 'Log' })).toBeInTheDocument()
  })
})

describe('Segmented and Slider', () => {
  it('have their labels', async () => {
    const onchange = vi.fn()
    render(Segmented, { label: 'Players', value: 3, options: [3, 4].map((value) => ({ value, label: `${value}` })), onchange })
    await userEvent.click(screen.getByRole('radio', { name: '4' }))
    expect(onchange).toHaveBeenCalledWith(4)
    render(Slider, { label: 'Speed', value: 2, max: 9, format: (value: number) => `${value} s` })
    expect(screen.getByRole('slider', { name: 'Speed' })).toHaveAttribute('aria-valuetext', '2 s')
  })
})

describe('theme', () => {
  afterEach(() => (theme.current = 'system'))
  it('is kept here and shown', async () => {
    render(ThemeSwitch, { label: 'Theme', names: { system: 'System', light: 'Day', dark: 'Lamp' } })
    await userEvent.click(screen.getByRole('radio', { name: 'Lamp' }))
    expect(document.documentElement.dataset['theme']).toBe('dark')
    expect(localStorage.getItem('mesozoic.theme')).toBe('dark')
    theme.current = 'system'
    expect(document.documentElement.dataset['theme']).toBe('light')
    expect(localStorage.getItem('mesozoic.theme')).toBeNull()
  })
})

// @vitest-environment jsdom
import { render, screen } from '@testing-library/svelte'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { sampleIsland } from '../sample'
import Island from './Island.svelte'

const zones = sampleIsland(4)
const props = {
  board: { zones },
  herds: [[3], [10, 12]],
  temperatures: { beach: 'hot', meadow: 'temperate', hill: 'cold', mountain: 'deadly' },
  label: 'The island',
  describe: (zone: number) => `zone ${zone}, ${zones[zone]!.terrain}`,
}
const zone = (n: number) => screen.getByRole('button', { name: new RegExp(`^zone ${n},`) })

describe('Island', () => {
  it('names itself and every zone', () => {
    render(Island, props)
    expect(screen.getByRole('group', { name: 'The island' })).toBeInTheDocument()
    expect(screen.getAllByRole('button')).toHaveLength(zones.length)
    expect(zone(0)).toHaveAccessibleName('zone 0, beach')
  })

  it('is one stop for the tab key, at the first thing to do', async () => {
    render(Island, { ...props, choosable: [10, 12] })
    await userEvent.tab()
    expect(zone(10)).toHaveFocus()
    expect(screen.getAllByRole('button').filter((button) => button.getAttribute('tabindex') === '0')).toHaveLength(1)
  })

  it('is walked by arrows, answers Enter and Escape', async () => {
    const [onchoose, oncancel, onlook] = [vi.fn(), vi.fn(), vi.fn()]
    render(Island, { ...props, choosable: [10], onchoose, oncancel, onlook })
    await userEvent.tab()
    const east = zones.findIndex((other) => other.q === zones[10]!.q + 1 && other.r === zones[10]!.r)
    await userEvent.keyboard('{ArrowRight}')
    expect(zone(east)).toHaveFocus()
    expect(onlook).toHaveBeenLastCalledWith(east)
    await userEvent.keyboard('{Enter}')
    expect(onchoose).toHaveBeenLastCalledWith(east)
    await userEvent.keyboard(' ')
    expect(onchoose).toHaveBeenCalledTimes(2)
    await userEvent.keyboard('{Escape}')
    expect(oncancel).toHaveBeenCalledOnce()
    await userEvent.keyboard('{PageUp}')
    expect(zone(10)).toHaveFocus()
  })

  it('says what may be chosen, what is picked and what a fight would be', () => {
    render(Island, { ...props, choosable: [10], selected: 10, targets: [{ zone: 3, label: '4/6', kind: 'fight' }] })
    expect(zone(10)).not.toHaveAttribute('aria-disabled')
    expect(zone(10)).toHaveAttribute('aria-pressed', 'true')
    expect(zone(3)).not.toHaveAttribute('aria-disabled')
    expect(zone(20)).toHaveAttribute('aria-disabled', 'true')
    expect(screen.getByText(/4\/6/)).toBeInTheDocument()
  })

  it('answers a tap', async () => {
    const onchoose = vi.fn()
    render(Island, { ...props, onchoose })
    await userEvent.pointer([{ keys: '[MouseLeft]', target: zone(7) }])
    expect(onchoose).toHaveBeenCalledExactlyOnceWith(7)
  })

  it('draws a piece for each dinosaur and follows them', async () => {
    const { container, rerender } = render(Island, props)
    expect(container.querySelectorAll('.piece')).toHaveLength(3)
    await rerender({ ...props, herds: [[3], [10, 12, 13]] })
    expect(container.querySelectorAll('.piece:not(.dead)')).toHaveLength(4)
    await rerender({ ...props, herds: [[], [10, 12, 13]] })
    expect(container.querySelectorAll('.piece:not(.dead)')).toHaveLength(3)
  })
})

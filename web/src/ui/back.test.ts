// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest'
import { closeAll, closeOnBack } from './back'

/** Until the history has an entry for each of so many, however busy the machine is. */
const steps = (count: number) =>
  vi.waitFor(() => expect((history.state as { overlays?: number } | null)?.overlays ?? 0).toBe(count), { timeout: 30_000 })
const goBack = () =>
  new Promise((done) => {
    addEventListener('popstate', done, { once: true })
    history.back()
  })

describe('Back', () => {
  it('closes what was opened last, and leaves the rest', async () => {
    const [menu, rules] = [vi.fn(), vi.fn()]
    const closeMenu = closeOnBack(menu)
    closeOnBack(rules)
    await steps(2)
    await goBack()
    expect(rules).toHaveBeenCalledOnce()
    expect(menu).not.toHaveBeenCalled()
    closeMenu()
    await steps(0)
  })
  it('is not spent on what was closed otherwise', async () => {
    const close = vi.fn()
    const done = closeOnBack(close)
    await steps(1)
    done()
    await steps(0)
    expect(close).not.toHaveBeenCalled()
  })
  it('has nothing left to close where all was closed at once', async () => {
    const [menu, rules] = [vi.fn(), vi.fn()]
    closeOnBack(menu)
    closeOnBack(rules)
    await steps(2)
    closeAll()
    expect(menu).toHaveBeenCalledOnce()
    expect(rules).toHaveBeenCalledOnce()
    await steps(0)
  })
  it('needs no step where one closes as another opens', async () => {
    const [menu, settings] = [vi.fn(), vi.fn()]
    closeOnBack(menu)()
    closeOnBack(settings)
    await steps(1)
    await goBack()
    expect(settings).toHaveBeenCalledOnce()
    expect(menu).not.toHaveBeenCalled()
  })
})

import { describe, expect, it, vi } from 'vitest'
import { closeOnBack } from './back'

const settled = () => new Promise((done) => setTimeout(done, 20))
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
    await settled()
    await goBack()
    expect(rules).toHaveBeenCalledOnce()
    expect(menu).not.toHaveBeenCalled()
    closeMenu()
    await settled()
  })
  it('is not spent on what was closed otherwise', async () => {
    const depth = () => (history.state as { overlays?: number } | null)?.overlays ?? 0
    const close = vi.fn()
    const done = closeOnBack(close)
    await settled()
    expect(depth()).toBe(1)
    done()
    await settled()
    expect(depth()).toBe(0)
    expect(close).not.toHaveBeenCalled()
  })
  it('needs no step where one closes as another opens', async () => {
    const [menu, settings] = [vi.fn(), vi.fn()]
    closeOnBack(menu)()
    closeOnBack(settings)
    await settled()
    await goBack()
    expect(settings).toHaveBeenCalledOnce()
    expect(menu).not.toHaveBeenCalled()
  })
})

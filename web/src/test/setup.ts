import { afterEach, beforeEach } from 'vitest'
import { words } from '../words/index.svelte'

// Files share a worker, and so what modules keep: each begins as a page that was just opened.
words.use(null)

/** Files that render say `@vitest-environment jsdom` above everything; the others pay for none of this. */
if (typeof window !== 'undefined') {
  localStorage.clear()
  await import('@testing-library/jest-dom/vitest')
  const { act, cleanup, configure, setup } = await import('@testing-library/svelte')
  configure({ asyncUtilTimeout: 30_000 }) // a busy machine is no failure
  beforeEach(setup)
  afterEach(async () => {
    await act()
    cleanup()
  })

  // jsdom knows neither; components must not fall over without them.
  window.matchMedia ??= ((query: string) => ({
    matches: query.includes('reduce'),
    media: query,
    addEventListener() {},
    removeEventListener() {},
  })) as unknown as typeof window.matchMedia
  window.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
}

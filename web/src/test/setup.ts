import '@testing-library/jest-dom/vitest'

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

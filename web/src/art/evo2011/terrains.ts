import { f, scatter, type Mark } from '../hex'

const dots = (seed: number, distance: number) => scatter(seed, distance, 5).map(([x, y]) => `M${f(x)} ${f(y)}h.01`).join('')

export function desert(seed: number): Mark[] {
  return [{ d: dots(seed, 14), stroke: 'var(--desert-ink)', width: 3 }]
}
export function forest(seed: number): Mark[] {
  return [{ d: dots(seed, 18), stroke: 'var(--forest-ink)', width: 10 }]
}
export function canyon(seed: number): Mark[] {
  return [{ d: scatter(seed, 16, 10).map(([x, y]) => `M${f(x - 6)} ${f(y)}h12`).join(''), stroke: 'var(--canyon-ink)', width: 2 }]
}

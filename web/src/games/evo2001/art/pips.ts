/** Where the pips of a face stand, in thirds of the side, from -1 to 1. */
export const PIPS: Record<number, [number, number][]> = {
  1: [[0, 0]],
  2: [[-1, -1], [1, 1]],
  3: [[-1, -1], [0, 0], [1, 1]],
  4: [[-1, -1], [1, -1], [-1, 1], [1, 1]],
  5: [[-1, -1], [1, -1], [0, 0], [-1, 1], [1, 1]],
  6: [[-1, -1], [1, -1], [-1, 0], [1, 0], [-1, 1], [1, 1]],
}
export const pips = (face: number, cx: number, cy: number, spread: number): string =>
  (PIPS[face] ?? []).map(([x, y]) => `M${cx + x * spread} ${cy + y * spread}h.01`).join('')

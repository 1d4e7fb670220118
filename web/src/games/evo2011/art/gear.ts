import { line } from '../../../art/spline'

type Point = readonly [x: number, y: number]
/** A rug by its corners: upper left, upper right, lower right, lower left. */
export type Rug = readonly [Point, Point, Point, Point]

export type Outfitting = {
  rug: Rug
  /** Where the saddle lies on the back, and how wide; where plates leave no room there is none. */
  saddle: { at: Point; width: number; lean: number } | null
  /** The strap about the neck. */
  collar: string
  /** Where the reins end. */
  mouth: Point
}

// By seat, in the boxes of tokens.ts and portraits.ts.
export const TOKEN_GEAR: readonly Outfitting[] = [
  { rug: [[40, 25], [60, 20], [63, 40], [40, 44]], saddle: { at: [50, 22], width: 17, lean: -12 }, collar: line('64,17 69,24 77,29'), mouth: [88, 27] },
  { rug: [[35, 28], [57, 26], [59, 45], [34, 46]], saddle: { at: [46, 26], width: 17, lean: -3 }, collar: line('70,15 76,19 82,22'), mouth: [93, 16] },
  { rug: [[27, 29], [48, 26], [51, 46], [26, 48]], saddle: { at: [37, 27], width: 17, lean: -6 }, collar: '', mouth: [92, 48] },
  { rug: [[33, 37], [55, 38], [56, 56], [32, 55]], saddle: null, collar: line('74,51 72,58 73,66'), mouth: [92, 67] },
  { rug: [[38, 34], [62, 32], [64, 50], [37, 51]], saddle: null, collar: line('79,43 77,54 79,64'), mouth: [92, 63] },
]
export const PORTRAIT_GEAR: readonly Outfitting[] = [
  { rug: [[172, 73], [254, 71], [266, 132], [170, 140]], saddle: { at: [216, 70], width: 54, lean: 0 }, collar: line('286,62 296,86 318,112'), mouth: [352, 86] },
  { rug: [[138, 93], [226, 82], [238, 146], [132, 156]], saddle: { at: [188, 83], width: 54, lean: -4 }, collar: line('300,32 318,46 336,60'), mouth: [376, 37] },
  { rug: [[118, 91], [212, 81], [224, 148], [114, 158]], saddle: { at: [174, 81], width: 54, lean: -3 }, collar: '', mouth: [366, 132] },
  { rug: [[138, 106], [228, 112], [234, 174], [134, 170]], saddle: { at: [184, 88], width: 46, lean: 4 }, collar: line('300,150 294,170 300,191'), mouth: [366, 188] },
  { rug: [[164, 108], [252, 105], [262, 164], [160, 168]], saddle: { at: [216, 102], width: 50, lean: 0 }, collar: line('322,129 316,158 324,190'), mouth: [368, 178] },
]

/** A point of a rug: `u` from left to right, `v` from top to bottom. */
export function onRug([a, b, c, d]: Rug, u: number, v: number): string {
  const mix = (i: 0 | 1) => (a[i] * (1 - u) + b[i] * u) * (1 - v) + (d[i] * (1 - u) + c[i] * u) * v
  return `${mix(0).toFixed(1)} ${mix(1).toFixed(1)}`
}
const path = (rug: Rug, points: readonly Point[], closed = false) => `M${points.map(([u, v]) => onRug(rug, u, v)).join('L')}${closed ? 'Z' : ''}`

export const outline = (rug: Rug) => path(rug, [[0, 0], [0.5, -0.06], [1, 0], [1, 1], [0.5, 1.07], [0, 1]], true)
export const border = (rug: Rug) => path(rug, [[0.02, 0.82], [0.5, 0.89], [0.98, 0.82]])
export const fringe = (rug: Rug, n: number) => Array.from({ length: n }, (_, i) => (i + 0.5) / n).map((u) => path(rug, [[u, 1.03], [u, 1.14]])).join('')

/** What each people weaves: told apart without colour. `filled` areas or broad lines. */
export const WEAVES: readonly { filled: boolean; lines: readonly (readonly Point[])[] }[] = [
  { filled: false, lines: [[[0.06, 0.1], [0.5, 0.4], [0.94, 0.1]], [[0.06, 0.4], [0.5, 0.7], [0.94, 0.4]]] },
  { filled: false, lines: [[[0.06, 0.2], [0.94, 0.2]], [[0.06, 0.56], [0.94, 0.56]]] },
  { filled: true, lines: [[[0.5, 0.06], [0.84, 0.4], [0.5, 0.74], [0.16, 0.4]]] },
  { filled: false, lines: [[[0.06, 0.6], [0.28, 0.18], [0.5, 0.6], [0.72, 0.18], [0.94, 0.6]]] },
  { filled: false, lines: [[[0.5, 0.06], [0.5, 0.74]], [[0.16, 0.4], [0.84, 0.4]]] },
]
export const weave = (rug: Rug, seat: number) => {
  const { filled, lines } = WEAVES[seat % WEAVES.length]!
  return lines.map((points) => path(rug, points, filled)).join('')
}
export const isFilled = (seat: number) => WEAVES[seat % WEAVES.length]!.filled

/** Of the riders, by seat. */
export const SKIN = ['#b97b4f', '#8a5a3a', '#c98f62', '#7a4e33', '#a86f48']

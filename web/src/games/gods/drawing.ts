import type { Hex } from './art/hexes'
import type { HuntForecast, TileView } from './types'

/** What is lit on a hex: who may be picked, who was, where one may go or be born, where something happened. */
export type Light = 'may' | 'picked' | 'go' | 'cradle' | 'trace'
/** A tile that lies there only in somebody's mind. */
export type Ghost = Hex & { tile: TileView; turn: number; kind: 'try' | 'aim' | 'wrong' }
/** An empty place at the edge: whether a tile fits there as it is turned now. */
export type Spot = Hex & { fits: boolean }
/** A way through an ecosystem, and what is eaten, laid and born on it. */
export type DrawnHunt = Pick<HuntForecast, 'path'> & Partial<Pick<HuntForecast, 'meals' | 'laid' | 'newborn'>>
/** What lies over the edges of a landscape, in pixels. */
export type Edges = { left?: number; right?: number; top?: number; bottom?: number }

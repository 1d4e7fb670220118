import type { GameTypes } from '../../api/protocol'

/** Gods Love Dinosaurs. */
export type Gods = GameTypes<'gods-love-dinosaurs'>
export type GodsView = Gods['view']
export type GodsEvent = Gods['event']
export type GodsAction = Gods['action']
export type GodsMoment = Gods['moment']

/** Two joined hexes; an animal, if there is one, is on the first. */
export type TileView = NonNullable<GodsView['in_hand']>
export type EcosystemView = GodsView['ecosystems'][number]
export type HexView = EcosystemView['hexes'][number]
export type GodsForecast = GodsView['forecast']
/** What taking the last tile of a column would bring about. */
export type ColumnForecast = GodsForecast['columns'][number]
/** A hunt, if it ended here. */
export type HuntForecast = NonNullable<GodsForecast['hunt']>
/** A tile of the animal board. */
export type TilePlace = Pick<Extract<GodsAction, { is: 'take' }>, 'column' | 'row'>

import { listed, type Slug } from '../../../api/slugs'

export type Terrain = Slug<'evo-2011', 'terrain'>
export type Temperature = Slug<'evo-2011', 'temperature'>
export type Token = Slug<'evo-2011', 'token'>

/** From hot to cold. */
export const TERRAINS = listed<Terrain>({ desert: true, forest: true, canyon: true, mountain: true })
export const TOKENS = listed<Token>({ 'plus-2': true, 'plus-1': true, still: true, 'minus-1': true, meteorite: true })

/** From one turning of the wheel to the next, the short way round. */
export function turnedTo(before: number, degrees: number): number {
  return before + ((((degrees - before) % 360) + 540) % 360) - 180
}

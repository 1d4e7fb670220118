import { chance } from '../../../art/chance'
import { peak, type Mark } from '../../../art/terrain'
import { crown, dune, mesa, spire } from '../../../art/inland'

const sign = (draw: (next: () => number) => Mark[]) => draw(chance(5))

/** A terrain in one figure, about 44 x 34, centred. */
export const SIGNS: Record<string, Mark[]> = {
  desert: sign((next) => [...dune([7, 0, 17, 12], next), ...dune([-3, 15, 22, 17], next)]),
  forest: sign((next) => [...crown(-12, 0, 11, next), ...spire(12, 1, 12), ...crown(0, 6, 10, next)]),
  canyon: sign((next) => [...mesa([-8, 8, 15, 22], next), ...mesa([10, 15, 14, 17], next)]),
  mountain: sign((next) => [...peak(-10, 9, 13, 24, next), ...peak(7, 15, 17, 33, next)]),
}

import { variantsFor } from '../../../art/terrain'
import { centre, coastline, extent, freeCorners, shores, surf, type Box, type Point, type Zone } from '../../../board/geometry'

/** Where everything that never moves is drawn. */
export type Layout = ReturnType<typeof layOut>

export function layOut(zones: readonly Zone[], isNarrow: boolean, hasSurf: boolean) {
  const all = [...zones]
  const box = extent(all, isNarrow ? 20 : 44)
  const [compass, beast, ...free] = freeCorners(all, box, 66)
  return {
    zones: all,
    middles: all.map(centre),
    variants: variantsFor(all),
    coast: shores(all)
      .map((ring) => coastline(ring, 7))
      .join(''),
    foam: hasSurf ? surf(all) : null,
    box,
    compass,
    beast,
    bar: isNarrow ? null : barPlace(box, free),
  }
}

/** The scale bar lies along an edge, clear of the buttons at the top right. */
function barPlace(box: Box, free: readonly Point[]): Point {
  const heart = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const corner = free.find(({ x, y }) => x < heart.x || y > heart.y)!
  return {
    x: corner.x < heart.x ? box.x + 22 : box.x + box.width - 195,
    y: corner.y < heart.y ? box.y + 22 : box.y + box.height - 26,
  }
}

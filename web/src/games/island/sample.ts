import type { Zone } from '../../board/geometry'

// Our islands as they stood when the gallery was hung: q, r, terrain, starts.
const TERRAIN = { b: 'beach', s: 'beach', m: 'meadow', h: 'hill', k: 'mountain' } as const
const DRAWN = {
  3: '2,0s 3,0b -2,1m 0,1m 1,1m 2,1m 3,1b -3,2m -2,2h -1,2h 0,2h 1,2k 2,2m -5,3s -4,3m -3,3k -2,3k -1,3h 0,3k 1,3k 2,3h -6,4b -5,4m -4,4k -3,4k -2,4k -1,4k 0,4k 1,4h -6,5b -5,5b -4,5h -3,5h -2,5h -1,5m 0,5m -4,6h -2,6b -1,6m 0,6s -2,7b -1,7b',
  4: '-4,0b -3,0s 2,0s 3,0b -5,1b -4,1m -3,1m -2,1h 0,1m 1,1m 2,1m 3,1b -5,2m -4,2h -3,2k -2,2h -1,2h 0,2h 1,2k 2,2m -5,3h -4,3k -3,3k -2,3k -1,3h 0,3k 1,3k 2,3h -5,4h -4,4h -3,4k -2,4k -1,4k 0,4k 1,4h -6,5m -5,5k -4,5k -3,5h -2,5h -1,5m 0,5m -7,6s -6,6m -5,6k -4,6h -2,6b -1,6m 0,6s -7,7b -6,7m -5,7m -2,7b -1,7b -7,8b -6,8b',
  5: '-4,0b -3,0s 2,0b 3,0s -5,1b -4,1m -3,1m -2,1h 1,1m 2,1m 3,1m 4,1b -5,2m -4,2h -3,2k -2,2h -1,2h 0,2h 1,2h 2,2k 3,2m 4,2b -5,3h -4,3k -3,3k -2,3k -1,3k 0,3k 1,3k 2,3k 3,3m 4,3m -5,4h -4,4h -3,4k -2,4h -1,4k 0,4h 1,4k 2,4h 3,4m 4,4s -6,5m -5,5k -4,5k -3,5h -2,5k -1,5k 0,5h 1,5h 2,5m 3,5b -7,6s -6,6m -5,6k -4,6h -3,6h -2,6m -1,6m 2,6b -7,7b -6,7m -5,7m -3,7b -2,7m -1,7s -7,8b -6,8b -3,8b -2,8b',
}

export function sampleIsland(players: 3 | 4 | 5): Zone[] {
  const cells = DRAWN[players].split(' ').map((cell) => {
    const [q, r] = cell.slice(0, -1).split(',').map(Number)
    return { q: q!, r: r!, letter: cell.at(-1) as keyof typeof TERRAIN }
  })
  return cells.map(({ q, r, letter }) => {
    const neighbours = cells.flatMap((other, n) => {
      const [dq, dr] = [other.q - q, other.r - r]
      return (Math.abs(dq) + Math.abs(dr) + Math.abs(dq + dr)) / 2 === 1 ? [n] : []
    })
    return { q, r, terrain: TERRAIN[letter], neighbours, is_coast: neighbours.length < 6, is_start: letter === 's' }
  })
}

import { chance } from '../../../art/chance'
import { beside, type Hex } from '../art/hexes'
import { COLUMNS, TERRAINS, type Kind, type State, type Terrain } from '../art/kinds'

type Grown = { hexes: (Hex & { terrain: Terrain })[]; animals: { at: number; kind: Kind; state: State }[] }
const RING: Terrain[] = ['lake', 'lake', 'field', 'field', 'forest', 'forest']

/** An ecosystem as a game might leave it: the start tile and some tiles of two around it. */
export function sampleEcosystem(tiles: number): Grown {
  const next = chance(5)
  const pick = (n: number) => Math.floor(next() * n)
  const middle = { q: 0, r: 0 }
  const hexes: Grown['hexes'] = [{ ...middle, terrain: 'mountain' }, ...RING.map((terrain, i) => ({ ...beside(middle, i), terrain }))]
  const animals: Grown['animals'] = [
    { at: 0, kind: 'dinosaur', state: 'idle' },
    { at: 1, kind: 'frog', state: 'idle' },
    { at: 3, kind: 'rabbit', state: 'idle' },
    { at: 5, kind: 'rat', state: 'eaten' },
  ]
  const taken = (hex: Hex) => hexes.some((one) => one.q === hex.q && one.r === hex.r)
  while (hexes.length < 7 + 2 * tiles) {
    const first = beside(hexes[pick(hexes.length)]!, pick(6))
    const second = beside(first, pick(6))
    if (taken(first) || taken(second) || Math.abs(first.r) > 3 || Math.abs(second.r) > 3) continue
    hexes.push({ ...first, terrain: TERRAINS[pick(5)]! }, { ...second, terrain: TERRAINS[pick(5)]! })
    const at = hexes.length - 2
    if (next() < 0.75) animals.push({ at, kind: hexes[at]!.terrain === 'mountain' ? 'dinosaur' : COLUMNS[pick(5)]!, state: (['idle', 'idle', 'idle', 'newborn', 'doomed'] as const)[pick(5)]! })
  }
  return { hexes, animals }
}

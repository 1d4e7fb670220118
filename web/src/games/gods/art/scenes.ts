import { beside, type Hex } from './hexes'
import type { Kind, State, Terrain } from './kinds'

/** A piece of an ecosystem with something happening in it. */
export type Scene = {
  hexes: (Hex & { terrain: Terrain; nest?: boolean; seam?: readonly number[] })[]
  animals?: (Hex & { kind: Kind; state?: State; flip?: boolean })[]
  /** A hunt; `eats`, `lays` and `bears` as in `HuntPath`. */
  hunt?: { steps: Hex[]; eats?: boolean[]; lays?: boolean[]; bears?: boolean[] }
  /** Hexes that are only being thought of. */
  ghosts?: Hex[]
}

const at = (q: number, r: number): Hex => ({ q, r })
const MIDDLE = at(0, 0)
const RING: readonly Terrain[] = ['lake', 'lake', 'field', 'field', 'forest', 'forest']
const ALL = [0, 1, 2, 3, 4, 5]

const startTile: Scene['hexes'] = [
  { ...MIDDLE, terrain: 'mountain', nest: true, seam: ALL },
  ...RING.map((terrain, i) => ({ ...beside(MIDDLE, i), terrain, seam: [(i + 2) % 6, (i + 3) % 6, (i + 4) % 6] })),
]
const settlers: NonNullable<Scene['animals']> = [
  { ...MIDDLE, kind: 'dinosaur' },
  { ...beside(MIDDLE, 0), kind: 'frog' },
  { ...beside(MIDDLE, 2), kind: 'rabbit' },
  { ...beside(MIDDLE, 4), kind: 'rat' },
]

/** A row of hexes from the west to the east. */
const row = (r: number, q: number, ...terrains: Terrain[]) => terrains.map((terrain, i) => ({ ...at(q + i, r), terrain }))

export const SCENES = {
  start: { hexes: startTile, animals: settlers },
  placing: {
    hexes: [...startTile, { ...at(2, 0), terrain: 'lake', seam: [1] }, { ...at(3, -1), terrain: 'forest', seam: [4] }],
    animals: [...settlers, { ...at(2, 0), kind: 'eagle', state: 'newborn' }],
    ghosts: [at(2, 0), at(3, -1)],
  },
  // Two rabbits, three empty fields: two are born, and one field stays empty.
  breeding: {
    hexes: [...row(0, 0, 'field', 'field', 'field', 'field'), ...row(1, 0, 'wild', 'lake', 'field')],
    animals: [{ ...at(1, 0), kind: 'rabbit' }, { ...at(2, 0), kind: 'rabbit', flip: true }, { ...at(0, 0), kind: 'rabbit', state: 'newborn' }, { ...at(3, 0), kind: 'rabbit', state: 'newborn', flip: true }],
  },
  tiger: {
    hexes: [...row(0, 1, 'forest', 'field'), ...row(1, 0, 'lake', 'forest', 'wild')],
    animals: [{ ...at(0, 1), kind: 'tiger' }, { ...at(1, 1), kind: 'rat', state: 'eaten' }, { ...at(2, 0), kind: 'rabbit', state: 'eaten' }],
    hunt: { steps: [at(0, 1), at(1, 1), at(2, 0)], eats: [false, true, true], bears: [false, true, false] },
  },
  eagle: {
    hexes: row(0, 0, 'forest', 'field', 'lake', 'field'),
    animals: [{ ...at(0, 0), kind: 'eagle' }, { ...at(1, 0), kind: 'rabbit', state: 'eaten' }, { ...at(3, 0), kind: 'rabbit', state: 'eaten' }],
    hunt: { steps: [at(0, 0), at(1, 0), at(2, 0), at(3, 0)], eats: [false, true, false, true], bears: [false, true, false, false] },
  },
  starving: {
    hexes: row(0, 0, 'forest', 'mountain', 'lake'),
    animals: [{ ...at(0, 0), kind: 'tiger', state: 'doomed' }, { ...at(1, 0), kind: 'dinosaur' }, { ...at(2, 0), kind: 'frog' }],
  },
  // Round by an eagle and a frog, and back to its own mountain: one egg.
  dinosaur: {
    hexes: [...row(-1, 0, 'field', 'forest', 'lake'), ...row(0, 0, 'mountain', 'wild', 'field'), ...row(1, -1, 'forest', 'lake', 'field')],
    animals: [{ ...at(0, 0), kind: 'dinosaur' }, { ...at(1, -1), kind: 'eagle', state: 'eaten' }, { ...at(1, 0), kind: 'frog', state: 'eaten' }, { ...at(1, 1), kind: 'rabbit' }],
    hunt: { steps: [at(0, 0), at(1, -1), at(1, 0), at(0, 0)], eats: [false, true, true, false], lays: [false, true, false, false] },
  },
  hatching: { hexes: startTile.slice(0, 1), animals: [{ ...MIDDLE, kind: 'dinosaur', state: 'newborn' }] },
  famine: { hexes: row(0, 0, 'mountain', 'field', 'lake'), animals: [{ ...at(0, 0), kind: 'dinosaur', state: 'doomed' }] },
} satisfies Record<string, Scene>

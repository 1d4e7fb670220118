import type { Frame } from '../../api/protocol'
import { ERAS } from './art/kinds'
import type { CardFace, Family, FamilyThings, FamilyView } from './board/types'

/** A small table of two players, for tests. */

const face = (era: CardFace['era'], more: Partial<CardFace> = {}): CardFace => ({
  era,
  places: ['rock', 'rock', 'rock'],
  sign: 'none',
  premium: false,
  unstable: false,
  copies: 1,
  ...more,
})

export const things: FamilyThings = {
  animals: [0, 1, 0, 1],
  eras: ['bacteria', 'algae', 'fish', 'reptiles', 'birds', 'dinosaurs', 'mammals', 'primates'],
  cards: {
    'bacteria-rock-rock-rock': face('bacteria', { copies: 2 }),
    'bacteria-volcano-rock-marsh': face('bacteria', { places: ['volcano', 'rock', 'marsh'], unstable: true }),
    'birds-rock-cave-rock': face('birds', { places: ['rock', 'cave', 'rock'], premium: true }),
  },
  actions: { eruption: 8, thunderbolt: 6 },
  guesses: Object.fromEntries([...ERAS, 'eruption', 'thunderbolt'].map((kind, i) => [kind, i + 1])),
  bolts: { bolt: 1 },
  full_path: 6,
  tokens: 10,
}

const kinds = (some: Record<string, number>) =>
  Object.fromEntries([...things.eras, 'eruption', 'thunderbolt'].map((kind) => [kind, some[kind] ?? 0]))

export const view = (more: Partial<FamilyView> = {}): FamilyView => ({
  seat: 0,
  turn: 3,
  order: [0, 1, 2, 3],
  active: 0,
  animals: things.animals.map((seat, animal) => ({
    seat,
    path: animal === 0 ? ['bacteria-volcano-rock-marsh'] : [],
    piece: { depth: animal === 0 ? 0 : -1, lane: 1, part: 0 },
    tokens: 4,
  })),
  cone: null,
  deck: 4,
  discard: [],
  removed: [],
  unseen_bolts: { bolt: 1 },
  struck: [],
  moment: null,
  asked: [],
  forecast: {
    left: kinds({ bacteria: 1, eruption: 8, thunderbolt: 2 }),
    gone: kinds({ bacteria: 1, thunderbolt: 4 }),
    showing: { volcano: 0, marsh: 0, cave: 0 },
    flanks: [],
    ready: [],
    card: null,
    berths: null,
    landings: [],
  },
  result: null,
  ...more,
})

export function frame(turn: number, { depth = 0, undone = false } = {}): Frame<Family> {
  const animals = view().animals.map((animal, i) => (i ? animal : { ...animal, piece: { depth, lane: 0, part: 0 } }))
  const shown = view({ turn, animals })
  return {
    entry: turn,
    seat: null,
    notation: '',
    acted: null,
    auto: false,
    undone,
    takes_back: [],
    turn,
    events: [],
    view: shown,
    hands: [],
    hash: '',
  }
}

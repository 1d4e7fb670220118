import type { Frame, Seat } from '../../api/protocol'
import { byPlace, type Ranked } from '../../table/end/ranking'
import { played, turnEnds, type Played } from '../../table/turns'
import type { Family, FamilyEvent, FamilyView } from './board/types'
import { ownAnimals, reached } from './facts'

/** How a game went, read from the frames of its replay. */

export type Curve = { animal: number; eras: number[]; cards: number[] }
export type Fall = { turn: number; animal: number; by: number; entry: number; event: FamilyEvent | null }
export type Story = { turns: number[]; curves: Curve[]; falls: Fall[]; won: FamilyEvent | null }

type FamilyFrame = Frame<Family>
type Kept = readonly Played<FamilyFrame>[]

/** A chart shows so many turns at most. */
const LOOKS = 21

export function tellStory(frames: readonly FamilyFrame[], most = 4): Story {
  const kept = played(frames)
  const ends = sampled(turnEnds(kept))
  const animals = ends[0]?.frame.view.animals.map((_, animal) => animal) ?? []
  return {
    turns: ends.map(({ turn }) => turn),
    curves: animals.map((animal) => ({
      animal,
      eras: ends.map(({ frame }) => reached(frame.view, animal)),
      cards: ends.map(({ frame }) => frame.view.animals[animal]!.path.length),
    })),
    falls: falls(kept, most),
    won: kept.flatMap(({ frame }) => frame.events).findLast(({ is }) => is === 'game-ended') ?? null,
  }
}

/** At even distances, the first and the last among them. */
function sampled(frames: Kept): Played<FamilyFrame>[] {
  if (frames.length <= LOOKS) return [...frames]
  const last = frames.length - 1
  return Array.from({ length: LOOKS }, (_, i) => frames[Math.round((i * last) / (LOOKS - 1))]!)
}

const CAUSES: FamilyEvent['is'][] = ['volcano-erupted', 'thunderbolt-struck', 'card-put', 'piece-dragged', 'piece-sent-back']

/** Where an animal fell back furthest, in the order in which it happened. */
function falls(kept: Kept, most: number): Fall[] {
  const found: Fall[] = []
  for (let i = 1; i < kept.length; i++) {
    const [before, after, turn] = [kept[i - 1]!.frame, kept[i]!.frame, kept[i]!.turn]
    for (const animal of after.view.animals.keys()) {
      const by = reached(before.view, animal) - reached(after.view, animal)
      if (by < 2) continue
      const event = CAUSES.map((is) => after.events.find((one) => one.is === is)).find(Boolean) ?? null
      found.push({ turn, animal, by, entry: after.entry, event })
    }
  }
  found.sort((a, b) => b.by - a.by || b.turn - a.turn)
  return found.slice(0, most).sort((a, b) => a.turn - b.turn)
}

export type Rank = Ranked & { eras: number; cards: number; animals: number[] }

/** The final ranking, and how far each came. */
export function ranking(view: FamilyView, places: readonly number[]): Rank[] {
  const rows = places.map((_, seat: Seat) => {
    const animals = ownAnimals(view, seat)
    const eras = Math.max(...animals.map((animal) => reached(view, animal)))
    const cards = Math.max(...animals.map((animal) => view.animals[animal]!.path.length))
    return { seat, eras, cards, animals, won: view.result?.winners.includes(seat) ?? false }
  })
  return byPlace(rows, places)
}

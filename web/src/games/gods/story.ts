import type { Frame, Seat } from '../../api/protocol'
import { byPlace, type Ranked } from '../../table/end/ranking'
import { played, turnEnds, type Played } from '../../table/turns'
import { account, isDeed, type Account } from './summary'
import type { Gods, GodsEvent, GodsView } from './types'

/** How a game of Gods Love Dinosaurs went, read from the frames of its replay. */

type GodsFrame = Frame<Gods>
type Kept = readonly Played<GodsFrame>[]
export type Curve = { seat: Seat; points: number[]; animals: number[] }
/** How a player's points came about. */
export type Ledger = {
  seat: Seat
  /** Eggs: those in the nest at the start, laid, and given up for a dinosaur. */
  begun: number
  laid: number
  given: number
  eggs: number
  hatched: number
  starved: number
  dinosaurs: number
  points: number
}
export type Story = { turns: number[]; curves: Curve[]; ledgers: Ledger[]; feasts: Feast[] }
/** An activation of the dinosaurs that brought somebody much. */
export type Feast = { turn: number; entry: number; seat: Seat; eggs: number; event: GodsEvent | null }

export function tellStory(frames: readonly GodsFrame[], most = 4): Story {
  const kept = played(frames)
  const ends = turnEnds(kept)
  const seats = ends[0]?.frame.view.ecosystems.map((_, seat) => seat) ?? []
  return {
    turns: ends.map(({ turn }) => turn),
    curves: seats.map((seat) => ({
      seat,
      points: ends.map(({ frame }) => frame.view.ecosystems[seat]!.points),
      animals: ends.map(({ frame }) => living(frame.view, seat)),
    })),
    ledgers: seats.map((seat) => ledger(kept, seat)),
    feasts: feasts(kept, most),
  }
}

/** Everything that lives in an ecosystem but the dinosaurs. */
function living(view: GodsView, seat: Seat): number {
  const { dinosaur: _, ...others } = view.ecosystems[seat]!.animals
  return Object.values(others).reduce((sum, at) => sum + at.length, 0)
}

function ledger(kept: Kept, seat: Seat): Ledger {
  const [first, last] = [kept[0]!.frame.view.ecosystems[seat]!, kept.at(-1)!.frame.view.ecosystems[seat]!]
  const { eggs: laid, hatched, starved } = deedsOf(kept, seat)
  return {
    seat,
    begun: first.eggs,
    laid,
    given: hatched,
    eggs: last.eggs,
    hatched,
    starved: starved.dinosaur ?? 0,
    dinosaurs: last.animals.dinosaur?.length ?? 0,
    points: last.points,
  }
}

function deedsOf(kept: Kept, seat: Seat): Account {
  return account(kept.flatMap(({ frame }) => frame.events.filter(isDeed)), seat)
}

function feasts(kept: Kept, most: number): Feast[] {
  const found = new Map<string, Feast & { best: number }>()
  for (const { turn, frame } of kept) {
    const { entry, events } = frame
    for (const event of events) {
      if (event.is !== 'dinosaur-hunted' || !event.eggs) continue
      const { eggs, seat } = event
      const key = `${turn}.${seat}`
      const feast = found.get(key) ?? { turn, entry, seat, eggs: 0, event, best: 0 }
      feast.eggs += eggs
      if (eggs > feast.best) Object.assign(feast, { entry, event, best: eggs })
      found.set(key, feast)
    }
  }
  const largest = [...found.values()].sort((a, b) => b.eggs - a.eggs || a.turn - b.turn).slice(0, most)
  return largest.sort((a, b) => a.turn - b.turn)
}

export type Rank = Ranked & {
  points: number
  eggs: number
  dinosaurs: number
  /** Somebody below has as many points. */
  bySeat: boolean
}

/** The final ranking, and what points are made of. */
export function ranking(view: GodsView, places: readonly number[]): Rank[] {
  const rows = view.ecosystems.map((ecosystem, seat) => ({
    seat,
    points: view.result?.scores[seat] ?? ecosystem.points,
    eggs: ecosystem.eggs,
    dinosaurs: ecosystem.animals.dinosaur?.length ?? 0,
    won: view.result?.winners.includes(seat) ?? false,
  }))
  const ranks = byPlace(rows, places)
  return ranks.map((row, i) => ({ ...row, bySeat: ranks[i + 1]?.points === row.points }))
}

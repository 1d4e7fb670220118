import type { LogEntry, Seat } from '../../api/protocol'
import { longest } from '../../table/captions'
import { byKind, rankOf, type Kind } from './art/kinds'
import type { Gods, GodsEvent } from './types'

/** What came of activations, read from what was told. No rule is decided here. */

/** One activation: its species, what was done in it in the order in which it was told, and where the log has it. */
export type Activation = { animal: Kind; deeds: Deed[]; begun: number; closed: number | null }

const DEEDS = [
  'prey-born',
  'predator-hunted',
  'predator-starved',
  'dinosaur-hatched',
  'dinosaur-hunted',
  'dinosaur-starved',
] as const satisfies GodsEvent['is'][]
export type Deed = Extract<GodsEvent, { is: (typeof DEEDS)[number] }>
export const isDeed = (event: GodsEvent): event is Deed => DEEDS.some((is) => is === event.is)

/** One of these follows every activation. */
const AFTERWARDS = new Set<GodsEvent['is']>(['species-activated', 'dinosaurs-activated', 'pawn-moved', 'turn-began', 'game-ended'])

/** Whether all have confirmed with these events. */
export function closes(events: readonly GodsEvent[]): boolean {
  const last = events.findLastIndex((event) => event.is === 'activation-confirmed')
  return last >= 0 && events.slice(last).some((event) => AFTERWARDS.has(event.is))
}

export function activations(log: readonly LogEntry<Gods>[]): Activation[] {
  const found: Activation[] = []
  let open: Activation | null = null
  for (const { entry, events, struck } of log) {
    if (struck) continue
    for (const event of events) {
      if (open && AFTERWARDS.has(event.is)) {
        open.closed = entry
        open = null
      }
      if (event.is === 'species-activated' || event.is === 'dinosaurs-activated') {
        open = { animal: event.is === 'species-activated' ? event.animal : 'dinosaur', deeds: [], begun: entry, closed: null }
        found.push(open)
      } else if (open && isDeed(event)) open.deeds.push(event)
    }
  }
  return found
}

/**
 * Those that were over with an entry, if anything happened in them; and also before, since another entry, those in which
 * animals of a seat starved.
 */
export function closedBy(
  log: readonly LogEntry<Gods>[],
  entry: number,
  { since = -1, starving = null }: { since?: number; starving?: Seat | null } = {},
): Activation[] {
  const isMissed = (closed: number) => since >= 0 && closed > since && closed < entry
  return activations(log.slice(-WITHIN)).filter((activation) => {
    const { closed, deeds } = activation
    if (closed === null || !deeds.length) return false
    return closed === entry || (isMissed(closed) && starves(activation, starving))
  })
}
/** Whether animals of a seat starved in it. */
export const starves = ({ deeds }: Activation, seat: Seat | null) =>
  deeds.some((event) => event.seat === seat && 'hunter' in event)

/** Whether a seat has decided something itself after an entry. */
export const answeredSince = (log: readonly LogEntry<Gods>[], entry: number, seat: Seat | null) =>
  log.slice(-WITHIN).some((line) => line.entry > entry && line.seat === seat && line.acted !== null && !line.auto && !line.struck)

/** No activation goes back further in a log. */
const WITHIN = 160

/** How many of each species. */
export type Tally = Partial<Record<Kind, number>>
export type Account = { seat: Seat; eaten: Tally; born: Tally; starved: Tally; hatched: number; eggs: number }

export const empty = (seat: Seat): Account => ({ seat, eaten: {}, born: {}, starved: {}, hatched: 0, eggs: 0 })
const count = (tally: Tally, animal: Kind, by = 1) => {
  if (by) tally[animal] = (tally[animal] ?? 0) + by
}

/** What some events brought to a seat. */
export function account(deeds: readonly Deed[], seat: Seat): Account {
  const sum = empty(seat)
  for (const event of deeds) {
    if (event.seat !== seat) continue
    if ('eaten' in event) for (const animal of event.eaten) count(sum.eaten, animal)
    if (event.is === 'prey-born') count(sum.born, event.animal)
    if (event.is === 'predator-hunted') count(sum.born, event.animal, event.newborn.length)
    if (event.is === 'predator-starved') count(sum.starved, event.animal)
    if (event.is === 'dinosaur-starved') count(sum.starved, 'dinosaur')
    if (event.is === 'dinosaur-hatched') {
      sum.hatched += 1
      // The egg it came from is not counted as one fewer laid.
      sum.eggs += event.eggs + 1
    }
    if (event.is === 'dinosaur-hunted') sum.eggs += event.eggs
  }
  return sum
}

const total = (tally: Tally) => Object.values(tally).reduce((sum, much) => sum + much, 0)
export const isQuiet = ({ eaten, born, starved, hatched, eggs }: Account) =>
  !total(eaten) && !total(born) && !total(starved) && !hatched && !eggs

/** A tally as the list that sentences take: each animal as often as there were. */
export const spread = (tally: Tally): Kind[] =>
  byKind(tally).flatMap(([animal, much]) => Array<Kind>(much).fill(animal))

export type Animals = Readonly<Record<string, readonly number[]>>
/** One look at an ecosystem: what happens now, and where its animals stand after it. */
export type Beat = {
  animals: Record<string, number[]>
  path: number[]
  meals: number[]
  newborn: number[]
  laid: number[]
}

/** Look by look, what a seat's deeds do to its ecosystem: hunts one by one, the rest of a kind together. */
export function beats(before: Animals, deeds: readonly Deed[], seat: Seat): Beat[] {
  const looks: Beat[] = []
  let last = ''
  let animals = copy(before)
  for (const event of deeds) {
    if (event.seat !== seat) continue
    const was = animals
    animals = done(animals, event)
    const path = 'path' in event ? event.path : []
    const look: Beat = { animals, path, meals: [], newborn: [], laid: [] }
    if (path.length) {
      const met = [...new Set(path.slice(1))].filter((hex) => hex !== path[0] && kindAt(was, hex))
      look.meals = met
      look.newborn = 'newborn' in event ? event.newborn : []
      if (event.is === 'dinosaur-hunted') look.laid = met.filter((hex) => rankOf(kindAt(was, hex)!) === 'predator')
    }
    if (!path.length && event.is === last && looks.length) looks[looks.length - 1] = look
    else looks.push(look)
    last = event.is
  }
  return looks
}

const copy = (animals: Animals): Record<string, number[]> =>
  Object.fromEntries(byKind(animals).map(([kind, at]) => [kind, [...at]]))
const kindAt = (animals: Animals, hex: number) => byKind(animals).find(([, at]) => at.includes(hex))?.[0]

/** Where the animals stand after a deed: what stood on the way is gone, the hunter is at its end. */
function done(before: Animals, event: Deed): Record<string, number[]> {
  const put = (kind: Kind, hex: number) => (after[kind] ??= []).push(hex)
  const clear = (hexes: readonly number[]) => {
    for (const kind of Object.keys(after)) after[kind] = after[kind]!.filter((hex) => !hexes.includes(hex))
  }
  const after = copy(before)
  if (event.is === 'prey-born') put(event.animal, event.target)
  else if (event.is === 'predator-starved' || event.is === 'dinosaur-starved') clear([event.hunter])
  else if (event.is === 'dinosaur-hatched') {
    clear([0])
    put('dinosaur', 0)
  } else {
    const [kind, newborn] = event.is === 'predator-hunted' ? [event.animal, event.newborn] : (['dinosaur', []] as const)
    clear(event.path)
    for (const hex of [event.path.at(-1)!, ...newborn]) put(kind, hex)
  }
  return after
}

/** How long each kind of deed is looked at when a game is watched again, in milliseconds at the usual pace. */
const WATCHED: Record<Deed['is'], number> = {
  'prey-born': 450,
  'predator-hunted': 1100,
  'predator-starved': 650,
  'dinosaur-hatched': 900,
  'dinosaur-hunted': 1400,
  'dinosaur-starved': 900,
}
export const watched = (events: readonly GodsEvent[]) => longest(WATCHED, events)

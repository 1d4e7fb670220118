import type { LogEntry, Seat } from '../../api/protocol'
import { foremost, longest } from '../../table/captions'
import { say } from '../../words/index.svelte'
import { BOLTS, GROUNDS, SIGNS, type Bolt, type Era, type Thing } from './art/kinds'
import { SECTOR, type Family, type FamilyEvent, type FamilyMoment, type FamilyThings, type FamilyView } from './board/types'

/** What a view, options and events mean for whoever draws them. No rule is decided here. */

export type ContestMoment = Extract<FamilyMoment, { is: 'contest' }>
export function isContest(moment: FamilyMoment | null): moment is ContestMoment {
  return moment?.is === 'contest'
}

/** The card at stake. */
export const cardOf = (moment: FamilyMoment | null): string | null => (moment && 'card' in moment ? moment.card : null)
/** The animal of which something is asked. */
export const animalOf = (moment: FamilyMoment | null): number | null => (moment && 'animal' in moment ? moment.animal : null)

export const ownAnimals = (view: FamilyView, seat: Seat | null): number[] =>
  view.animals.flatMap((animal, number) => (animal.seat === seat ? [number] : []))

/** `thinking`: it may still be filled; `closed`: over what, nobody knows; `aside`: not among those who guess. */
export type Fist = { animal: number; state: 'thinking' | 'closed' | 'aside' }

/** Every animal's hand while a contest is open: who has closed theirs, never over what. */
export function fists(view: FamilyView, moment: ContestMoment): Fist[] {
  return view.order.map((animal) => {
    const isAside = moment.tied.length > 0 && !moment.tied.includes(animal)
    const isWaited = moment.waiting.includes(view.animals[animal]!.seat)
    return { animal, state: isAside ? 'aside' : isWaited ? 'thinking' : 'closed' }
  })
}

/** What one has closed one's hands over, by one's own animals. */
export function hidden(view: FamilyView, moment: ContestMoment, seat: Seat | null): number[] | null {
  const given = moment.answer
  if (!given || seat !== view.seat) return null
  return given.is === 'guess' ? given.tokens : ownAnimals(view, seat).map(() => 0)
}

/** Hands that were opened, the card that was guessed at, and who was nearest. */
export type Opening = {
  hands: { animal: number; tokens: number; away: number | null; nearest: boolean }[]
  drawn: { card: string; tokens: number } | null
  won: number | null
  tied: number[]
}

/** The last hands that were opened, as the log tells; null where none were since the card came to the table. */
export function lastOpening(log: readonly LogEntry<Family>[]): Opening | null {
  const events = log.filter((line) => !line.struck).flatMap((line) => line.events)
  const since = events.findLastIndex(({ is }) => is === 'card-revealed' || is === 'card-put' || is === 'card-discarded')
  const shown = events.findLastIndex(({ is }) => is === 'hands-opened')
  if (shown < 0 || shown < since) return null
  return openingOf(events.slice(shown))
}

export function openingOf(events: readonly FamilyEvent[]): Opening | null {
  const open = events.find((event) => event.is === 'hands-opened')
  if (!open) return null
  const drawn = events.find((event) => event.is === 'contest-drawn')
  const tied = events.find((event) => event.is === 'contest-tied')?.animals ?? []
  const won = events.find((event) => event.is === 'contest-won')?.animal ?? null
  const target = drawn ? drawn.tokens : null
  const hands = open.guesses
    .map((tokens, animal) => ({ animal, tokens, away: target === null ? null : Math.abs(tokens - target) }))
    .filter(({ tokens }) => tokens > 0)
  const least = Math.min(...hands.map(({ away }) => away ?? Infinity))
  return {
    hands: hands.map((hand) => ({ ...hand, nearest: hand.away === least })),
    drawn: drawn ? { card: drawn.card, tokens: drawn.tokens } : null,
    won,
    tied,
  }
}

/** What a contest guesses at: the era of a card, or an action card. */
export type Guessed = Era | 'eruption' | 'thunderbolt'
/** An action card, among what a contest asks for. */
export const isAction = (card: string): card is 'eruption' | 'thunderbolt' => card === 'eruption' || card === 'thunderbolt'
export const guessed = (things: FamilyThings, card: string): Guessed | null =>
  things.cards[card]?.era ?? (isAction(card) ? card : null)
export const kindName = (kind: Guessed) => say(`${isAction(kind) ? 'card' : 'era'}-${kind}`)

/** A kind of card that a guess may name, by its number of tokens: where its cards are. */
export type Kind = {
  kind: Guessed
  tokens: number
  total: number
  /** Still in the deck. */
  left: number
  /** In the discard. */
  gone: number
  /** In paths, on the table, or out of the game. */
  away: number
}

export function census(things: FamilyThings, view: FamilyView): Kind[] {
  const totals: Record<string, number> = { ...things.actions }
  for (const { era, copies } of Object.values(things.cards)) totals[era] = (totals[era] ?? 0) + copies
  const kinds: Guessed[] = [...things.eras, 'eruption', 'thunderbolt']
  return kinds.map((kind) => {
    const [total, left, gone] = [totals[kind] ?? 0, view.forecast.left[kind] ?? 0, view.forecast.gone[kind] ?? 0]
    return { kind, tokens: things.guesses[kind] ?? 0, total, left, gone, away: total - left - gone }
  })
}

/** How many cards of the deck show a thing, of how many there are. */
export function showing(things: FamilyThings, view: FamilyView): { thing: Thing; left: number; total: number }[] {
  return [...GROUNDS, ...SIGNS].flatMap((thing) => {
    const left = view.forecast.showing[thing]
    if (left === undefined) return []
    const cards = Object.values(things.cards).filter(({ places, sign }) => sign === thing || places.some((place) => place === thing))
    return { thing, left, total: cards.reduce((sum, { copies }) => sum + copies, 0) }
  })
}

/** The thunderbolts in the order in which they come: those that nobody has seen lie on top, in no order. */
export function bolts(view: FamilyView): { unseen: { bolt: Bolt; count: number }[]; next: Bolt[] } {
  const unseen = BOLTS.map((bolt) => ({ bolt, count: view.unseen_bolts[bolt] ?? 0 })).filter(({ count }) => count)
  return { unseen, next: view.struck }
}

/** The path that matters now, for a screen that shows one at a time. */
export function pathThatMatters(view: FamilyView, you: Seat | null): number {
  const named = animalOf(view.moment)
  if (named !== null) return named
  const own = ownAnimals(view, you)
  const isMine = you !== null && view.asked.includes(you)
  if (isMine && view.forecast.card !== null) return own.includes(view.active) ? view.active : (own[0] ?? view.active)
  return view.active
}

/** How far an animal is: how many eras it has walked to, and of how many its path is. */
export const reached = (view: FamilyView, animal: number) => view.animals[animal]!.piece.depth - SECTOR

/** How long each kind of event is looked at, in milliseconds at the usual pace. */
const LINGER: Partial<Record<FamilyEvent['is'], number>> = {
  'first-drawn': 900,
  'rock-chosen': 350,
  'turn-began': 450,
  'card-revealed': 1200,
  'deck-renewed': 1200,
  'volcano-erupted': 1600,
  'nobody-sent-back': 700,
  'thunderbolt-struck': 2200,
  'tokens-lost': 900,
  'tokens-regained': 900,
  'piece-sent-back': 1200,
  'card-lost': 1200,
  'cone-returned': 700,
  'card-put': 1000,
  'card-discarded': 700,
  'piece-dragged': 800,
  'piece-moved': 500,
  'cone-moved': 900,
  'contest-opened': 900,
  'hands-opened': 1600,
  'contest-drawn': 3200,
  'contest-won': 1500,
  'nobody-contested': 1300,
  'game-ended': 2600,
}
export const linger = (events: readonly FamilyEvent[]) => longest(LINGER, events)

/** Open hands are read before the next question, also at a quick pace; whoever wants all at once does not wait. */
const LOOK = 3000
export const lookedAt = (milliseconds: number) => (milliseconds === 0 ? 0 : Math.max(LOOK, milliseconds))

/** The event of a step that deserves a caption over the board, if any. */
const CAPTIONED: FamilyEvent['is'][] = [
  'game-ended',
  'volcano-erupted',
  'thunderbolt-struck',
  'contest-won',
  'nobody-contested',
  'nobody-sent-back',
  'deck-renewed',
  'card-revealed',
  'card-discarded',
  'first-drawn',
]
export const captioned = (events: readonly FamilyEvent[]) => foremost(CAPTIONED, events)

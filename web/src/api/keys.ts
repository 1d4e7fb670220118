/** The tables that this browser sits at or opened, with their secret keys, kept in this browser only. */
import type { Seat } from './protocol'

const SHELF = 'mesozoic.keys'
const MOST_TABLES = 100

type Place = {
  keys: string[]
  /** When one last came to it. */
  at: number
  /** The seats that the keys open, as far as they are known. */
  seats?: Seat[]
  /** The key of whoever opened the table. */
  owner?: string
  /** Whether whoever came by link has been asked for a name. */
  named?: boolean
  /** Put away: out of sight until it is looked for. */
  away?: boolean
  /** The name of the example that lies there: a trial, no game. */
  trial?: string | undefined
}
type Shelf = Record<string, Place>

function shelf(): Shelf {
  try {
    return JSON.parse(localStorage.getItem(SHELF) ?? '{}') as Shelf
  } catch {
    return {}
  }
}

function put(all: Shelf): void {
  const newest = Object.entries(all).sort(([, a], [, b]) => b.at - a.at)
  try {
    localStorage.setItem(SHELF, JSON.stringify(Object.fromEntries(newest.slice(0, MOST_TABLES))))
  } catch {
    // A full or forbidden store: the keys last as long as the page.
  }
}

export function keysOf(table: string): string[] {
  return shelf()[table]?.keys ?? []
}

export function keepKeys(table: string, keys: string[]): void {
  const known = keysOf(table)
  change(table, { keys: [...new Set([...known, ...keys])], at: Date.now() })
}

function change(table: string, part: Partial<Place>): void {
  const all = shelf()
  all[table] = { keys: [], at: Date.now(), ...all[table], ...part }
  put(all)
}

export const seatsOf = (table: string): Seat[] => shelf()[table]?.seats ?? []
export function keepSeats(table: string, seats: Seat[]): void {
  if (shelf()[table]) change(table, { seats })
}

/** The key with which one may delete a table, where one opened it. */
export const ownerKey = (table: string): string | null => shelf()[table]?.owner ?? null
export const keepOwner = (table: string, owner: string): void => change(table, { owner })

export const isNamed = (table: string): boolean => shelf()[table]?.named ?? false
export const keepNamed = (table: string, named = true): void => change(table, { named })

/** Sit at another table that the same keys open, where everybody sits a seat further. */
export function follow(table: string, next: string): void {
  const { seats: _, ...from } = shelf()[table] ?? { seats: [], keys: [] }
  if (shelf()[table]) change(next, { ...from, at: Date.now(), away: false, trial: undefined })
  const links = linksOf(table)
  if (links) keepLinks(next, [...links.slice(-1), ...links.slice(0, -1)])
}

export const isAway = (table: string): boolean => shelf()[table]?.away ?? false
export const putAway = (table: string, away: boolean): void => change(table, { away })

/** The rule that is tried at a table, if one is. */
export const trialOf = (table: string): string | null => shelf()[table]?.trial ?? null
export const keepTrial = (table: string, example: string): void => change(table, { trial: example })

/** Tables this browser sits at, the newest first. */
export function myTables(): string[] {
  return Object.entries(shelf())
    .sort(([, a], [, b]) => b.at - a.at)
    .map(([table]) => table)
}

export function forget(table: string): void {
  const all = shelf()
  delete all[table]
  put(all)
  try {
    localStorage.removeItem(linksPlace(table))
  } catch {
    // Nothing was kept.
  }
}

/** The keys of a table opened here, by seat, to invite with again. */
export type Invitations = (string | null)[]

const linksPlace = (table: string) => `mesozoic.links.${table}`

export function keepLinks(table: string, invitations: Invitations): void {
  try {
    localStorage.setItem(linksPlace(table), JSON.stringify(invitations))
  } catch {
    // Then they are shown once.
  }
}

export function linksOf(table: string): Invitations | null {
  try {
    const kept = JSON.parse(localStorage.getItem(linksPlace(table)) ?? 'null') as
      | Invitations
      | { keys: Invitations }
      | null
    // Once links and addresses were kept beside the keys.
    return kept && 'keys' in kept && !Array.isArray(kept) ? kept.keys : (kept as Invitations | null)
  } catch {
    return null
  }
}

/** The secret keys of the seats at this screen, by table, kept in this browser only. */

const SHELF = 'mesozoic.keys'
const MOST_TABLES = 100

type Shelf = Record<string, { keys: string[]; at: number }>

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
  const all = shelf()
  const known = all[table]?.keys ?? []
  all[table] = { keys: [...new Set([...known, ...keys])], at: Date.now() }
  put(all)
}

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
}

/** The invitations of a table opened here, to be shown again. */
export type Invitations = { links: (string | null)[]; keys: (string | null)[]; origins: string[] }

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
    return JSON.parse(localStorage.getItem(linksPlace(table)) ?? 'null') as Invitations | null
  } catch {
    return null
  }
}

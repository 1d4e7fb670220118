import { parts } from '../api/parts.svelte'
import type { Manifest } from './manifest'

const found = import.meta.glob<Manifest>('./*/index.ts', { eager: true, import: 'default' })

/** The games whose table the pages can lay, by name; their order is the server's. */
export const manifests: Readonly<Record<string, Manifest>> = Object.fromEntries(
  Object.values(found).map((manifest) => [manifest.id, patient(manifest)]),
)

/** What it loads waits for a server that is away. */
function patient<Kind extends object>(manifest: Kind): Kind {
  const entries = Object.entries(manifest).map(([name, value]: [string, unknown]) =>
    typeof value === 'function' ? [name, () => parts.fetch(value as () => Promise<unknown>)] : [name, value],
  )
  return Object.fromEntries(entries) as Kind
}

type Shown = Pick<Manifest, 'plate' | 'sheet' | 'table'>

/** What is shown of a game; of one that the pages were built without, what can be shown of any. */
export const manifestOf = (game: string): Shown => manifests[game] ?? patient(PLAIN)

const PLAIN: Shown = {
  plate: () => import('../art/PlainPlate.svelte'),
  sheet: () => import('../table/plain/sheet'),
  table: () => import('../table/plain/table'),
}

const folders = Object.fromEntries(Object.entries(found).map(([path, { id }]) => [id, path.split('/')[1]!]))

/** The folders whose sentences a game says, its own last. */
export const foldersOf = (game: string): readonly string[] => {
  const own = folders[game]
  return own === undefined ? [] : [...(manifests[game]?.words ?? []), own]
}

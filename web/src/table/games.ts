import type { Component } from 'svelte'
import type { GameEvent } from '../api/protocol'

/** How each game is laid on the table; loaded when somebody sits down at it. */
type Laid = {
  live: () => Promise<{ default: Component<any> }>
  replay: () => Promise<{ default: Component<any> }>
  reading: () => Promise<{ linger: (events: readonly GameEvent[]) => number }>
}

export const gameTables: Record<string, Laid> = {
  'evo-2001': {
    live: () => import('./evo/EvoLive.svelte'),
    replay: () => import('./evo/EvoReplay.svelte'),
    reading: () => import('./evo/reading'),
  },
  'evo-2011': {
    live: () => import('./evo2011/EvoLive.svelte'),
    replay: () => import('./evo2011/EvoReplay.svelte'),
    reading: () => import('./evo2011/reading'),
  },
  'gods-love-dinosaurs': {
    live: () => import('./gods/GodsLive.svelte'),
    replay: () => import('./gods/GodsReplay.svelte'),
    reading: () => import('./gods/reading'),
  },
  'evolution-family': {
    live: () => import('./family/FamilyLive.svelte'),
    replay: () => import('./family/FamilyReplay.svelte'),
    reading: () => import('./family/reading'),
  },
}

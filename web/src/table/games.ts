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
    live: () => import('../games/evo2001/Evo2001Live.svelte'),
    replay: () => import('../games/evo2001/Evo2001Replay.svelte'),
    reading: () => import('../games/evo2001/reading'),
  },
  'evo-2011': {
    live: () => import('../games/evo2011/Evo2011Live.svelte'),
    replay: () => import('../games/evo2011/Evo2011Replay.svelte'),
    reading: () => import('../games/evo2011/reading'),
  },
  'gods-love-dinosaurs': {
    live: () => import('../games/gods/GodsLive.svelte'),
    replay: () => import('../games/gods/GodsReplay.svelte'),
    reading: () => import('../games/gods/reading'),
  },
  'evolution-family': {
    live: () => import('../games/family/FamilyLive.svelte'),
    replay: () => import('../games/family/FamilyReplay.svelte'),
    reading: () => import('../games/family/reading'),
  },
}

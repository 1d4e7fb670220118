import type { Era, Face, Ground, Sign } from './kinds'

/** Little paths that show a rule at work. */
export type Scene = {
  cards: Face[]
  /** Where pieces stand: depth (-1 on the sector), lane, and the part of a marsh. */
  pieces?: { animal: number; depth: number; lane: number; part?: number; ghost?: boolean }[]
  cone?: { depth: number; lane: number }
  /** Steps and falls: from and to, as depth, lane and part. */
  arrows?: { from: [number, number, number?]; to: [number, number, number?] }[]
  /** A card that has just come. */
  fresh?: number
  erupts?: { depth: number; lane: number }
}

/** An era card as the pack's file writes it. */
export function card(text: string): Face {
  const [era, a, b, c, sign = 'none'] = text.split(' ') as [Era, Ground, Ground, Ground, Sign?]
  const places = [a, b, c]
  return {
    era,
    places,
    sign,
    premium: sign === 'waterhole' || places.includes('cave'),
    unstable: sign === 'earthquake' || sign === 'hurricane' || places.includes('volcano'),
  }
}
const path = (...texts: string[]) => texts.map(card)
const ROCKS = 'rock rock rock'

export const SCENES: Record<string, Scene[]> = {
  'EF-2.1': [{ cards: path(`algae ${ROCKS}`, `fish ${ROCKS}`, `birds ${ROCKS}`, `primates ${ROCKS}`) }],
  'EF-2.2': [
    { cards: path(`algae ${ROCKS}`, 'fish volcano rock rock'), pieces: [{ animal: 3, depth: 0, lane: 1 }] },
    { cards: path(`algae ${ROCKS}`, `fish ${ROCKS}`), pieces: [{ animal: 3, depth: 0, lane: 1 }], fresh: 1 },
  ],
  'EF-2.3': [
    { cards: path(`bacteria ${ROCKS}`, `fish ${ROCKS}`, `birds ${ROCKS}`, `mammals ${ROCKS}`), pieces: [{ animal: 1, depth: 3, lane: 1 }] },
    {
      cards: path(`bacteria ${ROCKS}`, `algae ${ROCKS}`, `fish ${ROCKS}`, `birds ${ROCKS}`, `mammals ${ROCKS}`),
      pieces: [{ animal: 1, depth: 1, lane: 0 }, { animal: 1, depth: 4, lane: 1, ghost: true }],
      arrows: [{ from: [4, 1], to: [1, 0] }],
      fresh: 1,
    },
  ],
  'EF-3.3': [{ cards: path(`algae ${ROCKS}`, `fish ${ROCKS}`), pieces: [{ animal: 0, depth: 0, lane: 1 }], cone: { depth: 1, lane: 0 }, arrows: [{ from: [0, 1], to: [1, 1] }, { from: [0, 1], to: [0, 0] }, { from: [0, 1], to: [0, 2] }, { from: [0, 1], to: [-1, 1] }] }],
  'EF-4.1': [{ cards: path(`algae ${ROCKS}`, 'fish rock marsh rock', `birds ${ROCKS}`), pieces: [{ animal: 0, depth: 0, lane: 1 }], arrows: [{ from: [0, 1], to: [1, 1, 0] }, { from: [1, 1, 0], to: [1, 1, 1] }, { from: [1, 1, 1], to: [2, 1] }] }],
  'EF-4.2': [{ cards: path('algae rock rock ravine', 'reptiles sea rock rock'), pieces: [{ animal: 2, depth: 0, lane: 1 }] }],
  'EF-4.3': [
    {
      cards: path(`bacteria ${ROCKS}`, `algae ${ROCKS}`, `fish ${ROCKS}`, 'reptiles marsh rock rock', `birds ${ROCKS}`),
      pieces: [{ animal: 4, depth: 1, lane: 0 }, { animal: 4, depth: 4, lane: 0, ghost: true }],
      cone: { depth: 2, lane: 0 },
      arrows: [{ from: [4, 0], to: [1, 0] }],
    },
  ],
  'EF-5.1': [{ cards: path(`algae ${ROCKS}`, 'fish volcano rock rock'), pieces: [{ animal: 5, depth: 0, lane: 1 }, { animal: 5, depth: 1, lane: 1, ghost: true }], erupts: { depth: 1, lane: 0 }, arrows: [{ from: [1, 1], to: [0, 1] }] }],
  'EF-6.1': [
    {
      cards: path(`bacteria ${ROCKS}`, `algae ${ROCKS} waterhole`, 'reptiles rock rock volcano', 'birds rock cave rock', `dinosaurs ${ROCKS}`, `mammals ${ROCKS}`),
      pieces: [{ animal: 0, depth: 5, lane: 1 }],
    },
  ],
}

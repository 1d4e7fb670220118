import { reducedMotion } from '../style/theme.svelte'

/** How fast things happen: `server` is how long bots take, `linger` stretches what is shown here. */
export const PACES = {
  slow: { server: 1400, linger: 1.6 },
  normal: { server: 700, linger: 1 },
  quick: { server: 200, linger: 0.4 },
  instant: { server: 0, linger: 0 },
} as const
export type Pace = keyof typeof PACES
export const PACE_NAMES = Object.keys(PACES) as Pace[]

const PACE = 'mesozoic.pace'
const NAME = 'mesozoic.name'
const PATIENCE = 'mesozoic.patience'
const PANELS = 'mesozoic.panels'
const VOLUME = 'mesozoic.volume'
const NOTIFIES = 'mesozoic.notifies'
const SOUNDS = 'mesozoic.sounds'
const VIBRATES = 'mesozoic.vibrates'
/** How long bots, and a shared screen, wait while one may take something back, in milliseconds; `ask`: until one goes on. */
export const PATIENCES = ['0', '500', '1000', '1500', '2000', '3000', '4000', '5000', 'ask'] as const
export type Patience = (typeof PATIENCES)[number]
const USUAL_PATIENCE: Patience = '1500'

function read(place: string): string | null {
  try {
    return localStorage.getItem(place)
  } catch {
    return null
  }
}
function keep(place: string, text: string): void {
  try {
    localStorage.setItem(place, text)
  } catch {
    // Then it lasts as long as the page.
  }
}

const isPace = (text: string | null): text is Pace => text !== null && text in PACES
const kept = read(PACE)

let pace = $state<Pace>(isPace(kept) ? kept : 'normal')
let name = $state(read(NAME) ?? '')
let panelsStay = $state(read(PANELS) === 'seats')
let patience = $state<Patience>(PATIENCES.find((value) => value === read(PATIENCE)) ?? USUAL_PATIENCE)
let volume = $state(Math.min(100, Math.max(0, Number(read(VOLUME)) || 0)))
let notifies = $state(read(NOTIFIES) === 'yes')
let tableSounds = $state(read(SOUNDS) === 'yes')
let vibrates = $state(read(VIBRATES) === 'yes')

export const preferences = {
  get pace(): Pace {
    return pace
  },
  set pace(next: Pace) {
    pace = next
    keep(PACE, next)
  },
  /** Whether the panels of a table stay in the order of the seats, whoever plays first. */
  get panelsStay(): boolean {
    return panelsStay
  },
  set panelsStay(next: boolean) {
    panelsStay = next
    keep(PANELS, next ? 'seats' : 'play')
  },
  get patience(): Patience {
    return patience
  },
  set patience(next: Patience) {
    patience = next
    keep(PATIENCE, next)
  },
  /** How loud sounds are, up to 100; 0 is silent. */
  get volume(): number {
    return volume
  },
  set volume(next: number) {
    volume = next
    keep(VOLUME, String(next))
  },
  /** Whether what happens at a table is heard, beside one's turn. */
  get tableSounds(): boolean {
    return tableSounds
  },
  set tableSounds(next: boolean) {
    tableSounds = next
    keep(SOUNDS, next ? 'yes' : 'no')
  },
  /** Whether a phone moves in the hand when one's turn begins, and when something happens. */
  get vibrates(): boolean {
    return vibrates
  },
  set vibrates(next: boolean) {
    vibrates = next
    keep(VIBRATES, next ? 'yes' : 'no')
  },
  /** Whether the browser shows that one's turn has begun, while the page is hidden. */
  get notifies(): boolean {
    return notifies
  },
  set notifies(next: boolean) {
    notifies = next
    keep(NOTIFIES, next ? 'yes' : 'no')
  },
  /** What this browser's person is called. */
  get name(): string {
    return name
  },
  set name(next: string) {
    name = next
    keep(NAME, next)
  },
}

/** What a table's server is told: null until one goes on. */
export const patienceInMilliseconds = (): number | null => (patience === 'ask' ? null : Number(patience))

/** Seats as their panels are laid, given the order of play. */
export const panelOrder = (inPlay: readonly number[]): number[] =>
  panelsStay ? [...inPlay].sort((one, other) => one - other) : [...inPlay]

/** How long to look at something that takes `milliseconds` at the usual pace. */
export function lingering(milliseconds: number): number {
  const stretch = PACES[pace].linger
  // Without motion there is nothing to wait for but the reading.
  return milliseconds * stretch * (reducedMotion() ? 0.6 : 1)
}

import type { Action, GameEvent, Moment, Reason, Refusal, Seat } from '../api/protocol'
import { MARK_CLOSE, MARK_NAME, MARK_OPEN, type Catalogue } from './catalogue'

/** Events, actions, decisions, reasons and refusals in words: the twin of src/mesozoic/words/sentences.py. */

/** What kind of thing a field of this name holds, and so where its name is found. */
const KINDS: Record<string, string> = {
  animal: 'animal',
  animals: 'animal',
  asked: 'species',
  bolt: 'bolt',
  card: 'card',
  column: 'animal',
  direction: 'direction',
  dislodged: 'species',
  drawn: 'gene',
  eaten: 'animal',
  era: 'era',
  face: 'face',
  first: 'terrain',
  gene: 'gene',
  genes: 'gene',
  ground: 'ground',
  ideal: 'terrain',
  lot: 'gene',
  moment: 'when',
  order: 'species',
  outbid: 'species',
  path: 'animal',
  placed: 'species',
  queue: 'species',
  removed: 'card',
  replaced: 'card',
  rival: 'species',
  robbed: 'species',
  seat: 'species',
  second: 'terrain',
  temperate: 'terrain',
  temperature: 'temperature',
  terrain: 'terrain',
  terrains: 'terrain',
  tied: 'species',
  token: 'token',
  tokens: 'hand',
  winners: 'species',
}

/** Kinds of thing that belong to a player, where a number names them. */
const PLAYED = ['animal', 'species']
/** What a card may show besides rocks, and so where its name is found. */
const SHOWN = ['ground', 'sign']

export type Sentence = { text: string; rule: string }

export function tell(words: Catalogue, event: GameEvent, names?: readonly string[]): string {
  const { is, ...known } = event
  // Some lines of a log are only the browser's.
  return capital(words.say(is.startsWith('web-') ? is : `event-${is}`, about(words, known, names)))
}

/** An action or outcome as an option to choose, without a full stop. */
export function act(
  words: Catalogue,
  action: Action,
  moment: Moment | null = null,
  names?: readonly string[],
  rival: Seat | null = null,
): string {
  const { is, ...known } = action
  return words.say(`action-${is}`, about(words, { rival, ...lot(action, moment), ...known }, names))
}

/** What is being decided, and by whom: a view's `moment`, `asked` and, if any, `about`. */
export function decision(
  words: Catalogue,
  moment: Moment,
  asked: readonly Seat[] = [],
  names?: readonly string[],
  more: Record<string, unknown> = {},
): string {
  const { is, ...known } = moment
  const all: Record<string, unknown> = { asked, ...held(known), ...known, ...more }
  if (!('seat' in all) && asked.length) all['seat'] = asked[0]
  return capital(words.say(`moment-${is}`, about(words, all, names)))
}

export function why(words: Catalogue, reason: Reason, names?: readonly string[]): Sentence {
  const key = reason.key ?? 'web-why-legal'
  return { text: capital(words.say(key, about(words, reason.about, names))), rule: reason.rule ?? '' }
}

export function refusal(words: Catalogue, refused: Refusal, names?: readonly string[]): Sentence {
  const key = /^(why|error|web)-/.test(refused.key) ? refused.key : `error-${refused.key}`
  const problems: Record<string, string> = {}
  for (const [name, value] of Object.entries(refused.about))
    if (isRefusal(value)) problems[name] = uncapital(refusal(words, value, names).text)
  const text = words.say(key, { ...about(words, refused.about, names), ...problems })
  return { text: capital(text), rule: refused.rule ?? '' }
}

/** A piece of a sentence; of a name that is marked, also whose: `0`, `frog`. */
export type Part = { text: string; slug: string | null }

/** A sentence of a catalogue with marks, cut where species are named. */
export function parts(text: string): Part[] {
  const found: Part[] = []
  for (const [i, piece] of text.split(MARK_OPEN).entries()) {
    const [name, rest] = piece.split(MARK_CLOSE) as [string, string?]
    if (i === 0 || rest === undefined) {
      if (piece) found.push({ text: piece.replaceAll(MARK_CLOSE, ''), slug: null })
      continue
    }
    const at = name.indexOf(MARK_NAME)
    found.push({ text: name.slice(at + 1), slug: name.slice(0, at) })
    if (rest) found.push({ text: rest, slug: null })
  }
  return found
}

function isRefusal(value: unknown): value is Refusal {
  return typeof value === 'object' && value !== null && 'key' in value && 'about' in value
}

/** What the parts of a moment hold: who fights where. */
function held(known: Record<string, unknown>): Record<string, unknown> {
  const parts = Object.values(known).filter((part) => part !== null && typeof part === 'object' && !Array.isArray(part))
  return Object.assign({}, ...parts) as Record<string, unknown>
}

/** What a bid is for, by its lot or by its column, and whether there is another like it. */
function lot(action: Action, moment: Moment | null): Record<string, unknown> {
  const genes = (moment?.['genes'] ?? []) as (string | null)[]
  if ('column' in action)
    return oneOf('lot', genes.length ? ['card', ...genes.map((gene) => gene ?? 'bare')] : [], action['column'])
  return oneOf('gene', genes, action['lot'])
}

function oneOf(name: string, things: readonly (string | null)[], at: unknown): Record<string, unknown> {
  const thing = typeof at === 'number' ? things[at] : undefined
  if (thing === undefined) return { [name]: null, twin: false }
  return { [name]: thing, twin: things.filter((other) => other === thing).length > 1 }
}

function about(
  words: Catalogue,
  known: Record<string, unknown>,
  names: readonly string[] | undefined,
): Record<string, unknown> {
  const said: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(known)) said[name] = thing(words, KINDS[name], value, names)
  if (Array.isArray(known['guesses'])) said['guesses'] = hands(words, known['guesses'] as number[], names)
  return said
}

/** What each animal's hand shows; an empty one is left out. */
function hands(words: Catalogue, guesses: readonly number[], names: readonly string[] | undefined): unknown {
  const shown = guesses.map((tokens, animal) => ({ animal, tokens })).filter(({ tokens }) => tokens)
  return words.list(shown.map((hand) => words.say('shown-hand', about(words, hand, names))))
}

/** A value as its name, where things of its kind have one. */
function thing(
  words: Catalogue,
  kind: string | undefined,
  value: unknown,
  names: readonly string[] | undefined,
): unknown {
  if (Array.isArray(value)) return words.list(value.map((item) => thing(words, kind, item, names)))
  if (value !== null && typeof value === 'object') return ''
  if (kind === undefined || value === null || typeof value === 'boolean') return value
  const slug = String(value).toLowerCase().replaceAll('_', '-')
  if (!words.has(`${kind}-${slug}`)) return kind === 'card' ? (eraCard(words, slug) ?? value) : value
  if (!PLAYED.includes(kind) || !/^\d+$/.test(slug)) return words.name(kind, slug)
  return typeof value === 'number' ? words.name(kind, slug, player(value, names)) : value
}

/** Whose a species or an animal is: of two players, each has every other animal. */
function player(number: number, names: readonly string[] | undefined): string {
  return names?.[number % names.length] ?? ''
}

/** A card that is called by its era, `birds-rock-cave-rock`, with what else it shows. */
function eraCard(words: Catalogue, slug: string): unknown {
  const [era, ...things] = slug.split('-')
  if (!words.has(`era-${era}`)) return null
  const shown = [...new Set(things)].flatMap((thing) =>
    SHOWN.filter((kind) => thing !== 'rock' && words.has(`${kind}-${thing}`)).map((kind) =>
      words.say(`${kind}-${thing}.a`),
    ),
  )
  return words.name('era', era!, shown.join(', '))
}

/** The first letter large, also behind a mark. */
export function capital(text: string): string {
  const at = text.startsWith(MARK_OPEN) ? text.indexOf(MARK_NAME) + 1 : 0
  return text.slice(0, at) + text.slice(at, at + 1).toUpperCase() + text.slice(at + 1)
}

function uncapital(text: string): string {
  return text.slice(0, 1).toLowerCase() + text.slice(1)
}

import type { Action, GameEvent, Moment, Reason, Refusal, Remark, Seat } from '../api/protocol'
import { MARK_CLOSE, MARK_NAME, MARK_OPEN, type Catalogue } from './catalogue'
import { Phrase } from './phrases'
import type { FieldKinds } from './speech'

/** Events, actions, decisions, reasons and refusals in words: the twin of src/mesozoic/words/sentences.py. */

export type Sentence = { text: string; rule: string }
/** The players' by seat, put in brackets after their species. */
type Names = readonly string[]

export function tell(words: Catalogue, event: GameEvent, names?: Names): string {
  const known = { ...own(words, 'event', event, names), ...phrased(words, event, null, names) }
  // Some lines of a log are only the browser's.
  return capital(words.say(event.is.startsWith('web-') ? event.is : `event-${event.is}`, known))
}

/** An action or outcome as an option to choose, without a full stop. */
export function act(
  words: Catalogue,
  action: Action,
  moment: Moment | null = null,
  names?: Names,
  rival: Seat | null = null,
): string {
  return words.say(`action-${action.is}`, {
    ...about(words, { rival }, names),
    ...own(words, 'action', action, names),
    ...phrased(words, action, moment, names),
  })
}

/** What is being decided, and by whom: a view's `moment` and `asked`. */
export function decision(
  words: Catalogue,
  moment: Moment,
  asked: readonly Seat[] = [],
  names?: Names,
): string {
  const who = asked.length ? { asked, seat: asked[0] } : { asked }
  return capital(
    words.say(`moment-${moment.is}`, { ...about(words, who, names), ...own(words, 'moment', moment, names) }),
  )
}

export function why(words: Catalogue, reason: Reason, names?: Names): Sentence {
  const key = reason.key ?? 'web-why-legal'
  return { text: capital(words.say(key, about(words, reason.about, names))), rule: reason.rule ?? '' }
}

/** What a newcomer is told. */
export function remark(words: Catalogue, told: Remark): Sentence {
  return { text: capital(words.say(told.key, about(words, told.about))), rule: told.rule ?? '' }
}

export function refusal(words: Catalogue, refused: Refusal, names?: Names): Sentence {
  const key = /^(why|error|web)-/.test(refused.key) ? refused.key : `error-${refused.key}`
  const problems: Record<string, string> = {}
  for (const [name, value] of Object.entries(refused.about))
    if (isRefusal(value)) problems[name] = uncapital(refusal(words, value, names).text)
  const text = words.say(key, { ...about(words, refused.about, names), ...problems })
  return { text: capital(text), rule: refused.rule ?? '' }
}

/** A piece of a sentence; of a name that is marked, also what it names: `species` `0`, `gene` `horn`. */
export type Part = { text: string; kind: string | null; slug: string }
const plain = (text: string): Part => ({ text, kind: null, slug: '' })

/** A sentence of a catalogue with marks, cut where things are named. */
export function parts(text: string): Part[] {
  const found: Part[] = []
  for (const [i, piece] of text.split(MARK_OPEN).entries()) {
    const [name, rest] = piece.split(MARK_CLOSE) as [string, string?]
    if (i === 0 || rest === undefined) {
      if (piece) found.push(plain(piece.replaceAll(MARK_CLOSE, '')))
      continue
    }
    const [kind, slug, text] = name.split(MARK_NAME) as [string, string, string]
    found.push({ text, kind, slug })
    if (rest) found.push(plain(rest))
  }
  return found
}

function isRefusal(value: unknown): value is Refusal {
  return typeof value === 'object' && value !== null && 'key' in value && 'about' in value
}

/** What the fields of an event, action or moment hold. */
function own(
  words: Catalogue,
  group: 'action' | 'event' | 'moment',
  { is, ...known }: Action | GameEvent | Moment,
  names?: Names,
): Record<string, unknown> {
  const kinds = words.speech.kinds
  return named(words, known, is.startsWith('web-') ? kinds.about : (kinds[group][is] ?? {}), names)
}

function phrased(
  words: Catalogue,
  value: Action | GameEvent,
  moment: Moment | null,
  names?: Names,
): Record<string, unknown> {
  return about(words, words.speech.phrases.about(value, moment), names)
}

/** What a sentence speaks of besides fields. */
function about(words: Catalogue, known: Record<string, unknown>, names?: Names): Record<string, unknown> {
  return named(words, known, words.speech.kinds.about, names)
}

function named(
  words: Catalogue,
  known: Record<string, unknown>,
  kinds: FieldKinds,
  names?: Names,
): Record<string, unknown> {
  const things = Object.entries(known).map(([name, value]) => [name, thing(words, kinds[name], value, names)])
  return Object.fromEntries(things) as Record<string, unknown>
}

/** A value as its name, where things of its kind have one. */
function thing(words: Catalogue, kind: string | undefined, value: unknown, names?: Names): unknown {
  if (Array.isArray(value)) return words.list(value.map((item) => thing(words, kind, item, names)))
  if (value instanceof Phrase) return words.say(value.key, about(words, value.about, names))
  if (value !== null && typeof value === 'object') return ''
  if (kind === undefined || value === null || typeof value === 'boolean') return value
  const slug = String(value).toLowerCase().replaceAll('_', '-')
  if (words.has(`${kind}-${slug}`)) return words.name(kind, slug, player(words, kind, value, names))
  const name = words.speech.phrases.name(words, kind, slug)
  if (name === null) return value
  return words.name(name.kind, name.slug, name.shown.map(([kind, slug]) => words.say(`${kind}-${slug}.a`)).join(', '))
}

/** Whose a thing is, where its number tells. */
function player(words: Catalogue, kind: string, value: unknown, names?: Names): string {
  if (!names || typeof value !== 'number') return ''
  const owner = words.speech.phrases.owner(kind, value, names.length)
  return owner === null ? '' : (names[owner] ?? '')
}

/** The first letter large, also behind a mark. */
export function capital(text: string): string {
  const at = text.startsWith(MARK_OPEN) ? text.indexOf(MARK_NAME, text.indexOf(MARK_NAME) + 1) + 1 : 0
  return text.slice(0, at) + text.slice(at, at + 1).toUpperCase() + text.slice(at + 1)
}

function uncapital(text: string): string {
  return text.slice(0, 1).toLowerCase() + text.slice(1)
}

import {
  FluentBundle,
  FluentNumber,
  FluentResource,
  FluentType,
  type FluentFunction,
  type FluentVariable,
} from '@fluent/bundle'

import { speechOf, type Speech } from './speech'

type Pattern = Parameters<FluentBundle['formatPattern']>[0]
type Scope = Parameters<FluentType<unknown>['toString']>[0]

/**
 * The message catalogues, as src/mesozoic/words/catalogue.py and forms.py have them for the terminal: the
 * same files, the same functions, so that both say the same sentences.
 */
export const LANGUAGES = ['en', 'fr', 'it'] as const
export type Language = (typeof LANGUAGES)[number]

const NOTHING = 'none'

/** Around the name of a thing where sentences are to be drawn with its silhouette, or with a word on it; see `parts`. */
export const MARK_OPEN = '\uE000'
export const MARK_CLOSE = '\uE001'
/** Between the kind and the slug, and between the slug and the name. */
export const MARK_NAME = '\uE002'
/** What is drawn where it is named. */
export const DRAWN: readonly string[] = ['species', 'animal']

/** A thing by its slug: selectors compare the slug, placeables show the name. */
export class Named extends FluentType<string> {
  constructor(
    readonly catalogue: Catalogue,
    readonly kind: string,
    readonly slug: string,
    readonly note = '',
    readonly form = '',
  ) {
    super(slug)
  }

  inForm(form: string): Named {
    return new Named(this.catalogue, this.kind, this.slug, this.note, form)
  }

  say(about: Record<string, unknown> = {}): string {
    const key = `${this.kind}-${this.slug}`
    const name = this.catalogue.say(this.form ? `${key}.${this.form}` : key, about)
    const noted = this.note ? `${name} (${this.note})` : name
    return this.isMarked() ? `${MARK_OPEN}${this.kind}${MARK_NAME}${this.slug}${MARK_NAME}${noted}${MARK_CLOSE}` : noted
  }

  override toString(): string {
    return this.say()
  }

  private isMarked(): boolean {
    const { marks, speech } = this.catalogue
    return marks && (DRAWN.includes(this.kind) || speech.kinds.things[this.kind]?.[this.slug] !== undefined)
  }
}

/** Several things in a row. */
export class Listed extends FluentType<string> {
  constructor(
    readonly catalogue: Catalogue,
    readonly items: readonly FluentVariable[],
    readonly joint = 'and',
  ) {
    super('')
  }

  joinedBy(joint: string): Listed {
    return new Listed(this.catalogue, this.items, joint)
  }

  inForm(form: string): Listed {
    const items = this.items.map((item) => (item instanceof Named ? item.inForm(form) : item))
    return new Listed(this.catalogue, items, this.joint)
  }

  override toString(scope: Scope): string {
    const texts = this.items.map((item) =>
      item instanceof FluentType ? item.toString(scope) : String(item),
    )
    if (texts.length < 2) return texts[0] ?? this.catalogue.say('list-empty')
    const last = texts.pop()
    return this.catalogue.say(`list-${this.joint}`, { early: texts.join(', '), last })
  }
}

const number = (value: number) => new FluentNumber(value, { useGrouping: false })

/** A value as messages take it: nothing is 'none', truth is 'yes' or 'no'. */
export function asFluent(catalogue: Catalogue, value: unknown): FluentVariable {
  if (value === null || value === undefined) return NOTHING
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'number') return number(value)
  if (value instanceof FluentType) return value
  if (Array.isArray(value)) return catalogue.list(value)
  return String(value)
}

const inForm =
  (form: string): FluentFunction =>
  ([thing]) =>
    thing instanceof Named || thing instanceof Listed ? thing.inForm(form) : (thing ?? '')

const joinedBy =
  (joint: string): FluentFunction =>
  ([things]) =>
    things instanceof Listed ? things.joinedBy(joint) : (things ?? '')

/** Each kind of thing once, with how many of it there are: two legs and an egg. */
const some: FluentFunction = ([things]) => {
  if (!(things instanceof Listed)) return things ?? ''
  const counts = new Map<string, { thing: Named; count: number }>()
  for (const thing of things.items) {
    if (!(thing instanceof Named)) continue
    const known = counts.get(thing.slug)
    counts.set(thing.slug, { thing, count: (known?.count ?? 0) + 1 })
  }
  const texts = [...counts.values()].map(({ thing, count }) => thing.inForm('some').say({ count }))
  return new Listed(things.catalogue, texts, things.joint)
}

const amount = (value: unknown) => Number(value instanceof FluentType ? value.valueOf() : value)

const FUNCTIONS: Record<string, FluentFunction> = {
  A: inForm('a'),
  OF: inForm('of'),
  THE: inForm('the'),
  TO: inForm('to'),
  OR: joinedBy('or'),
  THEN: joinedBy('then'),
  COUNT: ([things]) => number(things instanceof Listed ? things.items.length : 0),
  MINUS: ([much, less]) => number(amount(much) - amount(less)),
  // A browser does not take the 1 of a catalogue for a yes.
  NUMBER: ([value], { useGrouping }) =>
    new FluentNumber(amount(value), { useGrouping: useGrouping !== undefined && amount(useGrouping) === 1 }),
  SOME: some,
  // What a selector compares. fluent.js matches only strings and numbers, so every selector is wrapped in this.
  SLUG: ([thing]) => (thing instanceof Named ? thing.slug : (thing ?? '')),
}

type Node = { type?: string; selector?: unknown; [part: string]: unknown }

function wrapSelectors(node: unknown): void {
  if (Array.isArray(node)) return node.forEach(wrapSelectors)
  if (typeof node !== 'object' || node === null) return
  const known = node as Node
  Object.values(known).forEach(wrapSelectors)
  if (known.type === 'select')
    known.selector = { type: 'func', name: 'SLUG', args: [known.selector] }
}

/** The messages of one language. */
export class Catalogue {
  private readonly bundle: FluentBundle
  private marked: Catalogue | null = null

  constructor(
    readonly language: Language,
    private readonly texts: readonly string[],
    readonly speech: Speech = speechOf(null),
    /** Whether the names of what is drawn, or has a word on it, are marked, for sentences that are drawn. */
    readonly marks = false,
    /** For how many it speaks, where a name depends on that: `species-0-of-2` goes before `species-0`. */
    readonly players: number | null = null,
  ) {
    this.bundle = new FluentBundle(language, { functions: FUNCTIONS, useIsolating: false })
    for (const text of texts) {
      const resource = new FluentResource(text)
      wrapSelectors(resource.body)
      this.bundle.addResource(resource, { allowOverrides: true })
    }
  }

  /** The same, with names marked. */
  withMarks(): Catalogue {
    return (this.marked ??= new Catalogue(this.language, this.texts, this.speech, true, this.players))
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key.split('.', 1)[0]!)
  }

  say(key: string, about: Record<string, unknown> = {}): string {
    const [name, attribute] = key.split('.', 2) as [string, string?]
    const message = this.bundle.getMessage(`${name}-of-${this.players}`) ?? this.bundle.getMessage(name)
    const pattern = attribute ? message?.attributes[attribute] : message?.value
    if (!pattern) return this.missing(key)
    const { text, problem } = this.format(pattern, about)
    if (problem) console.error(`${key} (${this.language}): ${problem.message}`)
    return text
  }

  /** A message where all that it speaks of is known; else nothing. */
  sayWhole(key: string, about: Record<string, unknown> = {}): string {
    const pattern = this.bundle.getMessage(key)?.value
    if (!pattern) return ''
    const { text, problem } = this.format(pattern, about)
    return problem ? '' : text
  }

  private format(pattern: Pattern, about: Record<string, unknown>): { text: string; problem: Error | undefined } {
    const given: Record<string, FluentVariable> = {}
    for (const [thing, value] of Object.entries(about)) given[thing] = asFluent(this, value)
    const problems: Error[] = []
    return { text: this.bundle.formatPattern(pattern, given, problems), problem: problems[0] }
  }

  name(kind: string, slug: string, note = ''): Named {
    return new Named(this, kind, slug, note)
  }

  list(items: readonly unknown[]): Listed {
    return new Listed(
      this,
      items.map((item) => asFluent(this, item)),
    )
  }

  /** Half a page is better than none; tests look for what is missing. */
  private missing(key: string): string {
    if (import.meta.env.DEV) console.warn(`no message ${key} in ${this.language}`)
    return `‹${key}›`
  }
}

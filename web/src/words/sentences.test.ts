import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { describe, expect, test, vi } from 'vitest'
import kept from '../../tests/fixtures/sentences.json'
import type { Action, GameEvent, Moment, Reason } from '../api/protocol'
import { LANGUAGES, type Catalogue, type Language } from './catalogue'
import { loadCatalogue } from './load'
import { act, decision, parts, refusal, tell, why } from './sentences'

async function inEveryLanguage(game: string): Promise<Record<Language, Catalogue>> {
  const [en, fr, it] = await Promise.all([loadCatalogue('en', game), loadCatalogue('fr', game), loadCatalogue('it', game)])
  return { en, fr, it }
}
const catalogues = await inEveryLanguage('evo-2001')

type Said = {
  game: string
  kind: string
  value: Record<string, unknown> & { is?: string }
  asked?: number[]
  moment?: Moment
  words: Record<Language, string>
}

/** What the terminal says now; as it was kept, where there is no Python to ask. */
function terminal(): Said[] {
  const python = '../.venv/bin/python'
  if (!existsSync(python)) return kept as unknown as Said[]
  const env = { ...process.env, PYTHONPATH: '../src' }
  return JSON.parse(execFileSync(python, ['tests/sentences.py'], { env, encoding: 'utf8', maxBuffer: 1e8 })) as Said[]
}
const said = terminal()
const games = [...new Set(said.map(({ game }) => game))]
const ofGame = Object.fromEntries(await Promise.all(games.map(async (game) => [game, await inEveryLanguage(game)] as const)))
/** The browser's own catalogues, everybody's and the games'. */
const web = import.meta.glob<string>(['./*.ftl', '../games/*/words/*.ftl'], { query: '?raw', import: 'default', eager: true })
const written = (language: Language) =>
  Object.keys(web)
    .filter((path) => path.endsWith(`.${language}.ftl`))
    .sort()
    .map((path) => web[path]!)

function inTheBrowser(words: Catalogue, { kind, value, asked, moment }: Said): string {
  if (kind === 'tell') return tell(words, value as unknown as GameEvent)
  if (kind === 'act') return act(words, value as unknown as Action, moment)
  if (kind === 'why') return why(words, value as unknown as Reason).text
  return decision(words, value as unknown as Moment, asked)
}

describe.each(LANGUAGES)('in %s', (language) => {
  // All of a game at once: thousands of cases would take longer to count than to compare.
  test.each(games)('the browser says as the terminal: %s', (game) => {
    const words = ofGame[game]![language]
    const asked = said.filter((one) => one.game === game)
    const pairs = (say: (one: Said) => string) => asked.map((one) => `${one.kind} ${one.value.is ?? one.value['key']}: ${say(one)}`)
    expect(pairs((one) => inTheBrowser(words, one))).toEqual(pairs((one) => one.words[language]))
  })

  test('the browser has the same sentences about the same things as in English', () => {
    const shape = (of: Language) =>
      [...written(of).join('\n').matchAll(/^(web-[a-z0-9-]+) =(?:[^\n]|\n[ \n])*/gm)].map(
        ([whole, key]) => `${key} ${[...new Set(whole.match(/\$\w+/g) ?? [])].sort().join(' ')}`,
      )
    expect(shape(language)).toEqual(shape('en'))
  })
})

test('a reason and a refusal lead to their rule', () => {
  const reason = {
    is: 'reason',
    n: 1,
    action: { is: 'bid', lot: 0, amount: 1 },
    legal: false,
    key: 'why-bid-too-low',
    about: { least: 3 },
    rule: 'E1-7.2',
  } as const
  expect(why(catalogues.en, reason)).toEqual({
    text: 'That is too little: bid 3 or more on this gene.',
    rule: 'E1-7.2',
  })
  expect(refusal(catalogues.fr, { key: 'no-undo', about: {}, rule: null }).rule).toBe('')
  expect(refusal(catalogues.en, { key: 'web-error-unreachable', about: {}, rule: '' }).text).toMatch(/reached/)
})

test('a marked sentence is cut where species are named, and whatever there is a word on', () => {
  const event = { is: 'bid-made', seat: 1, lot: 0, gene: 'egg', amount: 2, outbid: 0 }
  const pieces = parts(tell(catalogues.en.withMarks(), event))
  expect(pieces).toEqual([
    { text: 'The Sauropods', kind: 'species', slug: '1' },
    { text: ' bid 2 for ', kind: null, slug: '' },
    { text: 'an egg', kind: 'gene', slug: 'egg' },
    { text: ', outbidding ', kind: null, slug: '' },
    { text: 'the Theropods', kind: 'species', slug: '0' },
    { text: '.', kind: null, slug: '' },
  ])
})

test('an animal is marked like a species, and each of two players is named after both of theirs', async () => {
  const words = (await inEveryLanguage('evolution-family')).fr.withMarks()
  const event = { is: 'volcano-erupted', seat: 1, animal: 2, craters: [], cone: false }
  expect(parts(tell(words, event, ['Ada', 'Zoé']))).toEqual([
    { text: 'Les Sauropodes (Zoé)', kind: 'species', slug: '1' },
    { text: ' font entrer un volcan en éruption à côté ', kind: null, slug: '' },
    { text: 'du Cératopsien (Ada)', kind: 'animal', slug: '2' },
    { text: '\u00a0!', kind: null, slug: '' },
  ])
})

test('a sentence that is missing shows its key instead of failing', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  expect(catalogues.en.say('web-nothing-of-the-kind')).toBe('‹web-nothing-of-the-kind›')
  expect(warn).toHaveBeenCalledWith('no message web-nothing-of-the-kind in en')
  warn.mockRestore()
})

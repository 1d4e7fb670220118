import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import kept from '../../tests/fixtures/sentences.json'
import type { Action, GameEvent, Moment } from '../api/protocol'
import { Catalogue, LANGUAGES, type Language } from './catalogue'
import { act, decision, parts, refusal, tell, why } from './sentences'

const GENERAL = '../src/mesozoic/words'
const GAMES = '../src/mesozoic/games'
const WEB = 'src/words'

function texts(folder: string, language: Language): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(`.${language}.ftl`) && !name.startsWith('cli.'))
    .sort()
    .map((name) => readFileSync(`${folder}/${name}`, 'utf8'))
}
const inEveryLanguage = (game: string) =>
  Object.fromEntries(
    LANGUAGES.map((language) => {
      const folders = [GENERAL, WEB, `${GAMES}/${game.replaceAll('-', '_')}/words`]
      return [language, new Catalogue(language, folders.flatMap((folder) => texts(folder, language)))]
    }),
  ) as Record<Language, Catalogue>
const catalogues = inEveryLanguage('evo-2001')

type Said = {
  game: string
  kind: string
  value: Record<string, unknown> & { is: string }
  asked?: number[]
  about?: Record<string, unknown>
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
const ofGame = Object.fromEntries([...new Set(said.map(({ game }) => game))].map((game) => [game, inEveryLanguage(game)]))

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(said.map((one) => [`${one.game} ${one.kind} ${one.value.is}`, one] as const))(
    'the browser says as the terminal: %s',
    (_, { game, kind, value, asked, about, moment, words: expected }) => {
      const words = ofGame[game]![language]
      const text =
        kind === 'tell'
          ? tell(words, value as GameEvent)
          : kind === 'act'
            ? act(words, value as Action, moment)
            : decision(words, value as Moment, asked, undefined, about)
      expect(text).toBe(expected[language])
    },
  )

  test('the browser has the same sentences about the same things as in English', () => {
    const shape = (of: Language) =>
      [...texts(WEB, of).join('\n').matchAll(/^(web-[a-z0-9-]+) =(?:[^\n]|\n[ \n])*/gm)].map(
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
  expect(refusal(catalogues.en, { key: 'web-error-unreachable', about: {} }).text).toMatch(/reached/)
})

test('a marked sentence is cut where species are named', () => {
  const event = { is: 'bid-made', seat: 1, lot: 0, gene: 'egg', amount: 2, outbid: 0 }
  const pieces = parts(tell(catalogues.en.withMarks(), event))
  expect(pieces).toEqual([
    { text: 'The Sauropods', slug: '1' },
    { text: ' bid 2 for an egg, outbidding ', slug: null },
    { text: 'the Theropods', slug: '0' },
    { text: '.', slug: null },
  ])
})

test('an animal is marked like a species, and each of two players is named after both of theirs', () => {
  const words = inEveryLanguage('evolution-family').fr.withMarks()
  const event = { is: 'volcano-erupted', seat: 1, animal: 2 }
  expect(parts(tell(words, event, ['Ada', 'Zoé']))).toEqual([
    { text: 'Les Sauropodes (Zoé)', slug: '1' },
    { text: ' font entrer un volcan en éruption tout contre ', slug: null },
    { text: 'le Cératopsien (Ada)', slug: '2' },
    { text: '\u00a0!', slug: null },
  ])
})

test('a sentence that is missing shows its key instead of failing', () => {
  expect(catalogues.en.say('web-nothing-of-the-kind')).toBe('‹web-nothing-of-the-kind›')
})

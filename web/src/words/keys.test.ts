import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'

/** Every sentence of the pages is said somewhere, and whatever is said is there. */

const SRC = join(import.meta.dirname, '..')
const PYTHON = join(SRC, '../../src/mesozoic')
const files = (folder: string, name: RegExp): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => name.test(path))
    .map((path) => join(folder, path))
const textOf = (path: string) => readFileSync(path, 'utf8')
const found = (text: string, what: RegExp) => [...text.matchAll(what)].map(([, one]) => one!)

type Said = { file: string; text: string }
const code: Said[] = files(SRC, /\.(ts|svelte)$/)
  .filter((path) => !/\.test\.ts$|schema\.d\.ts$/.test(path))
  .map((path) => ({ file: relative(SRC, path), text: textOf(path) }))
const catalogues = files(SRC, /\.en\.ftl$/).map((path) => ({ file: relative(SRC, path), text: textOf(path) }))
const keysOf = (text: string) => found(text, /^([a-z][\w-]*) *=/gm)
/** What the terminal has too, without its own. */
const shared = new Set(files(PYTHON, /(^|\/)(?!cli\.)[\w.-]*en\.ftl$/).flatMap((path) => keysOf(textOf(path))))

const LITERAL = /['"`](web-[a-z0-9-]+)(?:\.[a-z]+)?['"`]/g
const SPOKEN = /\bsay\(\s*'([a-z0-9-]+)(?:\.[a-z]+)?'/g
/** `web-pace-${name}`: whatever begins and ends so. */
const COMPOSED = /`([a-z]+-[a-z0-9-]*\$\{(?:[^{}]|\{[^{}]*\})*\}(?:[a-z0-9.-]|\$\{(?:[^{}]|\{[^{}]*\})*\})*)`/g
const HOLE = /\$\{(?:[^{}]|\{[^{}]*\})*\}/
const pattern = (template: string) =>
  new RegExp(`^${template.replace(/\.[a-z]+$/, '').split(HOLE).join('[\\w-]+')}$`)
const composed = code.flatMap(({ file, text }) => found(text, COMPOSED).map((template) => ({ file, template, made: pattern(template) })))
const literal = code.flatMap(({ file, text }) => [...found(text, LITERAL), ...found(text, SPOKEN)].map((key) => ({ file, key })))

/** The sentences at hand where a file speaks: everybody's, what games are called, its folder's and those it shares. */
function atHand(file: string): Set<string> {
  const folder = /^games\/[^/]+\//.exec(file)?.[0]
  const own = folder === undefined ? [] : [folder, ...(SHARING.includes(folder) ? [ISLAND] : [])]
  const heard = ({ file: path }: Said) => /^words\/|\/words\/shelf\./.test(path) || own.some((start) => path.startsWith(start))
  return new Set(catalogues.filter(heard).flatMap(({ text }) => keysOf(text)))
}
const ISLAND = 'games/island/'
/** The folders of games whose manifests name the island's words. */
const SHARING = code.filter(({ text }) => /words: \['island'\]/.test(text)).map(({ file }) => file.replace('index.ts', ''))

test('the code and the catalogues are read', () => {
  expect(SHARING.length).toBeGreaterThan(1)
  expect(literal.length).toBeGreaterThan(300)
  expect(composed.length).toBeGreaterThan(50)
  expect(catalogues.length).toBeGreaterThan(9)
  expect('`web-hint-${is}`'.match(COMPOSED)).not.toBeNull()
  expect(pattern('web-crowd-${heat}').test('web-crowd-hot')).toBe(true)
  expect(pattern('web-${is ? `a` : {}}-text').test('web-b-text')).toBe(true)
  expect(pattern('web-crowd-${heat}').test('web-crow-hot')).toBe(false)
})

test('no sentence of everybody’s stands twice: the first would be said for both', () => {
  const keys = catalogues.filter(({ file }) => file.startsWith('words/')).flatMap(({ text }) => keysOf(text))
  expect(keys.filter((key, i) => keys.indexOf(key) < i)).toEqual([])
})

test.each(catalogues)('$file has no sentence that nobody says', ({ text }) => {
  const within = catalogues.flatMap(({ text: other }) => found(other, /\{ *([a-z][\w-]*)(?:\.[a-z]+)? *\}/g))
  const said = new Set([...literal.map(({ key }) => key), ...within])
  const unused = keysOf(text).filter((key) => !said.has(key) && !composed.some(({ made }) => made.test(key)))
  expect(unused).toEqual([])
})

test('whatever is said is in a catalogue that is at hand there', () => {
  const missing = literal.filter(({ file, key }) => !atHand(file).has(key) && !shared.has(key))
  expect(missing).toEqual([])
})

test('every composed key has a sentence', () => {
  const all = [...shared, ...catalogues.flatMap(({ text }) => keysOf(text))]
  const missing = composed.filter(({ template, made }) => /^web-/.test(template) && !all.some((key) => made.test(key)))
  expect(missing.map(({ file, template }) => [file, template])).toEqual([])
})

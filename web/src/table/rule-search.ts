import type { RuleBook, RuleEntry } from '../api/protocol'

type Chapters = RuleBook['chapters']

/** A text as it is searched: small letters, no accents. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()

/** What stands in any question and tells nothing, in all languages: `how do I win` seeks `win`. */
const EMPTY = new Set(
  [
    'am an and any are as at be by can could did do does for from had has have he her his how if in into is it its me my',
    'of on or our she should so that the their them then there they this to was we were what when where which who whom',
    'whose why will with would you your',
    'ai ainsi au aux avec avoir ce ces cet cette combien comment dans de des doit dois donc du elle elles en est et etre',
    'fait il ils je la le les leur leurs lui ma mais me mes mon ne nos notre nous on ont ou par pas peut peux pour',
    'pourquoi puis quand que quel quelle quelles quels qui quoi sa se ses si son sont sur ta te tes ton tu un une vos',
    'votre vous',
    'agli ai al alla alle allo anche che chi ci come con cosa cui da dai dal dalla delle dei del della dello deve devo di',
    'dove gli il ho ha lei li lo loro lui mi mia mio ne nei nel nella nelle noi non per perche posso puo quale quali',
    'quando quanti quanto questa questo sono su sua sul sulla suo ti tra tua tuo una uno vi voi',
  ].flatMap((line) => line.split(' ')),
)
const SHORTEST = 3
/** A rule's number, or letters and digits. */
const WORD = /\p{L}+\d*-\d+(\.\d+)*|[\p{L}\p{N}]+/gu

/** Whether a word stands in a text; a short one must begin there: `tie` is not in `abilities`. */
function holds(text: string, word: string): boolean {
  return placesIn(text, [word]).length > 0
}

/** The words that are sought; an entry must hold them all. Short ones count only where there is no longer one. */
export function wordsIn(sought: string): string[] {
  const all = (plain(sought).match(WORD) ?? []).filter((word) => word.length > 1 && !EMPTY.has(word))
  const long = all.filter((word) => word.length >= SHORTEST)
  return long.length ? long : all
}

/** Each word, with others for the same thing: `kin` lists them in groups between commas. */
export function withKin(words: readonly string[], kin: string): string[][] {
  const groups = kin.split(',').map((group): string[] => plain(group).match(WORD) ?? [])
  return words.map((word) => [word, ...(groups.find((group) => group.includes(word)) ?? []).filter((other) => other !== word)])
}

/** How well an entry fits: by its number best, then its title, its chapter's and its text; 0 not at all. */
function fit({ number, title, text }: RuleEntry, chapter: string, wanted: readonly (readonly string[])[]): number {
  const worths: [number, (word: string) => boolean][] = [
    [20, (word) => plain(number) === word],
    [5, (word) => holds(title, word)],
    [3, (word) => holds(chapter, word)],
    [1, (word) => holds(`${number} ${text}`, word)],
  ]
  // A word itself counts for more than one that only means the same.
  const worth = (word: string) => worths.find(([, stands]) => stands(word))?.[0] ?? 0
  const each = wanted.map(([word, ...others]) => worth(word!) || Math.max(0, ...others.map(worth)) / 2)
  return each.includes(0) ? 0 : each.reduce((sum, one) => sum + one, 0)
}

/** The chapters and entries that hold all the words, the best first; without words, the book as it is. */
export function found(chapters: Chapters, words: readonly (readonly string[])[]): Chapters {
  if (!words.length) return chapters
  const ranked = chapters.map((chapter) => {
    const fits = chapter.entries
      .map((entry) => ({ entry, fit: fit(entry, chapter.title, words) }))
      .filter((one) => one.fit > 0)
      .sort((one, other) => other.fit - one.fit)
    return { chapter: { ...chapter, entries: fits.map(({ entry }) => entry) }, best: fits[0]?.fit ?? 0 }
  })
  return ranked
    .filter(({ best }) => best > 0)
    .sort((one, other) => other.best - one.best)
    .map(({ chapter }) => chapter)
}

/** Where the words stand in a text, from and to. */
export function placesIn(text: string, words: readonly string[]): [from: number, to: number][] {
  // Letter by letter, so that an accent moves no place.
  const letters = text
    .split('')
    .map((letter) => plain(letter).slice(0, 1) || letter)
    .join('')
  const places: [number, number][] = []
  for (const word of words)
    for (let at = letters.indexOf(word); at >= 0; at = letters.indexOf(word, at + word.length))
      if (word.length > SHORTEST || !/\p{L}/u.test(letters[at - 1] ?? '')) places.push([at, at + word.length])
  return places
}

import type { RuleBook, RuleEntry } from '../api/protocol'

type Chapters = RuleBook['chapters']

/** A text as it is searched: small letters, no accents. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()

/** The words that are sought; an entry must hold them all. */
export const wordsIn = (sought: string): string[] => plain(sought).split(/\s+/).filter(Boolean)

/** How well an entry fits: by its number best, then its title, its chapter's and its text; 0 not at all. */
function fit({ number, title, text }: RuleEntry, chapter: string, words: readonly string[]): number {
  const worths: [number, (word: string) => boolean][] = [
    [20, (word) => plain(number) === word],
    [5, (word) => plain(title).includes(word)],
    [3, (word) => plain(chapter).includes(word)],
    [1, (word) => plain(`${number} ${text}`).includes(word)],
  ]
  const each = words.map((word) => worths.find(([, stands]) => stands(word))?.[0] ?? 0)
  return each.includes(0) ? 0 : each.reduce((sum, worth) => sum + worth, 0)
}

/** The chapters and entries that hold all the words, the best first; without words, the book as it is. */
export function found(chapters: Chapters, words: readonly string[]): Chapters {
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
      places.push([at, at + word.length])
  return places
}

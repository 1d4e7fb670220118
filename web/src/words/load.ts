import { parts } from '../api/parts.svelte'
import { foldersOf } from '../games'
import { Catalogue, type Language } from './catalogue'
import { foreignWords, shelved } from './foreign'
import { speechOf } from './speech'

type Files = Record<string, () => Promise<string>>

// The command line's sentences (cli.*.ftl) stay behind; a lesson's (lessons.*.ftl) come with it from the server.
const general = import.meta.glob<string>(
  ['../../../src/mesozoic/words/*.ftl', '!../../../src/mesozoic/words/{cli,lessons}.*'],
  { query: '?raw', import: 'default' },
) as Files
const games = import.meta.glob<string>(
  ['../../../src/mesozoic/games/*/words/*.ftl', '!../../../src/mesozoic/games/*/words/{cli,lessons}.*'],
  { query: '?raw', import: 'default' },
) as Files
// What only the browser says: web.*.ftl about everything, and what lies in a game's folder; shelf.*.ftl says what it is called.
const web = import.meta.glob<string>(['./*.ftl', '../games/*/words/*.ftl'], { query: '?raw', import: 'default' }) as Files

const ofLanguage = (files: Files, language: Language) =>
  Object.keys(files)
    .filter((path) => path.endsWith(`.${language}.ftl`) || path.endsWith(`/${language}.ftl`))
    .sort()

const ofGame = (paths: string[], game: string) =>
  paths.filter((path) => path.includes(`/games/${game.replaceAll('-', '_')}/`))

const isShelf = (path: string) => path.includes('/words/shelf.')

/** The browser's own: everybody's, what every game is called, and those of one game. */
function ofBrowser(paths: string[], game: string | null): string[] {
  const folders = game === null ? [] : foldersOf(game)
  return [
    ...paths.filter((path) => path.startsWith('./web.')),
    ...paths.filter(isShelf),
    ...folders.flatMap((folder) => paths.filter((path) => path.startsWith(`../games/${folder}/`) && !isShelf(path))),
  ]
}

/** The catalogue of a language: the general messages, the browser's, and those of a game. */
export async function loadCatalogue(
  language: Language,
  game: string | null,
  players: number | null = null,
): Promise<Catalogue> {
  const paths: [Files, string][] = [
    ...ofLanguage(general, language).map((path) => [general, path] as [Files, string]),
    ...ofBrowser(ofLanguage(web, language), game).map((path) => [web, path] as [Files, string]),
    ...(game === null ? [] : ofGame(ofLanguage(games, language), game)).map((path) => [games, path] as [Files, string]),
  ]
  const ours = Promise.all(paths.map(([files, path]) => parts.fetch(files[path]!)))
  const foreign = await foreignWords(language, (id) => ofGame(Object.keys(games), id).length > 0)
  const titles = [...foreign].map(([id, { messages }]) => shelved(id, messages))
  const theirs = game === null ? undefined : foreign.get(game)
  const texts = [...(await ours), ...titles, ...(theirs ? [theirs.messages] : [])]
  return new Catalogue(language, texts, speechOf(game, theirs?.kinds), false, players)
}

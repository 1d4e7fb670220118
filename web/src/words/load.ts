import { Catalogue, type Language } from './catalogue'

type Files = Record<string, () => Promise<string>>

// The command line's sentences (cli.*.ftl) stay behind.
const general = import.meta.glob<string>(
  ['../../../src/mesozoic/words/*.ftl', '!../../../src/mesozoic/words/cli.*'],
  { query: '?raw', import: 'default' },
) as Files
const games = import.meta.glob<string>('../../../src/mesozoic/games/*/words/*.ftl', {
  query: '?raw',
  import: 'default',
}) as Files
const web = import.meta.glob<string>('./*.ftl', { query: '?raw', import: 'default' }) as Files

const ofLanguage = (files: Files, language: Language) =>
  Object.keys(files)
    .filter((path) => path.endsWith(`.${language}.ftl`) || path.endsWith(`/${language}.ftl`))
    .sort()

const ofGame = (paths: string[], game: string) =>
  paths.filter((path) => path.includes(`/games/${game.replaceAll('-', '_')}/`))

/** The catalogue of a language: the general messages, the browser's, and those of these games. */
export async function loadCatalogue(language: Language, ids: readonly string[]): Promise<Catalogue> {
  const paths: [Files, string][] = [
    ...ofLanguage(general, language).map((path) => [general, path] as [Files, string]),
    ...ofLanguage(web, language).map((path) => [web, path] as [Files, string]),
    ...ids.flatMap((id) =>
      ofGame(ofLanguage(games, language), id).map((path) => [games, path] as [Files, string]),
    ),
  ]
  return new Catalogue(language, await Promise.all(paths.map(([files, path]) => files[path]!())))
}

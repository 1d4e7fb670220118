import { Catalogue, LANGUAGES, type Language } from './catalogue'
import { loadCatalogue } from './load'

export { LANGUAGES, type Language } from './catalogue'

const PLACE = 'mesozoic.language'
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', fr: 'Français', it: 'Italiano' }

export function preferredLanguage(): Language {
  try {
    const kept = localStorage.getItem(PLACE)
    if (isLanguage(kept)) return kept
  } catch {
    // No store: ask the browser.
  }
  const wished = typeof navigator === 'undefined' ? [] : navigator.languages
  return wished.map((tag) => tag.slice(0, 2)).find(isLanguage) ?? 'en'
}

const isLanguage = (text: unknown): text is Language => LANGUAGES.includes(text as Language)

/** The sentences of the whole page; templates that use them follow a change of language by themselves. */
class Words {
  catalogue = $state.raw<Catalogue | null>(null)
  /** The game whose sentences are at hand: two games may call different things by the same key. */
  private game: string | null = null
  private loading = 0

  get language(): Language {
    return this.catalogue?.language ?? 'en'
  }

  /** Switch to a language, without a reload. */
  async speak(language: Language): Promise<void> {
    try {
      localStorage.setItem(PLACE, language)
    } catch {
      // Then it lasts as long as the page.
    }
    await this.load(language)
  }

  /** Have a game's sentences at hand too, in place of another's. */
  async know(game: string): Promise<void> {
    if (this.game === game) return
    this.game = game
    await this.load(this.catalogue?.language ?? preferredLanguage())
  }

  /** For tests: a catalogue of one's own. */
  use(catalogue: Catalogue): void {
    this.catalogue = catalogue
  }

  private async load(language: Language): Promise<void> {
    const turn = ++this.loading
    const catalogue = await loadCatalogue(language, this.game)
    if (turn !== this.loading) return
    this.catalogue = catalogue
    if (typeof document !== 'undefined') document.documentElement.lang = language
  }
}

export const words = new Words()

export function book(): Catalogue {
  return words.catalogue ?? EMPTY
}

const EMPTY = new Catalogue('en', [])

export function say(key: string, about: Record<string, unknown> = {}): string {
  return book().say(key, about)
}

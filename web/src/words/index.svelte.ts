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
  game = $state<string | null>(null)
  private wanted: string | null = null
  private players: number | null = null
  /** What is loaded last: whoever waits for something older waits for it too. */
  private coming: Promise<void> = Promise.resolve()
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

  /** Have a game's sentences at hand too, in place of another's; at a table also those for so many players. */
  async know(game: string, players: number | null = null): Promise<void> {
    if (this.wanted !== game || this.players !== players) {
      this.wanted = game
      this.players = players
      void this.load(this.catalogue?.language ?? preferredLanguage())
    }
    await this.coming
  }

  /** For tests: a catalogue of one's own, or none, as on a page that was just opened. */
  use(catalogue: Catalogue | null): void {
    this.loading++
    this.wanted = this.game = this.players = null
    this.catalogue = catalogue
  }

  private load(language: Language): Promise<void> {
    this.coming = this.loadAndShow(language, ++this.loading)
    return this.coming
  }

  private async loadAndShow(language: Language, turn: number): Promise<void> {
    const game = this.wanted
    const catalogue = await loadCatalogue(language, game, this.players).catch((problem: unknown) => {
      // Whoever wants it again asks anew.
      if (turn === this.loading) this.wanted = this.game
      throw problem
    })
    if (turn !== this.loading) return this.coming
    this.catalogue = catalogue
    this.game = game
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

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { offlinePage } from '../src/app/offline'

const WORDS = join(import.meta.dirname, '../src/words')
const LANGUAGES = ['en', 'fr', 'it']

/** Writes the page that a browser keeps for when the server cannot be reached. */
export function offline(): Plugin {
  return {
    name: 'offline',
    apply: 'build',
    generateBundle() {
      const said = Object.fromEntries(LANGUAGES.map((language) => [language, sayingIn(language)]))
      this.emitFile({ type: 'asset', fileName: 'offline.html', source: offlinePage(said) })
    },
  }
}

function sayingIn(language: string): (key: string) => string {
  const catalogue = readFileSync(join(WORDS, `web.${language}.ftl`), 'utf8')
  return (key) => {
    const found = new RegExp(`^${key} = (.+)$`, 'm').exec(catalogue)
    if (!found) throw new Error(`${key} is not said in ${language}`)
    return found[1]!
  }
}

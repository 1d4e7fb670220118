import { expect, test } from 'vitest'
import { manifests } from '../../games'
import { LANGUAGES } from '../../words/catalogue'
import { loadCatalogue } from '../../words/load'

/** What two lines of the card hold on a screen of usual width. */
const TWO_LINES = 170

const cases = Object.keys(manifests).flatMap((game) => LANGUAGES.map((language) => ({ game, language })))

test.each(cases)('$game explains every phase that has a name, in two lines ($language)', async ({ game, language }) => {
  const words = await loadCatalogue(language, game)
  const phases = words.speech.kinds.phases.filter((phase) => words.has(`phase-${phase}`))
  expect(phases.length).toBeGreaterThan(3)
  expect(phases.filter((phase) => !words.has(`web-explain-${phase}`))).toEqual([])
  const long = phases.filter((phase) => words.say(`web-explain-${phase}`).length > TWO_LINES)
  expect(long).toEqual([])
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Catalogue } from './catalogue'

const MESSAGES = 'game-title = Egg Thieves\ngame-tagline =\n    Seven eggs\n    in two nests.\naction-sneak = sneak'
const TOLD = { messages: MESSAGES, kinds: { action: {}, event: {}, moment: {}, about: {}, phases: [] } }

const answers: Record<string, unknown> = {
  '/api/games': [{ id: 'evo-2001' }, { id: 'egg-thieves' }],
  '/api/games/egg-thieves/words?lang=en': TOLD,
}
let isUp = true
beforeEach(() => {
  isUp = true
  vi.resetModules()
  vi.stubGlobal('fetch', async (path: string) => {
    if (!isUp || !(path in answers)) throw new TypeError(`nobody answers ${path}`)
    return new Response(JSON.stringify(answers[path]))
  })
})
afterEach(() => vi.unstubAllGlobals())

const isOurs = (game: string) => game === 'evo-2001'

test('only games that the pages were built without are asked for', async () => {
  const { foreignWords } = await import('./foreign')
  expect([...(await foreignWords('en', isOurs))]).toEqual([['egg-thieves', TOLD]])
})

test('a server that does not answer is asked again', async () => {
  const { foreignWords } = await import('./foreign')
  isUp = false
  expect([...(await foreignWords('en', isOurs))]).toEqual([])
  isUp = true
  expect((await foreignWords('en', isOurs)).has('egg-thieves')).toBe(true)
})

test('the shelf finds a strange game as it finds ours', async () => {
  const { shelved } = await import('./foreign')
  const words = new Catalogue('en', [shelved('egg-thieves', MESSAGES)])
  expect(words.say('web-game-egg-thieves')).toBe('Egg Thieves')
  expect(words.say('web-game-egg-thieves-text')).toBe('Seven eggs\nin two nests.')
  expect(words.say('web-game-egg-thieves-by')).toBe('game-authors')
})

import { expect, test } from 'vitest'
import { words } from './index.svelte'

test('whoever wants words that are on their way waits for them', async () => {
  void words.know('evo-2001')
  await words.know('evo-2001')
  expect(words.game).toBe('evo-2001')
  expect(words.catalogue?.has('web-auction')).toBe(true)
})

test('also where the language changes meanwhile', async () => {
  const known = words.know('evo-2011')
  const spoken = words.speak('fr')
  await known
  expect([words.game, words.language]).toEqual(['evo-2011', 'fr'])
  await spoken
})

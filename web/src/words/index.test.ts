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

test('of two players who lead two animals each, both are named', async () => {
  await words.know('evolution-family', 2)
  expect(words.catalogue?.say('species-0')).toBe('Théropodes et Cératopsiens')
  expect(words.catalogue?.say('species-1.of')).toBe('des Sauropodes et des Stégosaures')
  expect(words.catalogue?.withMarks().say('species-1')).toBe('Sauropodes et Stégosaures')
  await words.know('evolution-family', 3)
  expect(words.catalogue?.say('species-0')).toBe('Théropodes')
})

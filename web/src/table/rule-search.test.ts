import { expect, test } from 'vitest'
import type { RuleBook } from '../api/protocol'
import { found, placesIn, withKin, wordsIn } from './rule-search'

const entry = (number: string, title: string, text: string) => ({ number, title, text, marks: [], examples: [] })
const BOOK: RuleBook['chapters'] = [
  { title: 'First', entries: [entry('E1-1.1', 'Cold', 'The climate turns, see E1-2.1.'), entry('E1-1.2', 'The climate', 'It turns.')] },
  { title: 'Second', entries: [entry('E1-2.1', 'Été', 'The climate rises.'), entry('E1-2.2', 'Births', 'One egg.')] },
]
const numbers = (sought: string, kin = '') => found(BOOK, withKin(wordsIn(sought), kin)).flatMap(({ entries }) => entries.map(({ number }) => number))

test('nothing sought is the whole book', () => expect(numbers(' ')).toEqual(['E1-1.1', 'E1-1.2', 'E1-2.1', 'E1-2.2']))
test('a title comes before a text', () => expect(numbers('climate')).toEqual(['E1-1.2', 'E1-1.1', 'E1-2.1']))
test('a number comes before whatever cites it', () => expect(numbers('e1-2.1')).toEqual(['E1-2.1', 'E1-1.1']))
test('every word must stand in an entry', () => expect(numbers('climate turns')).toEqual(['E1-1.2', 'E1-1.1']))
test('a chapter’s title finds all of it', () => expect(numbers('second')).toEqual(['E1-2.1', 'E1-2.2']))
test('a question is sought by the words that tell something', () => {
  expect(wordsIn('How do I win?')).toEqual(['win'])
  expect(wordsIn('Comment l’œuf est-il pondu ?')).toEqual(['œuf', 'pondu'])
  expect(wordsIn('Come si vince a 2')).toEqual(['vince'])
})
test('a short word counts where there is no longer one, a letter never', () => {
  expect(wordsIn('MP')).toEqual(['mp'])
  expect(wordsIn('an MP cost')).toEqual(['cost'])
  expect(numbers('I')).toEqual(numbers(''))
})
test('whoever seeks a word finds others for the same thing, after the word itself', () => {
  expect(numbers('weather')).toEqual([])
  expect(numbers('weather', 'egg lay, weather climate')).toEqual(['E1-1.2', 'E1-1.1', 'E1-2.1'])
  expect(numbers('cold', 'births cold')).toEqual(['E1-1.1', 'E1-2.2'])
})
test('a short word stands only where a word begins', () => {
  expect(placesIn('Abilities in a tie', ['tie'])).toEqual([[15, 18]])
})
test('accents do not matter', () => expect(numbers('ete')).toEqual(['E1-2.1']))
test('places count the letters as they stand', () =>
  expect(placesIn('Un été, deux ÉTÉS', wordsIn('été'))).toEqual([[3, 6], [13, 16]]))

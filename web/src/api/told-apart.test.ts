import { expect, test } from 'vitest'
import { toldApart } from './told-apart'

const namesOf = (...seats: [string, number?][]) => toldApart(seats.map(([name, level]) => ({ name, level }))).map(({ name }) => name)

test('two people of one name are numbered in the order of their seats', () => {
  expect(namesOf(['Ada'], ['Bo'], ['ada'])).toEqual(['Ada (1)', 'Bo', 'ada (2)'])
})

test('what is told apart already stays so', () => {
  expect(namesOf(['Ada (1)'], ['Ada (2)'])).toEqual(['Ada (1)', 'Ada (2)'])
})

test('a bot is called by its level, and nobody is not somebody twice', () => {
  expect(namesOf(['Ada'], ['Ada', 3], [''], [''])).toEqual(['Ada', 'Ada', '', ''])
  expect(namesOf(['Ada', 2], ['Ada', 3], ['Ada', 3])).toEqual(['Ada', 'Ada (1)', 'Ada (2)'])
})

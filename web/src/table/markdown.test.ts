import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { blocks, inline } from './markdown'

test('a rule number becomes a link', () => {
  expect(inline('See **now** E1-4.2.')).toEqual([
    { is: 'text', text: 'See ' },
    { is: 'strong', text: 'now' },
    { is: 'text', text: ' ' },
    { is: 'rule', text: 'E1-4.2' },
    { is: 'text', text: '.' },
  ])
})

test('paragraphs, lists and tables', () => {
  const found = blocks('One\ntwo.\n\n- a\n- b\n  c\n\n| h | i |\n|---|---|\n| 1 | 2 |')
  expect(found.map((block) => block.is)).toEqual(['paragraph', 'list', 'table'])
  expect(found[2]).toMatchObject({ head: [[{ text: 'h' }], [{ text: 'i' }]], rows: [[[{ text: '1' }], [{ text: '2' }]]] })
})

test.each(['en', 'fr', 'it'])('nothing of the rules in %s is left as raw marks', (language) => {
  const text = readFileSync(`../src/mesozoic/games/evo_2001/rules/${language}.md`, 'utf8')
  const bodies = text.split(/^#+ .*$/m).map((body) => body.replace(/^\[\w+\]$/gm, ''))
  for (const body of bodies)
    for (const block of blocks(body))
      if (block.is === 'paragraph')
        expect(block.text.filter((piece) => piece.is === 'text' && /^[|>]|\*\*/.test(piece.text))).toEqual([])
})

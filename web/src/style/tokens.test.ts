import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { SPECIES, lineOf } from '../art/species'

const [light, dark] = readFileSync('src/style/tokens.css', 'utf8')
  .split(":root[data-theme='dark']")
  .map((block) => new Map([...block.matchAll(/--([\w-]+): ([^;]+);/g)].map(([, name, value]) => [name!, value!])))
const themes = { light: light!, dark: new Map([...light!, ...dark!]) }

/** As a browser finds it: a token, or what stands behind its comma. */
function found(value: string, tokens: Map<string, string>): string {
  const [, name, other] = /^var\(--([\w-]+)(?:, (.+))?\)$/.exec(value) ?? []
  return name === undefined ? value : found(tokens.get(name) ?? other!, tokens)
}

function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5]
    .map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!
}

function contrast(one: string, other: string): number {
  const [dim, bright] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (bright! + 0.05) / (dim! + 0.05)
}

test.each(Object.entries(themes))('the line of every species stands out from the paper: %s', (_, tokens) => {
  const paper = found('var(--paper-raised)', tokens)
  const faint = SPECIES.filter((_, seat) => contrast(found(lineOf(seat), tokens), paper) < 3)
  expect(faint).toEqual([])
})

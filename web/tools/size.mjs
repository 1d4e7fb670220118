// What the first load weighs: the entry, what it imports at once, and its styles, gzipped.
import { readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'

const dist = new URL('../dist/', import.meta.url)
const html = readFileSync(new URL('index.html', dist), 'utf8')
let first = 0
for (const name of readdirSync(new URL('assets/', dist)).sort()) {
  if (!/\.(js|css)$/.test(name)) continue
  const bytes = gzipSync(readFileSync(new URL(`assets/${name}`, dist))).length
  const atOnce = html.includes(name)
  if (atOnce) first += bytes
  console.log(`${(bytes / 1000).toFixed(1).padStart(7)} kB ${atOnce ? 'first' : '     '} ${name}`)
}
console.log(`${(first / 1000).toFixed(1).padStart(7)} kB first load (script and style, gzipped)`)

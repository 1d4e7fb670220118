type Point = { x: number; y: number; sharp: boolean }

function points(text: string): Point[] {
  return text
    .trim()
    .split(/\s+/)
    .map((word) => {
      const sharp = word.endsWith('!')
      const [x, y] = word.replace('!', '').split(',').map(Number)
      return { x: x!, y: y!, sharp }
    })
}

const round = (n: number) => Math.round(n * 100) / 100

/**
 * A smooth path through points, given as "x,y x,y! ...": `!` marks a corner.
 * Handles grow with the distance to the next point, so that tight curves stay tight.
 */
export function curve(text: string, closed = true): string {
  const p = points(text)
  const n = p.length
  const at = (i: number) => p[closed ? (i + n) % n : Math.min(n - 1, Math.max(0, i))]!
  const tangent = (i: number) => {
    const before = at(i - 1)
    const after = at(i + 1)
    const here = at(i)
    const length =
      Math.hypot(here.x - before.x, here.y - before.y) +
        Math.hypot(after.x - here.x, after.y - here.y) || 1
    return { x: (after.x - before.x) / length, y: (after.y - before.y) / length }
  }
  let d = `M${p[0]!.x} ${p[0]!.y}`
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const a = at(i)
    const b = at(i + 1)
    const reach = Math.hypot(b.x - a.x, b.y - a.y) / 3
    const along = { x: (b.x - a.x) / 3, y: (b.y - a.y) / 3 }
    const out = a.sharp ? along : { x: tangent(i).x * reach, y: tangent(i).y * reach }
    const into = b.sharp ? along : { x: tangent(i + 1).x * reach, y: tangent(i + 1).y * reach }
    d += `C${round(a.x + out.x)} ${round(a.y + out.y)} ${round(b.x - into.x)} ${round(b.y - into.y)} ${b.x} ${b.y}`
  }
  return closed ? `${d}Z` : d
}

export const line = (text: string) => curve(text, false)

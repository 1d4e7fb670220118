/** The little Markdown that our rules are written in: paragraphs, examples, lists, tables, bold, italics, rule numbers. */

export type Inline =
  | { is: 'text' | 'strong' | 'em' | 'code'; text: string }
  | { is: 'rule'; text: string }
export type Block =
  | { is: 'paragraph' | 'quote'; text: Inline[] }
  | { is: 'list'; ordered: boolean; items: Inline[][] }
  | { is: 'table'; head: Inline[][]; rows: Inline[][][] }

const INLINE = /\*\*(.+?)\*\*|\*(.+?)\*|_(.+?)_|`(.+?)`|\b([A-Z]{1,3}\d?-\d+\.\d+)\b/g

export function inline(text: string): Inline[] {
  const found: Inline[] = []
  let at = 0
  for (const match of text.matchAll(INLINE)) {
    if (match.index > at) found.push({ is: 'text', text: text.slice(at, match.index) })
    const [whole, strong, star, line, code, rule] = match
    if (strong !== undefined) found.push({ is: 'strong', text: strong })
    else if (star ?? line) found.push({ is: 'em', text: (star ?? line)! })
    else if (code !== undefined) found.push({ is: 'code', text: code })
    else found.push({ is: 'rule', text: rule! })
    at = match.index + whole.length
  }
  if (at < text.length) found.push({ is: 'text', text: text.slice(at) })
  return found
}

export function blocks(markdown: string): Block[] {
  return markdown
    .trim()
    .split(/\n\s*\n/)
    .filter(Boolean)
    .map(block)
}

function block(text: string): Block {
  const lines = text.split('\n').map((line) => line.trim())
  if (lines.length > 1 && lines.every((line) => line.startsWith('|'))) return table(lines)
  if (lines[0]!.startsWith('>'))
    return { is: 'quote', text: inline(lines.map((line) => line.replace(/^>\s?/, '')).join(' ')) }
  const bullet = /^(?:[-*]|\d+\.)\s+/
  if (bullet.test(lines[0]!)) return list(lines, bullet)
  return { is: 'paragraph', text: inline(lines.join(' ')) }
}

function list(lines: string[], bullet: RegExp): Block {
  const items: string[] = []
  for (const line of lines) {
    if (bullet.test(line)) items.push(line.replace(bullet, ''))
    else items.push(`${items.pop() ?? ''} ${line}`)
  }
  return { is: 'list', ordered: /^\d/.test(lines[0]!), items: items.map(inline) }
}

function table(lines: string[]): Block {
  const cells = (line: string) =>
    line
      .replace(/^\||\|$/g, '')
      .split('|')
      .map((cell) => inline(cell.trim()))
  const [head, , ...rows] = lines
  return { is: 'table', head: cells(head!), rows: rows.map(cells) }
}

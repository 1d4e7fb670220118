/**
 * The browser's Back closes what lies over the page before it leaves the page: while something lies open the history has
 * an entry for each of them.
 */
type Marked = { overlays?: number } | null

const open: (() => void)[] = []
let waiting: ReturnType<typeof setTimeout> | undefined
let ours = false

/** How many overlays the present entry of the history stands for. */
const marked = () => (history.state as Marked)?.overlays ?? 0

function keepStep(): void {
  clearTimeout(waiting)
  // One that closes as another opens changes nothing.
  waiting = setTimeout(() => {
    const missing = open.length - marked()
    for (let depth = marked() + 1; depth <= open.length; depth++) history.pushState({ overlays: depth }, '')
    if (missing < 0) {
      ours = true
      history.go(missing)
    }
  })
}

if (typeof addEventListener !== 'undefined')
  addEventListener('popstate', () => {
    if (ours) {
      ours = false
      return
    }
    for (const close of open.splice(marked())) close()
  })

/** Closes all that lies over the page. */
export function closeAll(): void {
  for (const close of open.splice(0)) close()
  keepStep()
}

/** Something lies open until what this gives is called; Back calls `close`. */
export function closeOnBack(close: () => void): () => void {
  open.push(close)
  keepStep()
  return () => {
    const at = open.indexOf(close)
    if (at < 0) return
    open.splice(at, 1)
    keepStep()
  }
}

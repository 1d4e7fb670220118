export type Theme = 'system' | 'light' | 'dark'
export const THEMES: readonly Theme[] = ['system', 'light', 'dark']
const KEY = 'mesozoic.theme'

function stored(): Theme {
  try {
    const found = localStorage.getItem(KEY)
    return found === 'light' || found === 'dark' ? found : 'system'
  } catch {
    return 'system'
  }
}

let chosen = $state<Theme>(stored())
const wish = typeof matchMedia === 'undefined' ? undefined : matchMedia('(prefers-color-scheme: dark)')
wish?.addEventListener('change', show)
// Paper is white, whatever the light on the screen.
if (typeof addEventListener !== 'undefined') {
  addEventListener('beforeprint', () => (document.documentElement.dataset['theme'] = 'light'))
  addEventListener('afterprint', show)
}

/** The style sheets know `data-theme` alone; `index.html` sets it before the first paint. */
function show(): void {
  const wished = wish?.matches ? 'dark' : 'light'
  document.documentElement.dataset['theme'] = chosen === 'system' ? wished : chosen
}

/** `theme.current` is reactive; setting it changes the page and is remembered here. */
export const theme = {
  get current(): Theme {
    return chosen
  },
  set current(next: Theme) {
    chosen = next
    show()
    try {
      if (next === 'system') localStorage.removeItem(KEY)
      else localStorage.setItem(KEY, next)
    } catch {
      // A browser that stores nothing still shows the theme.
    }
  },
}

export function reducedMotion(): boolean {
  return typeof matchMedia !== 'undefined' && matchMedia('(prefers-reduced-motion: reduce)').matches
}

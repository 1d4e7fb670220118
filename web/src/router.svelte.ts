import type { Route } from './routes'

/** Addresses live after the `#`, so that a server need know only one page. */
export type Place = { path: string; query: URLSearchParams }

export function placeOf(hash: string): Place {
  const [path = '', query = ''] = hash.replace(/^#/, '').split('?', 2)
  return { path: path.startsWith('/') ? path : `/${path}`, query: new URLSearchParams(query) }
}

export function match(pattern: string, path: string): Record<string, string> | null {
  if (pattern === '*') return {}
  const wanted = pattern.split('/').filter(Boolean)
  const found = path.split('/').filter(Boolean)
  if (wanted.length !== found.length) return null
  const params: Record<string, string> = {}
  for (const [i, part] of wanted.entries()) {
    const value = found[i]!
    if (part.startsWith(':')) params[part.slice(1)] = decoded(value)
    else if (part !== value) return null
  }
  return params
}

/** An address typed wrongly is taken as it stands. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

export function resolve(routes: Route[], path: string) {
  for (const route of routes) {
    const params = match(route.pattern, path)
    if (params) return { route, params }
  }
  return null
}

// The server gives the one page for any path: what stands there is looked for among the addresses.
if (typeof location !== 'undefined' && !/^\/(index\.html)?$/.test(location.pathname))
  history.replaceState(null, '', `/${location.hash || `#${location.pathname}`}`)

let current = $state.raw(placeOf(typeof location === 'undefined' ? '' : location.hash))
if (typeof addEventListener !== 'undefined')
  addEventListener('hashchange', () => (current = placeOf(location.hash)))

export const place = {
  get path() {
    return current.path
  },
  get query() {
    return current.query
  },
}

export function go(path: string, { replace = false } = {}) {
  if (replace) {
    history.replaceState(history.state, '', `#${path}`)
    current = placeOf(location.hash)
  } else location.hash = path
}

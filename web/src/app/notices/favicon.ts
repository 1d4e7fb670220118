const PLAIN = '/favicon.svg'
const MARKED = '/favicon-turn.svg'

/** The page's small picture, with a mark while somebody is waited for here. */
export function markFavicon(isAsked: boolean): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel=icon]')
  link?.setAttribute('href', isAsked ? MARKED : PLAIN)
}

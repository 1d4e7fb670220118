import type { Component } from 'svelte'

/** A page's component gets the parts of the address that its pattern names, and the query. */
export type PageProps = { params: Record<string, string>; query: URLSearchParams }
export type Page = Component<PageProps> | Component<Record<string, never>>
export type Route = { pattern: string; load: () => Promise<{ default: Page }> }

/** The first pattern that fits wins; `:name` stands for one part, `*` for anything. */
export const routes: Route[] = [
  { pattern: '/', load: () => import('./pages/Start.svelte') },
  { pattern: '/new/:game', load: () => import('./pages/NewTable.svelte') },
  { pattern: '/learn/:game', load: () => import('./pages/Learn.svelte') },
  { pattern: '/invite/:table', load: () => import('./pages/Invite.svelte') },
  { pattern: '/table/:table', load: () => import('./pages/Table.svelte') },
  { pattern: '/lobby', load: () => import('./pages/Lobby.svelte') },
  { pattern: '/open/:opening', load: () => import('./pages/Opening.svelte') },
  { pattern: '/screen/open/:opening', load: () => import('./pages/ScreenOpening.svelte') },
  { pattern: '/screen/:table', load: () => import('./pages/Screen.svelte') },
  { pattern: '/tables', load: () => import('./pages/Tables.svelte') },
  { pattern: '/me', load: () => import('./pages/Me.svelte') },
  { pattern: '/ladder/:game', load: () => import('./pages/Ladder.svelte') },
  { pattern: '/player/:player', load: () => import('./pages/Player.svelte') },
  { pattern: '/stop/:token', load: () => import('./pages/StopNotices.svelte') },
  { pattern: '/confirm/:token', load: () => import('./pages/ConfirmMail.svelte') },
  { pattern: '/sign-in/:ticket', load: () => import('./pages/SignIn.svelte') },
  { pattern: '/replay', load: () => import('./pages/Replay.svelte') },
  { pattern: '/replay/:moment', load: () => import('./pages/Replay.svelte') },
  { pattern: '/rules', load: () => import('./pages/Rules.svelte') },
  { pattern: '/rules/:game', load: () => import('./pages/Rules.svelte') },
  { pattern: '/sheet/:game', load: () => import('./pages/Sheet.svelte') },
  { pattern: '/credits', load: () => import('./pages/Credits.svelte') },
  { pattern: '/gallery', load: () => import('./gallery/Gallery.svelte') },
  { pattern: '*', load: () => import('./pages/Start.svelte') },
]

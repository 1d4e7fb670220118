import type { Component } from 'svelte'

/** A page's component gets the parts of the address that its pattern names, and the query. */
export type PageProps = { params: Record<string, string>; query: URLSearchParams }
export type Page = Component<PageProps>
export type Route = { pattern: string; load: () => Promise<{ default: Page }> }

/** The first pattern that fits wins; `:name` stands for one part, `*` for anything. */
export const routes: Route[] = [
  { pattern: '/gallery', load: () => import('./gallery/Gallery.svelte') },
  { pattern: '*', load: () => import('./gallery/Gallery.svelte') },
]

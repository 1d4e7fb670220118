/** Where a log can be read further back: what a table gives to the log that lies somewhere in it. */
export const OLDER = Symbol('older')
export type Older = { readonly has: boolean; more: () => void }

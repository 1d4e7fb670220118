/** What is somebody's own on a screen that several share: face down until they turn it up. Given by the table. */
export type Own = { readonly isDown: boolean; turnUp: () => void }
export const OWN = Symbol('own')

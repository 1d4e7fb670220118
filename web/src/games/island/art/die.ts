export type DieProps<F> = {
  face: F
  /** When this changes the die rolls once and comes to rest on `face`. */
  roll?: unknown
  title?: string | undefined
  tone?: 'ivory' | 'red' | 'ink'
}

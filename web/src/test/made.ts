type Sketch<T extends { is: string }> = T extends unknown ? Pick<T, 'is'> & Partial<T> : never

/** An action, event or moment of which a test says only what it is about. */
export const made = <T extends { is: string }>(sketch: Sketch<T>): T => sketch as unknown as T

const DECLINING = ['pass', 'stop', 'drop-out', 'decline']
/** Those of some options of an island that only decline: at a table the server says which. */
export const declining = <A extends { is: string }>(options: readonly A[]): A[] =>
  options.filter(({ is }) => DECLINING.includes(is))

type Sketch<T extends { is: string }> = T extends unknown ? Pick<T, 'is'> & Partial<T> : never

/** An action, event or moment of which a test says only what it is about. */
export const made = <T extends { is: string }>(sketch: Sketch<T>): T => sketch as unknown as T

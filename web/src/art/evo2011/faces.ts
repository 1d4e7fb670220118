export const FACES = ['failed', 'won', 'as-many', 'more', 'two-more'] as const
export type Face = (typeof FACES)[number]

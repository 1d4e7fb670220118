export const FACES = ['failed', 'won', 'as-many', 'more', 'two-more'] as const
export type Face = (typeof FACES)[number]

/** How many horns win against one (E2-0.6), on the faces that ask for horns. */
export const HORNS: Partial<Record<Face, number>> = { 'as-many': 1, more: 2, 'two-more': 3 }

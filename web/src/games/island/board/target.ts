/** How a zone that may be chosen is marked: what would happen there. */
export type Mark = 'go' | 'fly' | 'swim' | 'fight' | 'place' | 'lose'
/** `label` is written on the zone, such as the odds of a fight. */
export type Target = { zone: number; label?: string; kind?: Mark }

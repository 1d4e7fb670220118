export const SPECIES = [
  'theropod',
  'sauropod',
  'ceratopsian',
  'stegosaur',
  'ankylosaur',
  'hadrosaur',
] as const
export type Species = (typeof SPECIES)[number]

export const speciesOf = (seat: number): Species => SPECIES[seat % SPECIES.length]!
export const seatOf = (species: Species): number => SPECIES.indexOf(species)
export const colourOf = (seat: number): string => `var(--species-${seat % SPECIES.length})`
/** Of a line on paper, which shows its species' colour as far as one can tell it from the paper. */
export const lineOf = (seat: number): string => `var(--species-${seat % SPECIES.length}-line, ${colourOf(seat)})`

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

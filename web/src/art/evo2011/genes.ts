export const NORMAL = ['legs', 'horn', 'thermoregulation', 'fur', 'egg', 'vial'] as const
export const UNIQUE = [
  'bone-plate',
  'great-horn',
  'thick-shell',
  'fins',
  'wings',
  'regeneration',
  'killer-babies',
  'sixth-sense',
  'cave-dweller',
  'adrenaline-rush',
  'muscular-thighs',
  'chameleon-skin',
] as const
export type UniqueGene = (typeof UNIQUE)[number]
export type Gene = (typeof NORMAL)[number] | UniqueGene
export const GENES: readonly Gene[] = [...NORMAL, ...UNIQUE]
export const isUnique = (gene: string): gene is UniqueGene => (UNIQUE as readonly string[]).includes(gene)

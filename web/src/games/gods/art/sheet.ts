/** What the drawings of the sheet are called. A nest has one look. */
export const groundId = (terrain: string, variant: number) => `eco-${terrain}-${terrain === 'nest' ? 0 : variant}`
export const animalId = (kind: string) => `eco-${kind}`

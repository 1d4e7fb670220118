import type { GameTypes } from '../../api/protocol'

/** EVO (2011). */
export type Evo2011 = GameTypes<'evo-2011'>
export type Evo2011View = Evo2011['view']
export type Evo2011Board = Evo2011['board']
export type SpeciesView = Evo2011View['species'][number]

export type LaboratoryMoment = Extract<Evo2011['moment'], { is: 'laboratory' }>
export function isLaboratory(moment: Evo2011['moment'] | null): moment is LaboratoryMoment {
  return moment?.is === 'laboratory'
}

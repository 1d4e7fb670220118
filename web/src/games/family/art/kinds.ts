import { listed, type Slug } from '../../../api/slugs'
import type { CardFace } from '../board/types'

/** What an era card shows. */
export type Face = Omit<CardFace, 'copies' | 'places'> & { places: readonly Ground[] }
export type Era = Slug<'evolution-family', 'era'>
export type Ground = Slug<'evolution-family', 'ground'>
export type Sign = Slug<'evolution-family', 'sign'>
export type Bolt = Slug<'evolution-family', 'bolt'>

/** What a card may show besides rocks. */
export type Thing = Ground | Sign
export const isSign = (thing: Thing): thing is Sign => SIGNS.some((sign) => sign === thing)

export const ERAS = listed<Era>({ bacteria: true, algae: true, fish: true, reptiles: true, birds: true, dinosaurs: true, mammals: true, primates: true })
export const GROUNDS = listed<Ground>({ rock: true, volcano: true, marsh: true, cave: true, sea: true, ravine: true })
export const SIGNS = listed<Sign>({ none: true, waterhole: true, earthquake: true, hurricane: true })
export const BOLTS = listed<Bolt>({ waterhole: true, earthquake: true, hurricane: true, 'ash-cloud': true, landslide: true, flood: true, collapse: true, bolt: true })

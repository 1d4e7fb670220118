import type { CardFace, FamilyEvent } from '../board/types'

/** What an era card shows. */
export type Face = Omit<CardFace, 'copies' | 'places'> & { places: readonly Ground[] }
export type Era = CardFace['era']
export type Ground = CardFace['places'][number]
export type Sign = CardFace['sign']
export type Bolt = Extract<FamilyEvent, { is: 'thunderbolt-struck' }>['bolt']

/** What a card may show besides rocks. */
export type Thing = Ground | Sign
export const isSign = (thing: Thing): thing is Sign => SIGNS.some((sign) => sign === thing)

export const ERAS = ['bacteria', 'algae', 'fish', 'reptiles', 'birds', 'dinosaurs', 'mammals', 'primates'] as const satisfies Era[]
export const GROUNDS = ['rock', 'volcano', 'marsh', 'cave', 'sea', 'ravine'] as const satisfies Ground[]
export const SIGNS = ['none', 'waterhole', 'earthquake', 'hurricane'] as const satisfies Sign[]
export const BOLTS = ['waterhole', 'earthquake', 'hurricane', 'ash-cloud', 'landslide', 'flood', 'collapse', 'bolt'] as const satisfies Bolt[]

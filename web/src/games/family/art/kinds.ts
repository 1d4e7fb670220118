export const ERAS = ['bacteria', 'algae', 'fish', 'reptiles', 'birds', 'dinosaurs', 'mammals', 'primates'] as const
export type Era = (typeof ERAS)[number]
export const GROUNDS = ['rock', 'volcano', 'marsh', 'cave', 'sea', 'ravine'] as const
export type Ground = (typeof GROUNDS)[number]
export const SIGNS = ['none', 'waterhole', 'earthquake', 'hurricane'] as const
export type Sign = (typeof SIGNS)[number]
export const BOLTS = ['waterhole', 'earthquake', 'hurricane', 'ash-cloud', 'landslide', 'flood', 'collapse', 'bolt'] as const
export type Bolt = (typeof BOLTS)[number]

/** What an era card shows. */
export type Face = { era: Era; places: readonly Ground[]; sign: Sign; premium: boolean; unstable: boolean }

import text from '../../../../../src/mesozoic/games/evolution_family/pack/eras.txt?raw'
import type { Era, Face, Ground, Sign } from '../art/kinds'
import { SECTOR, type FamilyAction, type FamilyThings, type FamilyView, type Mark, type MarkKind, type Place } from '../board/types'
import { animalOf } from '../facts'
import positions from './positions.json'

/** The era cards of our pack, as its file has them. */
export const CARDS: Face[] = text
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .map((line) => {
    const [era, left, middle, right, sign] = line.trim().split(/\s+/) as [Era, Ground, Ground, Ground, Sign | '-']
    const places = [left, middle, right]
    const premium = sign === 'waterhole' || places.includes('cave')
    const unstable = sign === 'earthquake' || sign === 'hurricane' || places.includes('volcano')
    return { era, places, sign: sign === '-' ? 'none' : sign, premium, unstable }
  })

export type Position = { name: string; seat: number | null; options: FamilyAction[]; view: FamilyView }

/** Real positions, taken from games. */
export const THINGS = positions.board as unknown as FamilyThings
export const POSITIONS = positions.positions as unknown as Position[]

/** The marks of a position's options, with plain labels. */
export function marksOf({ options, view }: Position): Mark[] {
  const { moment } = view
  const animal = animalOf(moment) ?? view.active
  const barred = (view.forecast.berths ?? []).flatMap((berth, path): Mark[] => (berth.obstacle && moment?.is === 'card-placing' ? [{ place: { at: 'berth', path }, kind: 'barred', label: berth.obstacle }] : []))
  const lit = options.flatMap((option): Mark[] => {
    const spot = (path: number, depth: number, lane: number, part = 0): Place => ({ at: 'spot', path, depth, lane, part })
    const mark = (kind: MarkKind, place: Place): Mark[] => [{ kind, place, label: JSON.stringify(option) }]
    switch (option.is) {
      case 'rock':
        return mark('step', spot(animal, SECTOR, option.lane))
      case 'move':
        return mark(moment?.is === 'moving' && moment.paid ? 'paid' : 'step', spot(view.active, option.depth, option.lane, option.part))
      case 'drag':
        return moment?.is === 'dragging' ? mark('drag', spot(animal, moment.depth, option.lane)) : []
      case 'cone':
        return mark('cone', spot(option.path, option.depth, option.lane))
      case 'put':
        return mark('berth', { at: 'berth', path: option.path })
      case 'erupt':
      case 'strike':
        return mark(option.is, { at: 'piece', path: option.path })
      default:
        return []
    }
  })
  return [...lit, ...barred]
}

import type { Slug } from '../../../api/slugs'
import { GENE_MARKS, type GenePicture as Drawn } from '../../island/art/genes'
import { curve, line } from '../../../art/spline'
import type { Mark } from '../../../art/hex'

export type Gene = Slug<'evo-2011', 'gene'>

const ink = '#2b2622'
const bone = '#f6e7c3'
const area = (d: string, fill: string, width = 2): Mark => ({ d, fill, stroke: ink, width })
const stroke = (d: string, width = 1.6, colour = ink): Mark => ({ d, stroke: colour, width })

const LEG = [[-14, -21], [2, -24], [12, -17], [13, -7], [6, 1], [-3, 6], [-5, 11], [0, 14], [9, 15], [15, 19, '!'], [13, 21], [3, 21], [-13, 21, '!'], [-14, 15], [-12, 7], [-9, 1], [-16, -7], [-18, -15]] as const
const leg = (dx: number, dy: number) => curve(LEG.map(([x, y, sharp]) => `${x * 0.74 + dx},${y * 0.84 + dy}${sharp ?? ''}`).join(' '))
const claws = (x: number, y: number) => `M${x} ${y}q5 .500 5 4q-4 1-7-1zM${x - 8} ${y + 0.5}q5 .500 5 4q-4 1-7-1z`

const NEWT = line('4,-19 -8,-16 -13,-4 -8,8')
const TAIL = line('-8,8 0,16 11,13 14,4 9,-1')
const egg = '0,-23 10,-15 16,0 14,13 0,20 -14,13 -16,0 -10,-15'

/** `gilt`: the edge of those of which there is one each. */
export type GenePicture = Drawn & { gilt?: true }

/** Within a circle of radius 26. */
export const GENE_PICTURES: Record<Gene, GenePicture> = {
  legs: {
    tint: '#ead9a8',
    marks: [
      area(leg(-7, -3), '#9a6a1c'), area(claws(2, 13), bone, 1.2),
      area(leg(8, 1), '#d39a3c'), area(claws(16, 17), bone, 1.2),
      stroke(line('17,-5 12,0 5,4') + 'M-1-10q4-3 8-2M1-5q4-2 7-1', 1.5),
    ],
  },
  horn: { tint: '#e6d3cb', marks: GENE_MARKS.horn.marks },
  thermoregulation: {
    tint: '#f6dca6',
    marks: [
      area(curve('-15,13! -19,-1 -13,-15 0,-22 11,-17 17,-5 14,11!'), '#e58a3c', 2.2),
      stroke('M-9 10L-15-8M-5 10L-8-17M0 9V-20M5 9L8-17M10 9L14-9', 1.8, '#8f3a16'),
      area(curve('-26,19! -17,12 -4,8 10,8 17,3 25,6 25,11 15,15 14,22! 7,22 6,17 -7,17 -8,22! -15,22 -15,17'), '#2f6f6a', 2),
      stroke('M20.500 7h.01', 3), stroke('M-19-10q-3-3 0-6t0-6M19-8q-3-3 0-6t0-6', 2.4, '#c23a12'),
    ],
  },
  fur: { tint: '#cfd8e2', marks: GENE_MARKS.fur.marks },
  egg: { tint: '#dfe3bd', marks: GENE_MARKS.egg.marks },
  vial: {
    tint: '#dccbe6',
    marks: [
      area('M-5-20V-6L-17 13Q-20 22-11 22H11Q20 22 17 13L5-6V-20', '#fbf6e9', 2.2),
      { d: 'M-11 6L-15 14Q-17 20-11 20H11Q17 20 15 14L11 6Q5 9 0 6T-11 6Z', fill: '#8a56b0' },
      stroke('M-11 6Q-5 3 0 6T11 6', 1.6),
      stroke('M-8-21H8', 3.6), { d: 'M-4 14h.01M5 12h.01M1 17h.01', stroke: '#fbf6e9', width: 4 },
      { d: 'M0-1h.01M2-9h.01', stroke: '#8a56b0', width: 4 }, stroke('M-10 9l-2 5', 1.8, '#fbf6e9'),
    ],
  },
  'bone-plate': {
    gilt: true,
    tint: '#d9d3bf',
    marks: [
      area('M-17-8l-8-3 5 9zM-16 1l-8 0 6 7zM-12 10l-7 3 7 4zM17-8l8-3-5 9zM16 1l8 0-6 7zM12 10l7 3-7 4z', bone, 1.6),
      area(curve('0,25 -13,16 -19,0 -17,-15! -9,-21 0,-23 9,-21 17,-15! 19,0 13,16'), '#a8936a', 2.2),
      stroke(line('-18,-7 -9,-3 0,-1 9,-3 18,-7') + line('-17,3 -8,8 0,10 8,8 17,3') + line('-12,14 -6,18 0,19 6,18 12,14'), 1.8),
      area(curve('0,-21 4,-13 3,-4 0,-1! -3,-4 -4,-13') + curve('0,0 4,4 3,8 0,11! -3,8 -4,4') + curve('0,11 3,14 0,21! -3,14'), bone, 1.4),
      area(curve('-10,-17 -7,-11 -9,-6! -12,-9') + curve('10,-17 7,-11 9,-6! 12,-9') + curve('-10,-3 -8,2 -10,5! -13,1') + curve('10,-3 8,2 10,5! 13,1'), bone, 1.3),
    ],
  },
  'great-horn': {
    gilt: true,
    tint: '#e8c8b4',
    marks: [
      area(curve('-25,23! -25,8 -18,2 -6,3 5,10 12,16 17,23!'), '#8a5a3a'),
      area(curve('-16,6! -17,-8 -8,-19 6,-24 24,-25! 10,-17 5,-8 3,2 4,9! -5,11'), bone, 2.2),
      stroke(line('-15,0 -7,4 3,3') + line('-14,-8 -6,-4 4,-5') + line('-8,-17 -1,-11 6,-12') + line('1,-22 6,-17 11,-18'), 1.7),
      area('M2 17a2.200 2.200 0 1 0 .1 0', ink, 1), stroke('M17-15l6 3M13-7l6 4', 2, '#a8341f'),
    ],
  },
  'thick-shell': {
    gilt: true,
    tint: '#d5ddc0',
    marks: [
      area(curve(egg), '#b7bd9a', 2.2),
      area(curve('0,-14 6,-9 9,0 8,8 0,12 -8,8 -9,0 -6,-9'), '#fbf1da', 1.8),
      stroke('M-12-11l5 3M-15 1h6M-12 13l5-5M12-11l-5 3M15 1h-6M12 13l-5-5M0-22v8M0 19v-7', 1.8),
      { d: 'M-3-4h.01M3-6h.01M2 2h.01M-3 5h.01', stroke: '#a8744a', width: 3 },
    ],
  },
  fins: {
    gilt: true,
    tint: '#b9d9dd',
    marks: [
      area(curve('-22,4! -12,-14 4,-22 20,-21! 13,-14 14,-10! 9,-6 9,-1! 3,2 1,7! -4,8 -8,13!'), '#3f8f9a', 2.2),
      stroke(line('-17,4 -4,-10 13,-18') + line('-14,7 0,-4 11,-11') + line('-11,9 -2,2 7,-3'), 1.6),
      area(curve('-25,0! -19,2 -9,10 -6,16! -14,18 -23,10'), '#2c6670', 1.8),
      stroke('M-10 20q4-4 8 0t8 0t8 0t8 0M-2 25q4-3 7 0t7 0', 2.2, '#2c6f8a'),
    ],
  },
  wings: {
    gilt: true,
    tint: '#d3d9ec',
    marks: [
      area(curve('-2,3! -8,-6 -16,-13 -26,-13! -21,-6 -20,1! -14,1 -11,8! -6,8 -1,15!'), '#7a86b8', 2),
      area(curve('2,3! 8,-6 16,-13 26,-13! 21,-6 20,1! 14,1 11,8! 6,8 1,15!'), '#7a86b8', 2),
      stroke(line('-6,-3 -14,-2 -20,1') + line('-4,0 -8,3 -11,8') + line('6,-3 14,-2 20,1') + line('4,0 8,3 11,8'), 1.5),
      area(curve('0,-7 4,-2 4,10 1,20 0,24! -1,20 -4,10 -4,-2'), '#4f5a8c', 1.8),
      area(curve('0,-24! 3,-14 4,-9 2,-5 -2,-5 -4,-9 -3,-14'), '#e0ab3f', 1.6),
      stroke('M-2-8h.01M2-8h.01', 2.4),
    ],
  },
  regeneration: {
    gilt: true,
    tint: '#cfe0c0',
    marks: [
      stroke('M-4-18l-7-7M-10-10l-9-4M-3-8l5 5M-13 2l-9 3M-7 6l6-3', 5.4), stroke('M-4-18l-7-7M-10-10l-9-4M-3-8l5 5M-13 2l-9 3M-7 6l6-3', 2.4, '#4f7d3a'),
      stroke(TAIL, 8.4), stroke(TAIL, 4.6, '#b9dc86'),
      stroke(NEWT, 12.6), stroke(NEWT, 8.4, '#4f7d3a'),
      area(curve('2,-25 12,-24 18,-19 12,-14 3,-14'), '#4f7d3a', 2), stroke('M11-22h.01M11-16h.01', 3, '#f7c95c'),
      stroke('M-15 9L-3 5', 2.6, '#c8452d'),
      stroke('M18 12v11M12.500 17.500h11', 6), stroke('M18 12v11M12.500 17.500h11', 2.8, '#fffaf0'),
    ],
  },
  'killer-babies': {
    gilt: true,
    tint: '#ecc9bd',
    marks: [
      area(curve('-16,4! -16,-12 -6,-22 8,-22 16,-15 22,-9 22,-3! 14,-1 4,0 10,4! 8,10 -8,10'), '#8f3a24', 2.2),
      area('M21-2l-2 5-2.500-4.500-2.500 5-2.500-4.500-2.500 4.800-2-4.300z', '#fffaf0', 1.2),
      stroke('M-1-17l9 4', 3), area('M1-13l7 3.500q-5 3-7-3.500z', '#f7c95c', 1.3),
      area('M-19 7L-13 2L-7 8L-1 2L6 8L12 3L19 7C18 18 10 25 0 25S-18 18-19 7Z', '#fbf1da', 2.2),
      { d: 'M-9 15h.01M2 13h.01M9 16h.01M-3 20h.01', stroke: '#a8744a', width: 3.4 },
    ],
  },
  'sixth-sense': {
    gilt: true,
    tint: '#d9c7ea',
    marks: [
      stroke('M0-16V-25M-11-13L-16-21M11-13L16-21M-20-6l-5-4M20-6l5-4', 2.6, '#6d4690'),
      area('M-25 4Q-12-12 0-12T25 4Q12 18 0 18T-25 4Z', '#fffaf0', 2.2),
      area('M-10 3a10 10 0 1 0 20 0a10 10 0 1 0-20 0z', '#9a6cbd', 2), { d: 'M0-5C3 0 3 6 0 11C-3 6-3 0 0-5Z', fill: ink }, { d: 'M4-1h.01', stroke: '#fffaf0', width: 4 },
      stroke('M-12 20Q0 27 12 20', 2, '#6d4690'),
    ],
  },
  'cave-dweller': {
    gilt: true,
    tint: '#c9c6bd',
    marks: [
      area('M-25 21L-22-2L-13-14L-4-22L8-20L18-10L24 2L25 21Z', '#8b8374', 2.2),
      { d: 'M-15 21C-17-2-8-10 0-10S17-2 15 21Z', fill: '#1e1917', stroke: ink, width: 2 },
      area('M-9 4q4-5 7 0q-3 4-7 0zM2 4q4-5 7 0q-3 4-7 0z', '#f7c95c', 1), { d: 'M-5.500 4h.01M5.500 4h.01', stroke: '#1e1917', width: 2.6 },
      stroke('M-19 2l3 8M-13-8l4 4M14-11l-3 5M20 4l-2 8M-4-17l2 4', 1.6), area('M-12 21l4-7 4 7zM6 21l3-6 4 6z', '#8b8374', 1.4),
    ],
  },
  'adrenaline-rush': {
    gilt: true,
    tint: '#f0c4bb',
    marks: [
      area(curve('0,-12! 6,-20 16,-20 22,-11 20,0 11,11 0,21! -11,11 -20,0 -22,-11 -16,-20 -6,-20'), '#c8452d', 2.2),
      area('M4-19L-10 4H-1L-5 22L12-4H3L9-19Z', '#f7c95c', 2), stroke('M-17-10q1-5 6-6', 2.4, '#fffaf0'),
    ],
  },
  'muscular-thighs': {
    gilt: true,
    tint: '#ecd0a0',
    marks: [
      area(curve('-22,-16 -8,-25 9,-22 19,-10 18,3 8,9 0,10 -2,14 6,16 15,18 20,22! 4,24 -12,23! -12,16 -10,9 -18,4 -24,-6'), '#b0602c', 2.2),
      stroke(line('18,-2 10,5 0,7') + line('-13,-14 -3,-18 6,-13') + line('-15,-4 -5,-9 5,-4') + line('8,-17 12,-9 10,-1'), 1.8),
      area('M17 19q6 1 6 4q-5 2-9 0zM6 20q5 1 5 4q-4 1-8 0zM-6 20q5 1 5 4q-4 1-8 0z', bone, 1.3),
      stroke('M20-15l3-2M22-8h4', 2.2, '#a8341f'),
    ],
  },
  'chameleon-skin': {
    gilt: true,
    tint: '#d3e3b5',
    marks: [
      area(curve('-24,14! -25,-2 -16,-15 -2,-23 6,-20 14,-12 22,-3 25,4! 16,9 4,10 2,18 4,24! -12,24 -20,22'), '#6f9a3f', 2.2),
      { d: curve('-24,14! -25,-2 -16,-15 -2,-23! -8,-8 -6,6 -10,24! -20,22'), fill: '#d99a3c', stroke: ink, width: 1.6 },
      stroke('M25 4Q14 4 6 1', 1.8),
      area('M-1-6a8 8 0 1 0 16 0a8 8 0 1 0-16 0z', '#a9cf7a', 1.8), area('M4.500-6a3.200 3.200 0 1 0 6.400 0a3.200 3.200 0 1 0-6.400 0z', '#fffaf0', 1.4), { d: 'M8.500-6h.01', stroke: ink, width: 3 },
      { d: 'M-17-2h.01M-13 8h.01M-19 13h.01M-12-9h.01M-14 18h.01', stroke: '#8a5418', width: 3.8 }, stroke('M0 14h-4M-1 19h-4M-3 8h3', 1.6),
    ],
  },
}

export const GENES = Object.keys(GENE_PICTURES) as Gene[]
export const NORMAL = GENES.filter((gene) => !GENE_PICTURES[gene].gilt)
export const UNIQUE = GENES.filter((gene) => GENE_PICTURES[gene].gilt)

import type { Mark } from '../../../art/terrain'
import { curve, line } from '../../../art/spline'

export type GenePicture = { tint: string; marks: Mark[] }

const ink = '#2b2622'
const area = (d: string, fill: string, width = 2): Mark => ({ d, fill, stroke: ink, width })
const ridge = (d: string, width = 1.5): Mark => ({ d, stroke: ink, width })

const helix = (() => {
  const strand = (phase: number) =>
    line(Array.from({ length: 13 }, (_, i) => `${(9 * Math.sin((i / 12) * Math.PI * 3 + phase)).toFixed(1)},${(-21 + i * 3.5).toFixed(1)}`).join(' '))
  const rungs = Array.from({ length: 9 }, (_, i) => {
    const t = ((i + 0.9) / 10) * Math.PI * 3
    const y = -21 + ((i + 0.9) / 10) * 42
    return `M${(9 * Math.sin(t)).toFixed(1)} ${y.toFixed(1)}H${(-9 * Math.sin(t)).toFixed(1)}`
  }).join('')
  return { a: strand(0), b: strand(Math.PI), rungs }
})()

/** Within a circle of radius 26. */
export const GENE_MARKS = {
  tail: {
    tint: '#b9d3c9',
    marks: [
      area(curve('-23,4! -12,-12 4,-15 14,-8 17,2 12,10 4,11 0,6 4,2! 8,4 10,0 6,-4 -1,-4 -7,3 -9,15 -17,17!'), '#3f8f82'),
      ridge('M-17-3l5 4M-11-9l4 5M-3-13l2 6M5-13l0 6M12-8l-4 4M15-1l-5 1M13 6l-4-3'),
    ],
  },
  leg: {
    tint: '#ead9a8',
    marks: [
      area(curve('-14,-21 2,-24 12,-17 13,-7 6,1 -3,6 -5,11 0,14 9,15 15,19! 13,21 3,21 -13,21! -14,15 -12,7 -9,1 -16,-7 -18,-15'), '#c58b2f'),
      ridge(line('12,-8 5,-1 -4,4') + 'M-12-14q5-4 11-3M-9-8q5-3 10-2M-11 10l5 2M-4 21l2-4M5 21l1-3'),
      { d: 'M12 16q7 1 7 6q-5 1-9-1zM1 17q6 1 6 5q-4 1-8-1zM-10 17q6 1 6 5q-4 1-8-1z', fill: '#f6e7c3', stroke: ink, width: 1.3 },
    ],
  },
  horn: {
    tint: '#e6d3cb',
    marks: [
      area(curve('-20,16! -9,-1 1,-12 16,-24! 19,-8 15,8 5,22! -8,24'), '#f6e7c3'),
      ridge(line('-14,9 -4,16 9,16') + line('-8,-1 2,6 14,8') + line('0,-10 8,-3 17,-2') + line('8,-17 13,-12 18,-12'), 1.8),
      ridge(line('-20,16 -12,14 -2,18 5,22'), 1.6),
    ],
  },
  egg: {
    tint: '#dfe3bd',
    marks: [
      area(curve('0,-21 9,-14 14,0 12,11 0,17 -12,11 -14,0 -9,-14'), '#fbf1da'),
      { d: 'M-5-9h.01M4-12h.01M7-3h.01M-8 0h.01M0-4h.01M3 4h.01M-4 7h.01M9 5h.01', stroke: '#a8744a', width: 3.4 },
      area('M-23 11Q0 21 23 11Q20 24 0 24Q-20 24-23 11Z', '#a8744a'),
      ridge('M-20 14Q-6 21 6 18M-14 20Q0 24 18 17M-22 12l-3-4M22 12l3-4M-12 17l-5-3M10 19l8-5', 1.4),
    ],
  },
  fur: {
    tint: '#cfd8e2',
    marks: [
      area('M-20-12Q-12-24 0-22Q14-23 20-11L16-7L22 1L16 1L20 11L13 9L14 19L7 14L3 23L-1 15L-8 21L-9 12L-17 15L-15 6L-22 6L-17-2L-23-5Z', '#7a5334'),
      ridge('M-12-12q2 4 0 8M-4-15q2 5 0 10M5-14q2 4 0 9M13-10q1 4-1 7M-10 0q2 4 0 8M-1-1q2 5 0 10M8-1q1 4 0 8M-16-8q1 3 0 5', 1.6),
    ],
  },
  parasol: {
    tint: '#f3d3a2',
    marks: [
      area(curve('-24,2! -20,-12 -8,-21 6,-22 19,-13 24,2! 17,-2 9,2! 2,-3 -6,2! -14,-2'), '#6e9a3f'),
      ridge('M0-22Q-2-10 1-2M0-22Q-12-14-15-2M0-22Q12-14 16-2', 1.5),
      { d: line('1,-2 2,8 0,18 -5,23 -10,20'), stroke: ink, width: 4.4 },
      { d: line('1,-2 2,8 0,18 -5,23 -10,20'), stroke: '#a8744a', width: 1.8 },
    ],
  },
  mutant: {
    tint: '#dccbe6',
    marks: [
      { d: helix.rungs, stroke: ink, width: 1.7 },
      { d: helix.a, stroke: ink, width: 6 },
      { d: helix.a, stroke: '#9a6cbd', width: 3 },
      { d: helix.b, stroke: ink, width: 6 },
      { d: helix.b, stroke: '#e8b04a', width: 3 },
    ],
  },
  card: {
    tint: '#c6dbe0',
    marks: [
      area('M-15-14L7-20L15 12L-7 18Z', '#fbf1da'),
      area('M-9-19H13V19H-9Z', '#c8452d'),
      { d: 'M-5.500-15.500H9.500V15.500H-5.500Z', stroke: '#fbf1da', width: 1.3 },
      { d: curve('2,9 -1,6 -1,2 2,0 5,2 5,6') + 'M-2.500-1q-3-2-2-6 3 1 4 5zM1.200-2q-1.500-4 .800-7 2.300 3 .800 7zM6.500-1q3-2 2-6-3 1-4 5z', fill: '#fbf1da' },
    ],
  },
} satisfies Record<string, GenePicture>

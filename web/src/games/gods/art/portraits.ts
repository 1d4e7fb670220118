import { curve, line } from '../../../art/spline'
import type { Kind } from './kinds'

/**
 * An animal in a box of 100 x 100, its middle at 50,50: layers from back to front, the shapes of one of them melting
 * into one contour, each with its details.
 */
export type Part = {
  shapes: string[]
  fill: string
  /** A line of this width instead of an area: tails, thin legs. */
  line?: number
  /** Areas in a second colour, clipped to the shapes; strokes where they have a width. */
  marks?: { d: string; fill?: string; stroke?: string; width?: number }[]
}
export type Portrait = {
  parts: Part[]
  ink: string[]
  inkWidth?: number
  /** Small areas over everything: noses, claws, teeth. */
  spots?: { d: string; fill: string }[]
  eyes: [x: number, y: number, r: number, white?: string][]
  /** Where its box does not tell how large it is, or where its middle lies. */
  size?: number
  middle?: number
}

const disc = (x: number, y: number, r: number, ry = r) => `M${x - r} ${y}a${r} ${ry} 0 1 0 ${2 * r} 0a${r} ${ry} 0 1 0 ${-2 * r} 0z`
const mirrored = (text: string) => text.replace(/(-?[\d.]+),/g, (_, x: string) => `${100 - Number(x)},`)
const both = (text: string) => [curve(text), curve(mirrored(text))]
const bothLines = (text: string) => [line(text), line(mirrored(text))]

const frog: Portrait = {
  parts: [
    { fill: '#3f7a2c', shapes: both('30,56 14,56 3,68 4,82 -3,90 -4,95! 30,95! 34,76') },
    {
      fill: '#63a03d',
      shapes: [curve('28,58! 72,58! 78,74 76,90 64,95! 36,95! 24,90 22,74')],
      marks: [{ d: disc(50, 80, 19, 20), fill: '#dbe6a0' }],
    },
    { fill: '#63a03d', shapes: both('30,66 40,68 42,80 46,90 46,96! 22,96! 24,90 31,86 30,76') },
    {
      fill: '#63a03d',
      shapes: [curve('7,50 12,36 26,28 50,30 74,28 88,36 93,50 88,62 72,71 50,74 28,71 12,62'), disc(27, 25, 15), disc(73, 25, 15)],
      marks: [{ d: curve('8,54! 26,63 50,67 74,63 92,54! 88,68 50,80 12,68'), fill: '#dbe6a0' }],
    },
  ],
  ink: [line('13,51 28,60 50,64 72,60 87,51'), ...bothLines('44,44 44,44.1')],
  eyes: [[27, 24, 10.5, '#f6d867'], [73, 24, 10.5, '#f6d867']],
  size: 0.86,
}

const rabbit: Portrait = {
  parts: [
    { fill: '#fff8e7', shapes: [disc(12, 72, 11)] },
    { fill: '#8c5d3b', shapes: [curve('66,34 66,18 72,4 81,0 86,8 84,22 76,36'), curve('64,60 76,62 76,78 84,88 84,95! 68,95! 66,80')] },
    {
      fill: '#b98a5c',
      shapes: [
        curve('14,84 12,66 20,50 36,43 52,45 62,52 70,64 70,80 66,92 50,95! 24,95!'),
        curve('52,42 55,32 66,27 79,31 88,42 87,51 78,57 66,58 56,54'),
        curve('68,34 56,22 46,8 46,-2 54,-3 63,6 70,20 74,32'),
        curve('58,64 68,62 70,78 78,88 78,95! 58,95! 59,80'),
      ],
      marks: [
        { d: curve('62,23 54,12 51,3 56,4 63,12 68,24'), fill: '#e8b49c' },
        { d: curve('62,58 74,64 70,84 60,80 56,66'), fill: '#f3e2c2' },
        { d: curve('80,48! 92,44! 90,56 78,60 72,54'), fill: '#f3e2c2' },
      ],
    },
    { fill: '#b98a5c', shapes: [curve('24,92 26,84 40,82 54,86 58,95! 22,95!')] },
  ],
  ink: [line('26,74 32,62 44,62 50,70 48,80'), line('80,50 84,52 87,50')],
  spots: [{ d: curve('84,41 89,43 87,47 83,45'), fill: '#3a2a20' }],
  eyes: [[71, 41, 4.6]],
}

const rat: Portrait = {
  parts: [
    { fill: '#d79a8c', line: 6, shapes: [line('82,86 96,88 104,78 100,62 90,54 92,42 102,38')] },
    { fill: '#5e5a66', shapes: [disc(27, 47, 11)] },
    {
      fill: '#8b8694',
      shapes: [curve('2,76! 10,64 22,54 38,46 56,42 74,46 86,58 90,74 86,90 72,95! 24,95! 16,88 6,82')],
      marks: [{ d: curve('2,78! 24,80 48,84 64,96! 20,98! 4,88'), fill: '#d6cfd0' }],
    },
    { fill: '#8b8694', shapes: [disc(42, 45, 14)], marks: [{ d: disc(43, 46, 8), fill: '#d79a8c' }] },
    { fill: '#d79a8c', shapes: [curve('22,90 32,88 34,96! 16,96!'), curve('60,90 76,88 80,96! 52,96!')] },
  ],
  ink: [line('64,92 58,80 62,68 72,64'), line('10,77 -4,72'), line('10,80 -4,81'), line('13,84 2,90')],
  inkWidth: 2.2,
  spots: [{ d: disc(3, 75, 4), fill: '#c4665c' }],
  eyes: [[23, 65, 4.4, '#26201e']],
}

const STRIPES = ['18,34 22,46 20,56', '28,32 32,46 30,58', '39,32 42,44 40,54', '50,32 52,42 50,50', '60,34 60,44', '16,66 26,70', '15,78 25,80', '58,72 68,74', '58,82 68,84']

const tiger: Portrait = {
  parts: [
    { fill: '#c9701c', shapes: [curve('30,58 42,60 40,76 44,84 44,92! 29,92! 30,78'), curve('68,60 78,60 78,76 84,84 84,92! 69,92! 69,78')] },
    {
      fill: '#e8912f',
      line: 9,
      shapes: [line('14,46 2,42 -7,30 -6,16 4,8 12,12')],
      marks: [{ d: line('4,8 12,12'), stroke: '#2b2622', width: 9 }, { d: 'M-6 24h.01M-2 36h.01', stroke: '#2b2622', width: 5 }],
    },
    {
      fill: '#e8912f',
      shapes: [
        curve('8,56 12,40 26,33 46,36 60,32 74,40 76,56 68,68 46,66 28,66 14,68'),
        curve('9,54 26,54 30,68 25,80 29,86 29,94! 11,94! 12,80 8,66'),
        curve('54,54 70,52 72,68 70,80 75,86 75,94! 56,94! 57,80 53,68'),
      ],
      marks: [
        { d: curve('26,62 44,58 58,62 60,70 26,70'), fill: '#fbf1da' },
        ...STRIPES.map((text) => ({ d: line(text), stroke: '#2b2622', width: 4.4 })),
      ],
    },
    {
      fill: '#e8912f',
      shapes: [curve('61,42 62,30 70,21 82,18 94,21 102,30 103,42 98,53 90,60 74,60 66,53'), disc(66, 21, 7.5), disc(98, 21, 7.5)],
      marks: [
        { d: disc(66, 21, 3.4), fill: '#2b2622' },
        { d: disc(98, 21, 3.4), fill: '#2b2622' },
        { d: curve('68,52 76,44 82,42 88,44 96,52 90,62 74,62'), fill: '#fbf1da' },
        ...['82,16 82,27', '75,18 77,26', '89,18 87,26', '60,38 67,40', '60,46 67,47', '104,38 97,40', '104,46 97,47'].map((text) => ({ d: line(text), stroke: '#2b2622', width: 3.6 })),
      ],
    },
  ],
  ink: [line('82,47 82,52 77,55'), line('82,52 87,55')],
  inkWidth: 2.4,
  spots: [{ d: curve('77,42! 87,42! 82,48!'), fill: '#a8402c' }],
  eyes: [[74, 35, 4.2, '#f6e58a'], [90, 35, 4.2, '#f6e58a']],
  middle: 47,
}

const WING = '44,46 37,32 26,22 12,14 -4,10! 0,19 -8,21! -2,29 -9,32! -1,39 -6,43! 4,48 0,53! 11,56 9,61! 22,62 34,66 46,64'
const eagle: Portrait = {
  parts: [
    { fill: '#fffaf0', shapes: [curve('40,66! 60,66! 72,92! 63,90 60,97! 53,92 50,99! 47,92 40,97! 37,90 28,92!')] },
    {
      fill: '#7b4c2a',
      shapes: both(WING),
      marks: [
        { d: curve('46,48 34,36 16,26 2,24! 10,36 26,46 44,56'), fill: '#a06a3c' },
        { d: curve(mirrored('46,48 34,36 16,26 2,24! 10,36 26,46 44,56')), fill: '#a06a3c' },
      ],
    },
    { fill: '#e8b13c', shapes: both('40,72 46,74 44,84 46,90! 40,87 35,91! 34,84 29,84! 37,78') },
    { fill: '#7b4c2a', shapes: [curve('50,30 62,38 64,54 60,70 50,82 40,70 36,54 38,38')], marks: [] },
    { fill: '#f2b632', shapes: [curve('58,16 70,16 77,22 77,32! 70,27 59,28')] },
    { fill: '#fffaf0', shapes: [curve('36,42! 36,24 42,12 52,8 62,12 66,20 64,28 62,42! 56,38 50,45! 44,38')] },
  ],
  ink: [line('40,52 45,56 50,52 55,56 60,52'), line('41,61 45.5,65 50,61 54.5,65 59,61'), line('45,70 50,74 55,70'), ...bothLines('10,46 24,50 36,54'), ...bothLines('4,36 20,42'), line('54,15 63,19')],
  inkWidth: 2.4,
  eyes: [[57, 21, 3.8, '#f6d867']],
}

const dinosaur: Portrait = {
  parts: [
    { fill: '#c8452d', shapes: ['52,12 42,5! 43,22', '46,22 34,17! 36,33', '39,34 26,31! 29,44', '30,44 17,43! 20,52', '20,51 8,51! 11,57'].map((text) => curve(text)) },
    { fill: '#573371', shapes: [curve('24,60 40,64 38,74 30,82 32,89 42,93 43,98! 18,98! 21,88 19,78 18,68'), curve('72,56 80,60 88,57 92,60 88,66 78,68 70,64')] },
    { fill: '#a8341f', shapes: [curve('74,20 98,20 94,42 76,42')], marks: [{ d: curve('78,40 84,31 96,35 96,44 80,46'), fill: '#e58a7a' }] },
    {
      fill: '#7f4fa3',
      shapes: [
        curve('-11,28! -6,42 3,51 14,55 26,51 36,41 43,29 48,16 56,5 66,-1 74,1 80,5 91,5 102,10 105,21! 95,21 86,25 76,26! 79,33 86,38 99,40! 97,47 86,51 76,50 74,60 67,71 54,78 38,77 22,71 5,66 -9,57 -15,44'),
        curve('32,54 48,52 62,61 63,73 55,82 57,89 68,93 70,98! 42,98! 45,88 41,80 44,75 34,69 28,61'),
      ],
      marks: [
        { d: curve('78,48 76,64 64,78 46,84 28,78 46,73 59,64 65,53 70,46'), fill: '#d9c0e2' },
        ...['54,2 60,14', '47,16 57,23', '41,30 52,37', '33,41 43,51', '22,50 28,60', '8,53 11,62', '-4,47 -3,56'].map((text) => ({ d: line(text), stroke: '#573371', width: 4.4 })),
      ],
    },
    { fill: '#7f4fa3', shapes: [curve('62,56 71,60 79,56 84,57 86,61 81,66 71,68 61,64')] },
  ],
  ink: [line('38,60 47,59 54,65 55,73'), line('97,11 99,14'), line('64,4 73,4 79,9'), line('66,70 61,67'), line('59,75 54,71')],
  inkWidth: 2.4,
  spots: [
    { d: 'M79 25.500l3.400 6l3.600-7zM87 24l3.400 6.500l3.600-8zM95 21.500l3.400 6l4.600-6.500zM83 37l2.400-6l4 7.500zM91 39l2.600-5.500l3.400 6.300zM58 98l3-4.500l3 4.500zM65 98l3-4.500l3 4.500zM31 98l3-4.500l3 4.500zM38 98l3-4l2.500 4z', fill: '#fffaf0' },
  ],
  eyes: [[70, 10.5, 5, '#f6d867']],
  middle: 45,
}

export const PORTRAITS: Record<Kind, Portrait> = { frog, rabbit, rat, tiger, eagle, dinosaur }

import type { Manifest } from '../manifest'

export default {
  id: 'evo-2001',
  words: ['island'],
  plate: () => import('./art/Evo2001Plate.svelte'),
  ruleDrawing: () => import('./art/RuleDrawing.svelte'),
  picture: () => import('./Picture.svelte'),
  gallery: () => import('./gallery/Gallery.svelte'),
  sheet: () => import('./sheet'),
  table: () => import('./table'),
} satisfies Manifest

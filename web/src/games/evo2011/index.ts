import type { Manifest } from '../manifest'

export default {
  id: 'evo-2011',
  words: ['island'],
  plate: () => import('./art/KumtaghPlate.svelte'),
  ruleDrawing: () => import('./art/RuleDrawing.svelte'),
  picture: () => import('./Picture.svelte'),
  gallery: () => import('./gallery/Gallery.svelte'),
  sheet: () => import('./sheet'),
  table: () => import('./table'),
} satisfies Manifest

import type { Manifest } from '../manifest'

export default {
  id: 'evolution-family',
  plate: () => import('./art/FamilyPlate.svelte'),
  ruleDrawing: () => import('./art/RuleDrawing.svelte'),
  picture: () => import('./Picture.svelte'),
  gallery: () => import('./gallery/Gallery.svelte'),
  sheet: () => import('./sheet'),
  table: () => import('./table'),
} satisfies Manifest

import type { Manifest } from '../manifest'

export default {
  id: 'gods-love-dinosaurs',
  plate: () => import('./art/GodsPlate.svelte'),
  figure: () => import('./art/GodSign.svelte'),
  ruleDrawing: () => import('./art/RuleDrawing.svelte'),
  picture: () => import('./Picture.svelte'),
  gallery: () => import('./gallery/Gallery.svelte'),
  sheet: () => import('./sheet'),
  table: () => import('./table'),
} satisfies Manifest

import type { Slug } from '../../../api/slugs'
import { GENE_MARKS, type GenePicture } from '../../island/art/genes'

export type Gene = Slug<'evo-2001', 'gene'>

export const GENE_PICTURES: Record<Gene, GenePicture> = GENE_MARKS
export const GENES = Object.keys(GENE_PICTURES) as Gene[]

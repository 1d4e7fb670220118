import { gameSheet } from '../../table/sheet/sheet'
import Sheet from './Sheet.svelte'
import type { Evo2001 } from './types'

export default gameSheet<Evo2001>(Sheet)

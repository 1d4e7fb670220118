import { gameSheet } from '../../table/sheet/sheet'
import Sheet from './Sheet.svelte'
import type { Evo2011 } from './types'

export default gameSheet<Evo2011>(Sheet)

import { gameSheet } from '../../table/sheet/sheet'
import Sheet from './Sheet.svelte'
import type { Gods } from './types'

export default gameSheet<Gods>(Sheet)

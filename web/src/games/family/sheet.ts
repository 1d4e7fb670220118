import { gameSheet } from '../../table/sheet/sheet'
import Sheet from './Sheet.svelte'
import type { Family } from './board/types'

export default gameSheet<Family>(Sheet)

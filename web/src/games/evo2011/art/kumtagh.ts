import type { Outfit } from '../../island/board/outfit'
import Gear from './Gear.svelte'
import './kumtagh.css'
import Tent from './Tent.svelte'

/** How the island is dressed for EVO (2011). */
export const KUMTAGH: Outfit = { name: 'kumtagh', gear: Gear, start: Tent, surf: true }

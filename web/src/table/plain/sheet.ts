import type { AnySheet } from '../sheet/sheet'
import PlainSheet from './PlainSheet.svelte'

export default PlainSheet as unknown as AnySheet

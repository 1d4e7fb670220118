import { cubicOut } from 'svelte/easing'
import { crossfade, fade } from 'svelte/transition'
import { reducedMotion } from '../../style/theme.svelte'

const TIME = 480
export const pawnTime = () => (reducedMotion() ? 0 : TIME)

/** A pawn goes from the initiative track to a column of the laboratory, and back. */
export const [send, receive] = crossfade({
  duration: pawnTime,
  easing: cubicOut,
  fallback: (node) => fade(node, { duration: pawnTime() / 2 }),
})

import { untrack } from 'svelte'
import { reducedMotion } from '../../../style/theme.svelte'

/** How long a die falls, when it rests on its face, and how long each other face is seen, in milliseconds. */
const [FALL, REST, FACE] = [350, 260, 60]
const THROW = [
  { transform: 'translate(-26px, -34px) rotate(-290deg) scale(.9)', opacity: 0.6 },
  { transform: 'translate(4px, 3px) rotate(12deg)', offset: 0.72, opacity: 1 },
  { transform: 'none' },
]

/**
 * A die that rolls once whenever `roll` changes: `passing` are `others` in turn, and null where it rests. For the
 * component that draws it.
 */
export function tumbling<F>(die: () => Element, roll: () => unknown, others: () => readonly F[]) {
  let passing = $state.raw<F | null>(null)
  let isFirst = true
  $effect(() => {
    void roll()
    if (isFirst) {
      isFirst = false
      return
    }
    const body = die()
    if (reducedMotion() || !body.animate) return
    const faces = untrack(others)
    let turn = 0
    passing = faces[0]!
    const tumble = setInterval(() => (passing = faces[++turn % faces.length]!), FACE)
    const fall = body.animate(THROW, { duration: FALL, easing: 'cubic-bezier(.3,.7,.3,1)' })
    const rest = setTimeout(() => {
      clearInterval(tumble)
      passing = null
    }, REST)
    return () => {
      clearInterval(tumble)
      clearTimeout(rest)
      fall.cancel()
      passing = null
    }
  })
  return {
    get passing() {
      return passing
    },
  }
}

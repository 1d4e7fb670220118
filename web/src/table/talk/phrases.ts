import type { Phrase } from '../../api/protocol'
import { listed } from '../../api/slugs'

/** What is said at every board; each reads it in their own language. */
export const PHRASES = listed<Phrase>({
  hello: true,
  'good-luck': true,
  'your-turn': true,
  'one-moment': true,
  'take-your-time': true,
  'well-played': true,
  'close-call': true,
  ouch: true,
  sorry: true,
  thanks: true,
  'good-game': true,
  'once-more': true,
  'must-go': true,
})

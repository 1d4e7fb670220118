import type { TalkLine } from '../../api/protocol'
import { say } from '../../words/index.svelte'

/** What is said at a table of those who sit there, by the kind of its line. */
const TOLD: Record<string, (about: TalkLine['about']) => string> = {
  'out-of-time': ({ keeps }) => (keeps ? 'web-happened-kept' : 'web-happened-late'),
  resigned: () => 'web-happened-resigned',
  removed: () => 'web-happened-removed',
  back: () => 'web-happened-back',
  'no-end': () => 'web-happened-no-end',
}

export const isHappening = (kind: string): boolean => kind in TOLD

export const inWords = ({ kind, about }: Pick<TalkLine, 'kind' | 'about'>, name: string): string =>
  say(TOLD[kind]!(about), { name })

import { addBrowser, dropBrowser, type MyNotices } from '../../api/away'
import type { Language } from '../../words/catalogue'
import { askToNotify, canNotify } from '../notices/notification'

/** Push messages to this browser, also while no page is open. */

export const canPush = (): boolean => canNotify() && 'serviceWorker' in navigator && 'PushManager' in globalThis

/** Where the browser's own service takes messages for it; null where there is none yet. */
async function subscription(): Promise<PushSubscription | null> {
  const worker = canPush() ? await navigator.serviceWorker.getRegistration() : undefined
  return (await worker?.pushManager.getSubscription()) ?? null
}

export const isPushed = async (): Promise<boolean> => (await subscription()) !== null

/** What the server knows then; null where the browser or whoever uses it says no. */
export async function switchOn(key: string, language: Language): Promise<MyNotices | null> {
  if (!(await askToNotify())) return null
  const worker = await navigator.serviceWorker.ready
  const made = await worker.pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey: key })
    .catch(() => null)
  const { endpoint, keys } = made?.toJSON() ?? {}
  if (!made || !endpoint || !keys?.['p256dh'] || !keys['auth']) return null
  try {
    return await addBrowser({ endpoint, p256dh: keys['p256dh'], auth: keys['auth'], language })
  } catch (problem) {
    await made.unsubscribe()
    throw problem
  }
}

/** Also before somebody signs out: whoever uses the browser next is not told of their tables. */
export async function switchOff(): Promise<void> {
  const known = await subscription()
  if (!known) return
  await known.unsubscribe()
  await dropBrowser(known.endpoint)
}

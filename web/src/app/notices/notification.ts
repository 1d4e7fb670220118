/** What the browser itself shows while the page is hidden. */

export const canNotify = (): boolean => typeof Notification !== 'undefined' && isSecureContext

/** Whether this browser lets the page show something; asks whoever has not been asked. */
export async function askToNotify(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === 'granted'
}

const tagOf = (table: string): string => `table/${table}`

/** One for each table: what is shown of it later takes its place. */
export async function notify(table: string, title: string, body: string): Promise<void> {
  const options = { body, tag: tagOf(table), icon: '/icon-192.png', data: { path: `/#/table/${table}` } }
  try {
    const worker = await ours()
    if (worker) await worker.showNotification(title, options)
    else new Notification(title, options).onclick = () => focus()
  } catch {
    // It was allowed, and is no longer.
  }
}

export async function withdraw(table: string): Promise<void> {
  const shown = await (await ours())?.getNotifications({ tag: tagOf(table) })
  for (const notification of shown ?? []) notification.close()
}

const ours = async (): Promise<ServiceWorkerRegistration | undefined> =>
  'serviceWorker' in navigator ? navigator.serviceWorker.getRegistration() : undefined

/** The calls about how one is told while one is away. */
import { call, post } from './http'
import type { components } from './schema'

export type MyNotices = components['schemas']['MyNotices']
export type NewBrowser = components['schemas']['NewBrowser']

const send = <T>(path: string, what: object) => call<T>(path, post(JSON.stringify(what)))

export const myNotices = () => call<MyNotices>('/api/me/notices')
export const addBrowser = (browser: NewBrowser) => send<MyNotices>('/api/me/notices/push', browser)
export const dropBrowser = (endpoint: string) => send<MyNotices>('/api/me/notices/push/stop', { endpoint })
export const setMail = (address: string, language: string) =>
  send<MyNotices>('/api/me/notices/mail', { address, language })
export const dropMail = () => call<MyNotices>('/api/me/notices/mail', { method: 'DELETE' })
export const setRoom = (on: boolean, language: string) => send<MyNotices>('/api/me/notices/room', { on, language })
export const stopNotices = (token: string) => send<void>('/api/notices/stop', { token })
export const confirmMail = (token: string) => send<void>('/api/notices/confirm', { token })

/** The calls about people: who one is, how one signs in, what is one's own. */
import { call, post } from './http'
import type { Me, MyGame, MyHolidays } from './protocol'
import type { components } from './schema'

export type MyPasskey = components['schemas']['MyPasskey']

const send = <T>(path: string, what: object = {}) => call<T>(path, post(JSON.stringify(what)))
type Told = { codes: string[] }
/** What the browser's own interface is asked, and what it answers. */
export type Asked = { options: Record<string, unknown> }
export type Answered = Record<string, unknown>

export const me = () => call<Me>('/api/me')
export const myGames = () => call<MyGame[]>('/api/me/games')
export const setName = (name: string) => send<Me>('/api/me/name', { name })
export const openAccount = (name: string, password: string) =>
  send<Told>('/api/me/account', { name, password })
export const setPassword = (password: string) => send<void>('/api/me/password', { password })
export const newCodes = () => send<Told>('/api/me/codes')
export const askForPasskey = (name: string) => send<Asked>('/api/me/passkeys/question', { name })
export const addPasskey = (name: string, answer: Answered, label: string) =>
  send<Told>('/api/me/passkeys', { name, answer, label })
export const myPasskeys = () => call<MyPasskey[]>('/api/me/passkeys')
const passkeyAt = (id: string) => `/api/me/passkeys/${encodeURIComponent(id)}`
export const namePasskey = (id: string, name: string) => send<void>(`${passkeyAt(id)}/name`, { name })
export const removePasskey = (id: string) => call<void>(passkeyAt(id), { method: 'DELETE' })
/** Proofs of who one is, before what cannot be undone. */
export const confirmByPassword = (password: string) => send<void>('/api/me/confirm/password', { password })
export const confirmByCode = (code: string) => send<void>('/api/me/confirm/code', { code })
export const askToConfirm = () => send<Asked>('/api/me/confirm/passkey/question')
export const confirmByPasskey = (answer: Answered) => send<void>('/api/me/confirm/passkey', { answer })
export const inviteDevice = () => send<{ ticket: string }>('/api/me/devices')
export const holidays = () => call<MyHolidays>('/api/me/holidays')
export const goOnHoliday = (days: number) => send<MyHolidays>('/api/me/holidays', { days })
export const comeBack = () => call<MyHolidays>('/api/me/holidays', { method: 'DELETE' })
export const forgetMe = () => call<void>('/api/me', { method: 'DELETE' })

export const signInByPassword = (name: string, password: string) =>
  send<Me>('/api/sign-in/password', { name, password })
export const signInByCode = (name: string, code: string) => send<Me>('/api/sign-in/code', { name, code })
export const askToSignIn = () => send<Asked>('/api/sign-in/passkey/question')
export const signInByPasskey = (answer: Answered) => send<Me>('/api/sign-in/passkey', { answer })
export const signInByTicket = (ticket: string) => send<Me>('/api/sign-in/device', { ticket })
export const signOut = () => send<Me>('/api/sign-out')
export const signOutOthers = () => send<void>('/api/sign-out/others')
export const DATA = '/api/me/data'

/** The calls about people: who one is, how one signs in, what is one's own. */
import { call, post } from './http'
import type { Me, MyGame, MyHolidays } from './protocol'

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
export const addPasskey = (name: string, answer: Answered) => send<Told>('/api/me/passkeys', { name, answer })
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
export const DATA = '/api/me/data'

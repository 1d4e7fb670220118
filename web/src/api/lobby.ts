/** The calls about open tables: tables whose seats are being taken. */
import { call, post } from './http'
import type { Seat } from './protocol'
import type { components } from './schema'

type Schemas = components['schemas']
export type Opening = Schemas['OpeningShape']
export type OpeningWish = Schemas['OpeningWish']
export type Place = Schemas['Place']
export type Running = Schemas['RunningTable']
export type MyPlace = Schemas['MyPlace']
export type Hall = Schemas['Hall']
export type LobbyHello = Schemas['LobbyHello']
export type LobbyMessage = Schemas['LobbyServerMessage']

const send = <T>(path: string, what: object = {}) => call<T>(`/api/lobby${path}`, post(JSON.stringify(what)))
const at = (opening: string) => `/${encodeURIComponent(opening)}`

export const hall = () => call<Hall>('/api/lobby')
export const openOpening = (wish: OpeningWish) => send<MyPlace>('', wish)
export const playNow = (game: string | null) => send<MyPlace>('/now', { game })
export const sitDown = (opening: string, seat: Seat | null = null) => send<MyPlace>(`${at(opening)}/sit`, { seat })
export const standUp = (opening: string) => send<void>(`${at(opening)}/stand`)
export const sendAway = (opening: string, seat: Seat) => send<MyPlace>(`${at(opening)}/send-away`, { seat })
export const seatBot = (opening: string, seat: Seat, bot: string | null, name = '') =>
  send<MyPlace>(`${at(opening)}/bot`, { seat, bot, name })
export const beginWithBots = (opening: string, bot: string, names: string[]) =>
  send<MyPlace>(`${at(opening)}/begin`, { bot, names })

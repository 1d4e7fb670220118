/** The calls about ratings: a game's ladder, and somebody's profile. */
import { call } from './http'
import type { components } from './schema'

type Schemas = components['schemas']
export type Rated = Schemas['Rated']
export type Points = Schemas['Points']
export type Ladder = Schemas['Ladder']
export type Profile = Schemas['Profile']
export type GameRating = Schemas['GameRating']
export type SeatRating = Schemas['SeatRating']

export const ladder = (game: string) => call<Ladder>(`/api/games/${encodeURIComponent(game)}/ladder`)
export const profile = (player: string) => call<Profile>(`/api/players/${encodeURIComponent(player)}`)
export const seatRatings = (table: string) => call<SeatRating[]>(`/api/tables/${encodeURIComponent(table)}/players`)

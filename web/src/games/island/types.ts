import type { Component } from 'svelte'
import type { components } from '../../api/schema'
import type { Seat } from '../../api/protocol'

/** What the games on an island have in common, for whoever draws them. */

type Schemas = components['schemas']
/** The games whose boards are made of an island's zones, by their names in the schema. */
type Islander = { [Name in keyof Schemas]: Name extends `${infer Game}DrawnZone` ? Game : never }[keyof Schemas]
type Of<Kind extends string> = Schemas[`${Islander}${Kind}` & keyof Schemas]
/** What all of several types have. */
type Common<T> = Pick<T, keyof T>

export type IslandBoard = Pick<Of<'Board'>, 'zones'>
export type IslandSpecies = Common<Of<'SpeciesView'>>
export type IslandForecast = Common<Of<'Forecast'>>
export type IslandMoment = Of<'Moment'>
export type IslandEvent = Of<'Event'>
export type IslandAction = Of<'Action'>
export type IslandView = Omit<Common<Of<'View'>>, 'species' | 'forecast'> & {
  species: IslandSpecies[]
  forecast: IslandForecast
}
export type IslandGame = {
  view: IslandView
  board: IslandBoard
  event: IslandEvent
  action: IslandAction
  moment: IslandMoment
}

/** A line of the log that only the browser writes. */
export type Stayed = { is: 'web-log-stayed'; rule: string; seat: Seat }

/** What stands on an event card: its name, when it is played, what it does. */
export type CardWords = { name: string; when: string; text: string }
/** The event cards of a game: how they are drawn, and what stands on them. */
export type Cards = { Emblem: Component<{ card: string }>; words: (card: string) => CardWords }

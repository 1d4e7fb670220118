/**
 * What the pages expect, held against the types that are generated from the server's own schema
 * (`npm run types`): where the two part ways, this file no longer compiles.
 */
import type * as evo2011 from '../games/evo2011/types'
import type * as ours from './protocol'
import type { components } from './schema'

/** A game's own values are open objects in the schema: anything may stand there. */
type Open<T> = unknown extends T
  ? any
  : T extends Record<string, never>
    ? any
    : T extends object
      ? { [K in keyof T]: Open<T[K]> }
      : T
type Theirs = { [Name in keyof components['schemas']]: Open<components['schemas'][Name]> }
/** What is sent fits what is expected. */
type Fits<Sent extends Expected, Expected> = Sent

export type Agreement = [
  Fits<Theirs['Welcome'], ours.Welcome>,
  Fits<Theirs['Situation'], ours.SituationMessage>,
  Fits<Theirs['Progress'], ours.Progress>,
  Fits<Theirs['Withdrawn'], ours.Withdrawn>,
  Fits<Theirs['Reason'], ours.Reason>,
  Fits<Theirs['Refusal'], ours.Refused>,
  Fits<Theirs['Seated'], ours.Seated>,
  Fits<Theirs['Paced'], ours.Paced>,
  Fits<Theirs['Lines'], ours.Lines>,
  Fits<Theirs['Held'], ours.Held>,
  Fits<Theirs['PlayedAgain'], ours.PlayedAgain>,
  Fits<Theirs['Closing'], ours.Closing>,
  Fits<Theirs['GameShape'], ours.GameOnShelf>,
  Fits<Theirs['BotShape'], ours.BotOnShelf>,
  Fits<Theirs['Opened'], ours.OpenedTable>,
  Fits<Theirs['NetworkShape'], ours.NetworkState>,
  Fits<Theirs['TableList'], ours.TableList>,
  Fits<Theirs['Rules'], ours.RuleBook>,
  Fits<Theirs['Film'], ours.Frames>,
  // Which genes there are is data to the schema.
  Fits<Omit<Theirs['Evo2011EvoView'], 'species'>, Omit<evo2011.Evo2011View, 'species'>>,
  Fits<Omit<Theirs['Evo2011SpeciesView'], 'genes'>, Omit<evo2011.SpeciesView, 'genes'>>,
  Fits<Theirs['Evo2011Board'], evo2011.Evo2011Board>,
  Fits<ours.TablePlan, Omit<Theirs['Opening'], 'pace'>>,
  Fits<ours.ClientMessage, Theirs['ClientMessage']>,
]

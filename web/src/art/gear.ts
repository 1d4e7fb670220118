import { getContext, setContext, type Component } from 'svelte'

/** What lies over a dinosaur: a `<g>` in the box of its drawing. */
export type Gear = Component<{ seat: number; kind?: 'token' | 'portrait'; sketch?: boolean; rider?: boolean }>

export const GEAR = Symbol('gear')

/** Every `Dinosaur` below the component that calls this wears it. */
export const dress = (gear: Gear) => setContext(GEAR, gear)
export const worn = () => getContext<Gear | undefined>(GEAR)

import { getContext, setContext, type Component } from 'svelte'

/** What stands for a player or an animal beside its name: by the slug of `species-0`, `animal-frog`. */
export type Figure = Component<{ slug: string }>

const FIGURE = Symbol('figure')

/** Every figure below the component that calls this is drawn in this game's way. */
export const draw = (figure: Figure) => setContext(FIGURE, figure)
export const drawn = () => getContext<Figure | undefined>(FIGURE)

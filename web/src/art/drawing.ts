/**
 * How an animal is drawn: layers from back to front. The shapes of one layer melt into one contour.
 * A layer takes the body's colour unless it says otherwise.
 */
export type Layer = {
  shapes: string[]
  fill?: 'body' | 'shade' | 'bone'
  /** Wears the species' markings. */
  marked?: boolean
}

export type Drawing = {
  layers: Layer[]
  /** The markings that are this species' own, clipped to the body: areas, or strokes with a width. */
  marks: string[]
  markWidth?: number
  /** Ink lines over everything. */
  ink: string[]
  /** Solid ink: nostrils, claws. */
  blots?: string[]
  eye: [x: number, y: number, r: number]
}

/** Tells when a turn begins for whoever sits at a screen: once a decision, and not at the first look. */
export class Turns {
  private was: boolean | null = null
  private told = -1

  /** `entry`: how many entries the table has now. */
  begins(isAsked: boolean, entry: number): boolean {
    const rises = isAsked && this.was === false && entry > this.told
    this.was = isAsked
    if (rises) this.told = entry
    return rises
  }
}

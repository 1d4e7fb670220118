/** Which rule lies open beside the table, if any. */
class RuleDrawer {
  open = $state(false)
  /** Whether the page has one. */
  isThere = false
  game = $state('')
  rule = $state('')

  show(game: string, rule: string): void {
    this.game = game
    this.rule = rule
    this.open = true
  }
}

export const ruleDrawer = new RuleDrawer()

import type { Catalogue } from '../../../words/catalogue'
import { Phrase, Phrases, type Name } from '../../../words/phrases'
import type { FamilyAction, FamilyEvent } from '../board/types'

/** What a card may show besides rocks, and so where its name is found. */
const SHOWN = ['ground', 'sign']

class FamilyPhrases extends Phrases {
  /** What each animal's hand shows; an empty one is left out. */
  override about(value: FamilyAction | FamilyEvent): Record<string, unknown> {
    if (value.is !== 'hands-opened') return {}
    const hands = value.guesses.map((tokens, animal) => ({ animal, tokens }))
    return { guesses: hands.filter(({ tokens }) => tokens).map((hand) => new Phrase('shown-hand', hand)) }
  }

  /** A card is called by its era, `birds-rock-cave-rock`, with what it shows but rocks. */
  override name(words: Catalogue, kind: string, slug: string): Name | null {
    const [era, ...things] = slug.split('-') as [string, ...string[]]
    if (kind !== 'card' || !words.has(`era-${era}`)) return null
    const shown = [...new Set(things)].flatMap((thing) =>
      SHOWN.filter((kind) => thing !== 'rock' && words.has(`${kind}-${thing}`)).map((kind) => [kind, thing] as const),
    )
    return { kind: 'era', slug: era, shown }
  }

  /** Of two players, each has every other animal (EF-6.2). */
  override owner(kind: string, number: number, players: number): number | null {
    return kind === 'animal' ? number % players : super.owner(kind, number, players)
  }
}

export default new FamilyPhrases()

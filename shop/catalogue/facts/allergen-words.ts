import { m } from '../../messages/m.ts'
import { factsWithParts, type StatedFacts, type StatedProduct } from '../made-of/facts-with-parts.rules.ts'
import type { Chosen } from '../option-prices.rules.ts'
import { allergenWord } from './fact-words.ts'
import type { Allergen } from './facts.rules.ts'
import type { StatedAllergens } from './stated-allergens.fields.ts'

const listed = (names: readonly Allergen[]) => names.map(allergenWord).join(', ')

/** Says the allergens that a food contains, or that it is declared to contain none of those that its law names. */
export function containsWords({ regime, contains }: Pick<StatedFacts, 'regime' | 'contains'>): string {
  if (contains.length > 0) return m.catalogue_contains({ allergens: listed(contains) })
  return regime === 'US' ? m.catalogue_contains_none_us() : m.catalogue_contains_none()
}

/** Says the allergens that a food may contain; undefined if there are none. */
export const mayContainWords = ({ mayContain }: Pick<StatedFacts, 'mayContain'>): string | undefined =>
  mayContain.length > 0 ? m.catalogue_may_contain({ allergens: listed(mayContain) }) : undefined

/**
 * Words the allergens of a line of an order with these choices; null if there is nothing to say: no food, or declared to contain none.
 * The server words them: pages need not know the names.
 */
export function allergensOfLine(stated: StatedProduct | null, chosen: Chosen): StatedAllergens {
  const eaten = stated && factsWithParts(stated, chosen)
  if (!eaten || eaten.state === 'NO_FOOD') return null
  const { state, regime, contains, mayContain } = eaten
  const shown = { state, regime, contains: [...contains], mayContain: [...mayContain] }
  if (state === 'UNKNOWN') return { ...shown, state, says: m.catalogue_allergens_not_stated() }
  const says = [contains.length > 0 && containsWords(eaten), mayContainWords(eaten)].filter(Boolean).join(' ')
  return says ? { ...shown, state, says } : null
}

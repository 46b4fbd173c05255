import { m } from '../../messages/m.ts'
import { allergenWord } from './fact-words.ts'
import type { Allergen } from './facts.rules.ts'
import type { StatedAllergens, StoredAllergens } from './stated-allergens.fields.ts'

const listed = (names: readonly Allergen[]) => names.map(allergenWord).join(', ')

type Stated = NonNullable<StoredAllergens>

/** Says the allergens that a food contains, or that it is declared to contain none of those that its law names. */
export function containsWords({ regime, contains }: Pick<Stated, 'regime' | 'contains'>): string {
  if (contains.length > 0) return m.catalogue_contains({ allergens: listed(contains) })
  return regime === 'US' ? m.catalogue_contains_none_us() : m.catalogue_contains_none()
}

/** Says the allergens that a food may contain; undefined if there are none. */
export const mayContainWords = ({ mayContain }: Pick<Stated, 'mayContain'>): string | undefined =>
  mayContain.length > 0 ? m.catalogue_may_contain({ allergens: listed(mayContain) }) : undefined

/**
 * Adds the words to the allergens of a line of an order; null if there is nothing to say: no food, or declared to contain none. The
 * server words them: pages need not know the names.
 */
export function inWords(stored: StoredAllergens): StatedAllergens {
  if (stored?.state === 'UNKNOWN') return { ...stored, says: m.catalogue_allergens_not_stated() }
  const contains = stored?.contains.length ? containsWords(stored) : undefined
  const mayContain = stored && mayContainWords(stored)
  const says = [contains, mayContain].filter(Boolean).join(' ')
  return stored && says ? { ...stored, says } : null
}

import { m } from '../../messages/m.ts'
import { allergenWord } from './fact-words.ts'
import type { Allergen } from './facts.rules.ts'
import type { StatedAllergens } from './stated-allergens.fields.ts'

const listed = (names: readonly Allergen[]) => names.map(allergenWord).join(', ')

type Stated = NonNullable<StatedAllergens>

/** Says the allergens that a food contains, or that it is declared to contain none of those that its law names. */
export function containsWords({ regime, contains }: Pick<Stated, 'regime' | 'contains'>): string {
  if (contains.length > 0) return m.catalogue_contains({ allergens: listed(contains) })
  return regime === 'US' ? m.catalogue_contains_none_us() : m.catalogue_contains_none()
}

/** Says the allergens that a food may contain; undefined if there are none. */
export const mayContainWords = ({ mayContain }: Pick<Stated, 'mayContain'>): string | undefined =>
  mayContain.length > 0 ? m.catalogue_may_contain({ allergens: listed(mayContain) }) : undefined

/** Says the allergens of a line of an order in short; undefined if there is nothing to say. */
export function allergenWords(stated: StatedAllergens): string | undefined {
  if (!stated) return undefined
  if (stated.state === 'UNKNOWN') return m.catalogue_allergens_not_stated()
  return [containsWords(stated), mayContainWords(stated)].filter(Boolean).join(' ')
}

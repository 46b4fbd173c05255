import { allergenWord, dietWord, nutrientWord } from '../../catalogue/facts/fact-words.ts'
import { type StoredFacts, showFacts } from '../../catalogue/facts/food-facts.rules.ts'
import { nutrients } from '../../catalogue/facts/nutrition.rules.ts'
import { m } from '../../messages/m.ts'

/** The facts of a food as people say them, by fields that `auditFields` names. */
export function factsInWords(stored: StoredFacts): Record<string, unknown> {
  const { nutrition, regime, state, contains, mayContain, diets, ...texts } = showFacts(
    stored,
  ) as NonNullable<ReturnType<typeof showFacts>>
  return {
    factsLaw: regime === 'EU' ? m.office_facts_eu() : m.office_facts_us(),
    factsComplete: state === 'DECLARED',
    ...(state === 'NO_FOOD' ? { factsNoFood: true } : {}),
    contains: contains.map(allergenWord),
    mayContain: mayContain.map(allergenWord),
    diets: diets.map(dietWord),
    ...texts,
    ...(nutrition && {
      factsPer: nutrition.per === 'G' ? m.office_facts_per_g() : m.office_facts_per_ml(),
      factsPortion: nutrition.portion,
      factsValues: nutrients.flatMap(name =>
        nutrition.values[name] === null ? [] : [`${nutrientWord(name)} ${nutrition.values[name]}`],
      ),
    }),
  }
}

import { allergenWord, dietWord, nutrientWord } from '../../catalogue/facts/fact-words.ts'
import {
  type Allergen,
  allergens,
  type Diet,
  diets,
  type Regime,
  regimes,
} from '../../catalogue/facts/facts.rules.ts'
import {
  asNoFood,
  type FoodFacts,
  nothingStated,
  wrongFacts,
} from '../../catalogue/facts/food-facts.rules.ts'
import { type Nutrient, nutrients } from '../../catalogue/facts/nutrition.rules.ts'
import { readNumber } from '../../lib/read-number.ts'
import type { WrongFields } from '../../lib/wrong-fields.ts'
import { m } from '../../messages/m.ts'
import { looksLikeNumber } from './choice-draft.rules.ts'

/** The ways in which an allergen can be in a product, or not. */
export const marks = ['NOT', 'CONTAINS', 'MAY_CONTAIN'] as const
export type Mark = (typeof marks)[number]

/** The facts of a food as a form holds them: texts as typed. */
export type FactsDraft = {
  regime: Regime
  /** It is no food: nothing else is stated about what is in it. */
  noFood: boolean
  /** All allergens of the law were checked: those that are not marked are not in it. */
  complete: boolean
  /** The allergens that are marked; the others are not in it. */
  marked: Partial<Record<Allergen, Mark>>
  diets: readonly Diet[]
  ingredients: string
  per: 'G' | 'ML'
  portion: string
  values: Record<Nutrient, string>
  storageInstructions: string
  usageInstructions: string
  origin: string
}

const eachNutrient = (textOf: (name: Nutrient) => string) =>
  Object.fromEntries(nutrients.map(name => [name, textOf(name)])) as Record<Nutrient, string>

const eachMarked = (one: readonly Allergen[], mark: Mark) => one.map(allergen => [allergen, mark] as const)

/** The form values of facts; null are those of which nothing is stated. */
export function factsDraft(facts: FoodFacts | null): FactsDraft {
  const { nutrition, ...stated } = facts ?? nothingStated
  return {
    regime: stated.regime,
    noFood: stated.state === 'NO_FOOD',
    complete: stated.state === 'DECLARED',
    marked: Object.fromEntries([
      ...eachMarked(stated.contains, 'CONTAINS'),
      ...eachMarked(stated.mayContain, 'MAY_CONTAIN'),
    ]),
    diets: diets.filter(diet => stated.diets.includes(diet)),
    ingredients: stated.ingredients ?? '',
    per: nutrition?.per ?? 'G',
    portion: String(nutrition?.portion ?? ''),
    values: eachNutrient(name => String(nutrition?.values[name] ?? '')),
    storageInstructions: stated.storageInstructions ?? '',
    usageInstructions: stated.usageInstructions ?? '',
    origin: stated.origin ?? '',
  }
}

/** Returns the mark of an allergen. */
export const markOf = ({ marked }: FactsDraft, allergen: Allergen): Mark => marked[allergen] ?? 'NOT'

const markedAs = (draft: FactsDraft, mark: Mark) => allergens.filter(one => markOf(draft, one) === mark)

/**
 * Returns a draft by another law: it keeps the marks of the allergens that this law names, and wheat becomes a cereal with gluten. A person
 * must check all of them again.
 */
export function withLaw(draft: FactsDraft, regime: Regime): FactsDraft {
  const known: readonly Allergen[] = regimes[regime]
  const { WHEAT: wheat, ...others } = draft.marked
  const marked = regime === 'EU' && wheat ? { ...others, GLUTEN: wheat } : draft.marked
  const kept = Object.entries(marked).filter(([one]) => known.includes(one as Allergen))
  return { ...draft, regime, complete: false, marked: Object.fromEntries(kept) }
}

/** True if nothing of the nutrition was typed. */
const hasNoNutrition = ({ noFood, portion, values }: FactsDraft) =>
  noFood || [portion, ...Object.values(values)].every(typed => typed.trim() === '')

const numberOrNone = (typed: string) => (typed.trim() ? readNumber(typed) : null)

/** The nutrition of a draft without errors. */
const nutritionIn = ({ per, portion, values }: FactsDraft) => ({
  per,
  portion: numberOrNone(portion),
  values: Object.fromEntries(nutrients.map(name => [name, numberOrNone(values[name])])) as NonNullable<
    FoodFacts['nutrition']
  >['values'],
})

/** The facts that a draft states. */
export const factsIn = (draft: FactsDraft): FoodFacts =>
  draft.noFood ? asNoFood(statedIn(draft)) : statedIn(draft)

const statedIn = (draft: FactsDraft): FoodFacts => ({
  regime: draft.regime,
  state: draft.complete ? 'DECLARED' : 'UNKNOWN',
  contains: markedAs(draft, 'CONTAINS'),
  mayContain: markedAs(draft, 'MAY_CONTAIN'),
  diets: [...draft.diets],
  ingredients: draft.ingredients.trim() || null,
  nutrition: hasNoNutrition(draft) ? null : nutritionIn(draft),
  storageInstructions: draft.storageInstructions.trim() || null,
  usageInstructions: draft.usageInstructions.trim() || null,
  origin: draft.origin.trim() || null,
})

/** The numbers of the nutrition that are missing or none, by field. */
function wrongNumbers(draft: FactsDraft): WrongFields {
  const wrong: WrongFields = {}
  if (hasNoNutrition(draft)) return wrong
  const isWrong = (typed: string, mayMiss: boolean) => (typed.trim() ? !looksLikeNumber(typed) : !mayMiss)
  if (isWrong(draft.portion, true) || numberOrNone(draft.portion) === 0)
    wrong['facts.nutrition.portion'] = m.office_catalogue_number_wrong()
  for (const name of nutrients)
    if (isWrong(draft.values[name], name === 'fibre'))
      wrong[`facts.nutrition.values.${name}`] = m.catalogue_nutrition_missing()
  return wrong
}

/** The problems of a draft, by field: `facts.state`, `facts.nutrition.values.fat`; empty if there are none. */
export function wrongFactsDraft(draft: FactsDraft): WrongFields {
  const numbers = wrongNumbers(draft)
  const facts = factsIn(draft)
  const isReadable = Object.keys(numbers).length === 0
  return { ...wrongFacts(isReadable ? facts : { ...facts, nutrition: null }), ...numbers }
}

/** True if a draft states anything. */
export const statesFacts = (draft: FactsDraft): boolean =>
  JSON.stringify(factsIn(draft)) !== JSON.stringify({ ...nothingStated, regime: draft.regime })

const inList = (names: readonly string[]) => names.join(', ')

/** Says in lines what a draft states, for choosing between two versions. */
export function describeFacts(draft: FactsDraft): string {
  const { complete, ingredients, storageInstructions, usageInstructions, origin, values } = draft
  if (draft.noFood)
    return [m.catalogue_no_food(), storageInstructions, usageInstructions, origin]
      .filter(one => one.trim())
      .join('\n')
  const [contains, mayContain] = [markedAs(draft, 'CONTAINS'), markedAs(draft, 'MAY_CONTAIN')]
  const typed = nutrients.filter(name => values[name].trim())
  return [
    !complete && m.office_facts_not_stated(),
    complete && contains.length + mayContain.length === 0 && m.office_facts_says_none(),
    contains.length > 0 && m.office_facts_says_contains({ allergens: inList(contains.map(allergenWord)) }),
    mayContain.length > 0 &&
      m.office_facts_says_may_contain({ allergens: inList(mayContain.map(allergenWord)) }),
    draft.diets.length > 0 && m.office_facts_says_diets({ diets: inList(draft.diets.map(dietWord)) }),
    ingredients.trim(),
    typed.length > 0 &&
      m.office_facts_says_nutrition({
        values: inList(typed.map(name => `${nutrientWord(name)} ${values[name].trim()}`)),
      }),
    storageInstructions.trim(),
    usageInstructions.trim(),
    origin.trim(),
  ]
    .filter(Boolean)
    .join('\n')
}

import type { z } from 'zod'
import type { WrongFields } from '../../lib/wrong-fields.ts'
import { m } from '../../messages/m.ts'
import { allergenWord, dietWord, nutrientWord } from './fact-words.ts'
import { allergens, type Facts, regimes, unknownFacts, wrongDiets } from './facts.rules.ts'
import type { foodFacts } from './food-facts.fields.ts'
import {
  type Nutrient,
  type Nutrition,
  nutrients,
  type WrongNutrition,
  wrongNutrition,
} from './nutrition.rules.ts'

/** The facts of a product as the API shows them and staff send them: energy in kJ and kcal, all else in grams. */
export type FoodFacts = z.output<typeof foodFacts>

/** The facts of a product as they are stored: like `FoodFacts`, but the nutrition in whole numbers. */
export type StoredFacts = Omit<FoodFacts, 'nutrition'> & { nutrition: Nutrition | null }

/** Facts of which nothing is stated. */
export const nothingStated: FoodFacts = {
  regime: 'EU',
  ...unknownFacts,
  contains: [],
  mayContain: [],
  diets: [],
  ingredients: null,
  nutrition: null,
  storageInstructions: null,
  usageInstructions: null,
  origin: null,
}

const times = (values: Record<string, number | null>, change: (value: number) => number) =>
  Object.fromEntries(
    nutrients.map(name => [name, values[name] == null ? null : change(values[name])]),
  ) as Nutrition['values']

const inThousandths = (value: number) => Math.round(value * 1000)
const inUnits = (value: number) => value / 1000

/** Turns a nutrition in kJ, kcal and grams into whole thousandths of them. */
const storedNutrition = ({ per, portion, values }: NonNullable<FoodFacts['nutrition']>): Nutrition => ({
  per,
  portion: portion === null ? null : inThousandths(portion),
  values: times(values, inThousandths),
})

/** Turns facts as they are sent into what is stored; null if they state nothing. */
export function storedFacts(facts: FoodFacts | null): StoredFacts | null {
  if (!facts || !statesSomething(facts)) return null
  const isDeclared = facts.state === 'DECLARED'
  const isFood = facts.state !== 'NO_FOOD'
  return {
    regime: facts.regime,
    state: facts.state,
    // In the order of the law, so that the same facts are stored as the same text.
    contains: isDeclared ? allergens.filter(one => facts.contains.includes(one)) : [],
    mayContain: isDeclared ? allergens.filter(one => facts.mayContain.includes(one)) : [],
    diets: isDeclared ? [...facts.diets].sort() : [],
    ingredients: isFood ? filledOrNull(facts.ingredients) : null,
    nutrition: isFood ? facts.nutrition && storedNutrition(facts.nutrition) : null,
    storageInstructions: filledOrNull(facts.storageInstructions),
    usageInstructions: filledOrNull(facts.usageInstructions),
    origin: filledOrNull(facts.origin),
  }
}

const filledOrNull = (typed: string | null) => typed?.trim() || null

/** True if facts state anything at all. */
const statesSomething = ({ state, nutrition, ...facts }: FoodFacts): boolean =>
  state !== 'UNKNOWN' ||
  nutrition !== null ||
  [facts.ingredients, facts.storageInstructions, facts.usageInstructions, facts.origin].some(filledOrNull)

/** Facts of a product that is no food; what else was stated of it, its storage, use and origin, stays. */
export const asNoFood = (facts: FoodFacts | null): FoodFacts => ({
  ...(facts ?? nothingStated),
  ...{ state: 'NO_FOOD', contains: [], mayContain: [], diets: [], ingredients: null, nutrition: null },
})

/** Turns stored facts into what the API shows. */
export const showFacts = (stored: StoredFacts | null): FoodFacts | null =>
  stored && {
    ...stored,
    nutrition: stored.nutrition && {
      per: stored.nutrition.per,
      portion: stored.nutrition.portion === null ? null : inUnits(stored.nutrition.portion),
      values: times(stored.nutrition.values, inUnits),
    },
  }

/** Returns the facts that decide who can eat a product. */
export const declaredFacts = (stored: StoredFacts | null): Facts => stored ?? unknownFacts

const reasons: Record<WrongNutrition, (name: Nutrient) => string> = {
  MORE_THAN_WHOLE: name =>
    name === 'sugars' ? m.catalogue_nutrition_more_sugars() : m.catalogue_nutrition_more_saturates(),
  MORE_THAN_ALL: () => m.catalogue_nutrition_more_than_all(),
  ENERGY: () => m.catalogue_nutrition_energy(),
  KCAL: () => m.catalogue_nutrition_kcal(),
}

/** The most sugars of something sugar-free, in thousandths of a gram in 100 g (Regulation 1924/2006). */
const SUGAR_FREE = 500

/** Returns what contradicts itself in facts, by field: `facts.contains`, `facts.nutrition.fat`; empty if nothing does. */
export function wrongFacts(facts: FoodFacts | null | undefined): WrongFields {
  const wrong: WrongFields = {}
  if (!facts) return wrong
  const { regime, contains, mayContain, nutrition } = facts
  const known: readonly string[] = regimes[regime]
  for (const field of ['contains', 'mayContain'] as const) {
    const other = facts[field].find(one => !known.includes(one))
    if (other) wrong[`facts.${field}`] = m.catalogue_allergen_of_other_law({ allergen: allergenWord(other) })
  }
  const both = mayContain.find(one => contains.includes(one))
  if (both) wrong['facts.mayContain'] ??= m.catalogue_allergen_twice({ allergen: allergenWord(both) })
  const isStated =
    contains.length + mayContain.length + facts.diets.length > 0 || facts.ingredients?.trim() || nutrition
  if (facts.state === 'NO_FOOD' && isStated) wrong['facts.state'] = m.catalogue_facts_of_no_food()
  if (facts.state === 'UNKNOWN' && [...contains, ...mayContain, ...facts.diets].length > 0)
    wrong['facts.state'] = m.catalogue_facts_not_declared()
  const [contradiction] = wrongDiets(facts)
  if (contradiction)
    wrong['facts.diets'] = m.catalogue_diet_wrong({
      diet: dietWord(contradiction.diet),
      allergen: allergenWord(contradiction.allergen),
    })
  if (!nutrition) return wrong
  const stored = storedNutrition(nutrition)
  for (const [name, why] of Object.entries(wrongNutrition(stored)))
    wrong[`facts.nutrition.values.${name}`] = reasons[why](name as Nutrient)
  if (facts.diets.includes('SUGAR_FREE') && stored.values.sugars > SUGAR_FREE)
    wrong['facts.diets'] ??= m.catalogue_diet_sugars({
      diet: dietWord('SUGAR_FREE'),
      sugars: nutrientWord('sugars'),
    })
  return wrong
}

import type { WrongFields } from '../../lib/wrong-fields.ts'
import { m } from '../../messages/m.ts'
import type { Allergen } from './facts.rules.ts'
import { asNoFood, type FoodFacts, nothingStated, wrongFacts } from './food-facts.rules.ts'
import { namedByLaw } from './read-allergens.rules.ts'

/** Allergens as a sheet states them: a list that is missing stays, null is not stated. `noFood`: the product is no food. */
type Wish = {
  noFood?: boolean | undefined
  contains?: readonly Allergen[] | null | undefined
  mayContain?: readonly Allergen[] | null | undefined
}

/**
 * Returns facts with other allergens, and what is wrong with them by field. Allergens are declared as a whole: a sheet that states only one
 * of the two lists must say of the other one that it is empty.
 */
export function withAllergens(
  before: FoodFacts | null,
  wish: Wish,
): { facts: FoodFacts | null; wrong: WrongFields } {
  if (wish.noFood) {
    const field = (['contains', 'mayContain'] as const).find(one => wish[one]?.length)
    return field
      ? { facts: before, wrong: { [field]: m.catalogue_facts_of_no_food() } }
      : { facts: asNoFood(before), wrong: {} }
  }
  if (wish.contains === undefined && wish.mayContain === undefined) return { facts: before, wrong: {} }
  const facts = before ?? nothingStated
  const isDeclared = facts.state === 'DECLARED'
  const contains = wish.contains === undefined && isDeclared ? facts.contains : (wish.contains ?? null)
  const mayContain =
    wish.mayContain === undefined && isDeclared ? facts.mayContain : (wish.mayContain ?? null)
  if (!contains && !mayContain)
    return {
      facts: { ...facts, state: 'UNKNOWN', contains: [], mayContain: [], diets: [] },
      wrong: {},
    }
  if (!contains || !mayContain)
    return { facts: before, wrong: { [contains ? 'mayContain' : 'contains']: m.catalogue_allergens_none() } }
  const changed: FoodFacts = {
    ...facts,
    state: 'DECLARED',
    contains: namedByLaw(contains, facts.regime),
    mayContain: namedByLaw(mayContain, facts.regime),
  }
  const found = wrongFacts(changed)
  const wrong: WrongFields = {}
  const ofContains = found['facts.contains'] ?? found['facts.diets']
  if (ofContains) wrong.contains = ofContains
  if (found['facts.mayContain']) wrong.mayContain = found['facts.mayContain']
  return { facts: changed, wrong }
}

/**
 * The allergens that a shop must name: the 14 of the EU (Regulation 1169/2011, annex II), and wheat, which the US name on its own
 * (FALCPA and the FASTER Act).
 */
export const allergens = [
  'GLUTEN',
  'WHEAT',
  'CRUSTACEANS',
  'EGGS',
  'FISH',
  'PEANUTS',
  'SOYBEANS',
  'MILK',
  'NUTS',
  'CELERY',
  'MUSTARD',
  'SESAME',
  'SULPHITES',
  'LUPIN',
  'MOLLUSCS',
] as const
export type Allergen = (typeof allergens)[number]

/** The laws by which a product names its allergens, with those that each of them knows. */
export const regimes = {
  EU: allergens.filter(one => one !== 'WHEAT'),
  US: allergens.filter(
    one => !['GLUTEN', 'CELERY', 'MUSTARD', 'SULPHITES', 'LUPIN', 'MOLLUSCS'].includes(one),
  ),
} as const satisfies Record<string, readonly Allergen[]>
export type Regime = keyof typeof regimes

/**
 * The diets that a product can be declared to suit. Halal and kosher are none of them: an authority says so, and a certificate
 * shows it.
 */
export const diets = ['VEGAN', 'VEGETARIAN', 'GLUTEN_FREE', 'LACTOSE_FREE', 'SUGAR_FREE'] as const
export type Diet = (typeof diets)[number]

/** The ways in which facts can be stated: not yet, as a whole, or that the product is no food and has none. */
export const factStates = ['UNKNOWN', 'DECLARED', 'NO_FOOD'] as const
export type FactState = (typeof factStates)[number]

/** The facts of a product that decide who can eat it. Nothing follows from the lists of one that is not declared. */
export type Facts = {
  state: FactState
  contains: readonly Allergen[]
  mayContain: readonly Allergen[]
  diets: readonly Diet[]
}

/** The facts of a product of which nobody has declared anything. */
export const unknownFacts: Facts = { state: 'UNKNOWN', contains: [], mayContain: [], diets: [] }

/** The facts of a product that is no food: a cup, a cleaner. */
export const noFood: Facts = { ...unknownFacts, state: 'NO_FOOD' }

/** The allergens that nothing for this diet contains. Lactose-free milk is milk. */
const excluded: Partial<Record<Diet, readonly Allergen[]>> = {
  VEGAN: ['CRUSTACEANS', 'EGGS', 'FISH', 'MILK', 'MOLLUSCS'],
  VEGETARIAN: ['CRUSTACEANS', 'FISH', 'MOLLUSCS'],
  GLUTEN_FREE: ['GLUTEN', 'WHEAT'],
}

/** Returns the diets that a product cannot suit because of what it contains, each with the first such allergen. */
export const wrongDiets = ({ contains, diets: declared }: Pick<Facts, 'contains' | 'diets'>) =>
  declared.flatMap(diet => {
    const allergen = excluded[diet]?.find(one => contains.includes(one))
    return allergen ? [{ diet, allergen }] : []
  })

/** The things that each of these is, too: who names wheat has named gluten, and a vegan product is vegetarian. */
const impliedAllergens: Partial<Record<Allergen, Allergen>> = { WHEAT: 'GLUTEN' }
const impliedDiets: Partial<Record<Diet, Diet>> = { VEGAN: 'VEGETARIAN' }

function withImplied<Name extends string>(
  names: readonly Name[],
  implied: Partial<Record<Name, Name>>,
): Set<Name> {
  const all = new Set(names)
  for (const name of names) {
    const other = implied[name]
    if (other) all.add(other)
  }
  return all
}

/** Returns every allergen that a product contains or may contain. */
const allergensOf = ({ contains, mayContain }: Facts): Set<Allergen> =>
  withImplied([...contains, ...mayContain], impliedAllergens)

/** Returns every diet that a product suits. */
const dietsOf = ({ diets: declared }: Facts): Set<Diet> => withImplied(declared, impliedDiets)

/** Returns the allergens that a product adds to those of another one, and the diets of the other one that it does not suit. */
export function differences(instead: Facts, of: Facts): { allergens: Allergen[]; diets: Diet[] } {
  const [there, suited] = [allergensOf(instead), dietsOf(instead)]
  const [allowed, wanted] = [allergensOf(of), dietsOf(of)]
  return {
    allergens: allergens.filter(one => there.has(one) && !allowed.has(one)),
    diets: diets.filter(one => wanted.has(one) && !suited.has(one)),
  }
}

/**
 * Returns whether a product can be eaten by everyone who could eat another one: `YES`, `NO` if it adds an allergen or loses a
 * diet, `ASK` if it is not known of one of them. A food never replaces what is no food, nor the other way round.
 */
export function suits(instead: Facts, of: Facts): 'YES' | 'NO' | 'ASK' {
  if (instead.state === 'NO_FOOD' || of.state === 'NO_FOOD') return instead.state === of.state ? 'YES' : 'NO'
  if (instead.state === 'UNKNOWN' || of.state === 'UNKNOWN') return 'ASK'
  const { allergens: added, diets: lost } = differences(instead, of)
  return added.length === 0 && lost.length === 0 ? 'YES' : 'NO'
}

/**
 * Returns the facts of a preparation or a bundle from those of its parts: it contains what any of them contains, and suits a diet
 * only if all of them do. It is known only if all of its parts are. Parts that are no food do not count: a bowl changes nothing.
 */
export function factsOfParts(parts: readonly Facts[]): Facts {
  const foods = parts.filter(({ state }) => state !== 'NO_FOOD')
  const [first, ...more] = foods
  if (!first) return parts.length > 0 ? noFood : unknownFacts
  if (foods.some(({ state }) => state === 'UNKNOWN')) return unknownFacts
  const contains = new Set(foods.flatMap(part => part.contains))
  const mayContain = new Set(foods.flatMap(part => part.mayContain)).difference(contains)
  const suited = more.reduce((all, part) => all.intersection(dietsOf(part)), dietsOf(first))
  return {
    state: 'DECLARED',
    contains: allergens.filter(one => contains.has(one)),
    mayContain: allergens.filter(one => mayContain.has(one)),
    diets: diets.filter(one => suited.has(one)),
  }
}

/**
 * Splits a list of ingredients where its author marked the allergens with asterisks: "wheat *flour*, salt". The law wants them
 * to stand out. A single asterisk stays an asterisk.
 */
export function ingredientParts(ingredients: string): { text: string; isAllergen: boolean }[] {
  const pieces = ingredients.split('*')
  const isOdd = pieces.length % 2 === 0
  const last = isOdd ? pieces.slice(-2).join('*') : undefined
  const paired = last === undefined ? pieces : [...pieces.slice(0, -2), last]
  return paired
    .map((text, index) => ({ text, isAllergen: index % 2 === 1 }))
    .filter(({ text }) => text !== '')
}

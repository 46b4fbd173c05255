import { m } from '../../messages/m.ts'
import { allergenWord } from './fact-words.ts'
import { type Allergen, allergens, type Regime } from './facts.rules.ts'

/** The words that people write for an allergen, one of each in the singular. */
const written: Record<Allergen, readonly string[]> = {
  GLUTEN: ['cereal', 'cereal containing gluten', 'rye', 'barley', 'oat', 'spelt', 'khorasan', 'kamut'],
  WHEAT: [],
  CRUSTACEANS: ['crustacean shellfish', 'shellfish', 'prawn', 'shrimp', 'crab', 'lobster', 'crayfish'],
  EGGS: [],
  FISH: [],
  PEANUTS: ['groundnut'],
  SOYBEANS: ['soy', 'soya', 'soy bean', 'soya bean'],
  MILK: ['dairy', 'lactose'],
  NUTS: [
    ...['tree nut', 'almond', 'hazelnut', 'walnut', 'cashew', 'cashew nut', 'pecan', 'pecan nut'],
    ...['brazil nut', 'pistachio', 'pistachio nut', 'macadamia', 'macadamia nut', 'queensland nut'],
  ],
  CELERY: ['celeriac'],
  MUSTARD: [],
  SESAME: ['sesame seed'],
  SULPHITES: ['sulfite', 'sulphur dioxide', 'sulfur dioxide', 'sulphur dioxide and sulphites', 'so2', 'e220'],
  LUPIN: ['lupine'],
  MOLLUSCS: ['mollusk', 'squid', 'octopus', 'mussel', 'oyster', 'clam', 'scallop', 'snail'],
}

/** The words by which a cell says that there are no allergens. A dash is none of them: it may mean that nobody knows. */
const noneWords = ['none', 'no']

/** The text of a cell that says that a product is no food. */
export const NO_FOOD_CELL = 'no food'

/** Turns a word into the form by which words are compared: without case, double spaces, underscores and plural. */
const plain = (word: string) => {
  const tidy = word
    .toLowerCase()
    .replace(/[\s_]+/g, ' ')
    .trim()
  return tidy.length > 3 ? tidy.replace(/(?<=[^s])s$/, '') : tidy
}

/** Returns the allergen that a word names; undefined if none. */
function allergenNamed(word: string): Allergen | undefined {
  // A code may have its language before it: "en:milk".
  const wanted = plain(word.replace(/^[a-z]{2}:/i, ''))
  return allergens.find(one =>
    [one, allergenWord(one), ...written[one]].some(candidate => plain(candidate) === wanted),
  )
}

/**
 * Reads a cell as people write it, "Milk, eggs" or "none". An empty cell has no allergens, too, but states nothing: see
 * `statesAllergens`. `wrong` is the first word that is no allergen.
 */
export function allergensIn(cell: string): { allergens: Allergen[] } | { wrong: string } {
  const words = wordsIn(cell)
  const [first] = words
  if (words.length === 1 && first && noneWords.includes(plain(first))) return { allergens: [] }
  const found = new Set<Allergen>()
  for (const word of words) {
    const allergen = allergenNamed(word)
    if (!allergen) return { wrong: word }
    found.add(allergen)
  }
  return { allergens: allergens.filter(one => found.has(one)) }
}

/** Parts are separated by commas, semicolons, line ends or brackets, as in "cereals (wheat, rye); milk". */
const wordsIn = (cell: string) =>
  cell
    .split(/[,;()\n]/)
    .map(word => word.trim())
    .filter(Boolean)

/** True if a cell of allergens says that the product is no food. */
export const saysNoFood = (cell: string): boolean =>
  [NO_FOOD_CELL, 'not food', 'not a food', m.catalogue_no_food()].some(words => plain(words) === plain(cell))

/** True if a cell says which allergens there are, be it none; an empty cell leaves it open. */
export const statesAllergens = (cell: string): boolean => cell.trim() !== ''

/** Returns allergens as a law names them: for the EU, wheat is a cereal with gluten. */
export function namedByLaw(found: readonly Allergen[], regime: Regime): Allergen[] {
  const named = new Set(found.map(one => (regime === 'EU' && one === 'WHEAT' ? 'GLUTEN' : one)))
  return allergens.filter(one => named.has(one))
}

/** Writes allergens as `allergensIn` reads them: "milk, eggs", or "none". */
export const allergenCell = (found: readonly Allergen[]): string =>
  found.length === 0 ? 'none' : found.map(allergenWord).join(', ')

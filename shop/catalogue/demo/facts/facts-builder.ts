import type { Allergen, Diet } from '../../facts/facts.rules.ts'
import { type FoodFacts, nothingStated } from '../../facts/food-facts.rules.ts'

/** Grams in 100 g or 100 ml of a food. */
type Grams = [
  fat: number,
  saturates: number,
  carbohydrate: number,
  sugars: number,
  fibre: number | null,
  protein: number,
  salt: number,
]

/** The facts of a demo food in few words; names of allergens and diets have a space between them. */
type Said = {
  /** Its ingredients, with the allergens between asterisks. */
  is?: string
  has?: string
  may?: string
  diets?: string
  grams?: Grams
  /** Energy in kJ if the sum of its nutrients does not give it, as with sweeteners. */
  kj?: number
  /** True if its values are those of 100 ml. */
  ml?: true
  portion?: number
  keep?: string
  use?: string
  from?: string
  /** True if nobody has said yet which allergens it has. */
  untold?: true
}

/** Facts by SKU. */
export type DemoFacts = Record<string, FoodFacts>

const KJ_PER_KCAL = 4.184
const namesIn = (words = '') => words.split(' ').filter(Boolean)

function nutritionOf({ grams, kj, ml, portion }: Said): FoodFacts['nutrition'] {
  if (!grams) return null
  const [fat, saturates, carbohydrate, sugars, fibre, protein, salt] = grams
  const energy = kj ?? Math.round(37 * fat + 17 * (carbohydrate + protein) + 8 * (fibre ?? 0))
  const energyKcal = Math.round(energy / KJ_PER_KCAL)
  return {
    per: ml ? 'ML' : 'G',
    portion: portion ?? null,
    values: { energyKj: energy, energyKcal, fat, saturates, carbohydrate, sugars, fibre, protein, salt },
  }
}

const factsOf = (said: Said): FoodFacts => ({
  ...nothingStated,
  state: said.untold ? 'UNKNOWN' : 'DECLARED',
  contains: namesIn(said.has) as Allergen[],
  mayContain: namesIn(said.may) as Allergen[],
  diets: namesIn(said.diets) as Diet[],
  ingredients: said.is ?? null,
  nutrition: nutritionOf(said),
  storageInstructions: said.keep ?? null,
  usageInstructions: said.use ?? null,
  origin: said.from ?? null,
})

/** Builds the facts of a shelf; each food says only what differs from the rest of it. */
export const foods = (common: Said, bySku: Record<string, Said>): DemoFacts =>
  Object.fromEntries(Object.entries(bySku).map(([sku, said]) => [sku, factsOf({ ...common, ...said })]))

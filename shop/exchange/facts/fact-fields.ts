import { nutrients } from '../../catalogue/facts/nutrition.rules.ts'

/** The columns of our own files for the facts of a food; nutrition is that of 100 g or 100 ml. */
export const factFields = [
  'allergenLaw',
  'contains',
  'mayContain',
  'diets',
  'ingredients',
  ...nutrients,
  'nutritionPer',
  'portion',
  'storageInstructions',
  'usageInstructions',
  'origin',
] as const
export type FactField = (typeof factFields)[number]

/** The facts that are texts. */
export const factTexts = ['ingredients', 'storageInstructions', 'usageInstructions', 'origin'] as const

const columns: Record<string, FactField> = { regime: 'allergenLaw', state: 'contains', per: 'nutritionPer' }

/** The column for the part of a product in which something is wrong: `fat` for `facts`, `nutrition`, `values`, `fat`. */
export function columnOf(path: readonly PropertyKey[]): string {
  const parts = path.map(String)
  if (parts[0] !== 'facts') return parts[0] ?? 'line'
  return (
    parts.map(part => columns[part]).find(Boolean) ??
    factFields.find(field => parts.includes(field)) ??
    'contains'
  )
}

/** Returns the cells of facts that `cell` finds, as fields of a draft; facts without a column are absent. */
export const factDraft = (
  cell: (field: FactField) => string | undefined,
): Partial<Record<FactField, string>> =>
  Object.fromEntries(
    factFields.map(field => [field, cell(field)] as const).filter(([, found]) => found !== undefined),
  )

/** Names of columns in other tables, without spaces and signs; those with `100g` are of Open Food Facts. */
export const usualFactNames: Partial<Record<FactField, readonly string[]>> = {
  contains: ['allergens', 'allergen', 'containsallergens', 'allergeninformation'],
  mayContain: ['traces', 'tracesof', 'maycontaintraces', 'maycontaintracesof'],
  diets: ['diet', 'dietary', 'suitablefor', 'dietaryinformation'],
  ingredients: ['ingredient', 'ingredientlist', 'ingredientslist', 'ingredientstext', 'composition'],
  energyKj: ['kj', 'energyinkj', 'energykj100g'],
  energyKcal: ['kcal', 'energyinkcal', 'energykcal100g'],
  fat: ['fat100g', 'fatper100g'],
  saturates: ['saturatedfat', 'ofwhichsaturates', 'saturatedfat100g', 'saturatedfattyacids'],
  carbohydrate: ['carbohydrates', 'carbs', 'carbohydrates100g'],
  sugars: ['ofwhichsugars', 'sugars100g'],
  fibre: ['fiber', 'dietaryfibre', 'dietaryfiber', 'fiber100g'],
  protein: ['proteins', 'proteins100g'],
  salt: ['salt100g'],
  portion: ['portionsize'],
  storageInstructions: ['storageconditions', 'storageadvice', 'howtostore'],
  usageInstructions: ['instructionsforuse', 'usage', 'directions', 'preparation', 'howtouse'],
  origin: ['countryoforigin', 'placeoforigin', 'madein', 'provenance', 'origins'],
}

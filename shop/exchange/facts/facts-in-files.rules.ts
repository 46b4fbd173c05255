import { allergenWord, dietWord } from '../../catalogue/facts/fact-words.ts'
import { type Diet, diets, type Regime, regimes } from '../../catalogue/facts/facts.rules.ts'
import { asNoFood, type FoodFacts, nothingStated } from '../../catalogue/facts/food-facts.rules.ts'
import { nutrients } from '../../catalogue/facts/nutrition.rules.ts'
import {
  allergensIn,
  NO_FOOD_CELL,
  namedByLaw,
  saysNoFood,
  statesAllergens,
} from '../../catalogue/facts/read-allergens.rules.ts'
import { harmlessCell } from '../../lib/csv-cell.ts'
import { readNumber } from '../../lib/read-number.ts'
import { m } from '../../messages/m.ts'
import { type FactField, factFields, factTexts } from './fact-fields.ts'

type Cells = Partial<Record<FactField, string>>
type Wrong = Partial<Record<FactField, string>>
type WhoCanEat = Pick<FoodFacts, 'state' | 'contains' | 'mayContain' | 'diets'>
type Nutrition = NonNullable<FoodFacts['nutrition']>

const KJ_PER_KCAL = 4.184

/**
 * Returns the facts that a line of a file gives a product, and what is unreadable, by column. A fact without a column stays as
 * it stood; an empty cell states nothing. Undefined if the file has no column of facts.
 */
export function factsInCells(
  cells: Cells,
  stood: FoodFacts | null,
): { facts: FoodFacts; wrong: Wrong } | undefined {
  if (!factFields.some(field => cells[field] !== undefined)) return undefined
  // A line that says that it is no food takes away what was stated of it as a food.
  const isNoFood = saysNoFood(cells.contains ?? '')
  const before = isNoFood ? asNoFood(stood) : (stood ?? nothingStated)
  const wrong: Wrong = {}
  const regime = lawIn(cells.allergenLaw, before.regime, wrong)
  const texts = factTexts.flatMap(field =>
    cells[field] === undefined ? [] : [[field, cells[field] || null] as const],
  )
  const facts: FoodFacts = {
    ...before,
    regime,
    ...whoCanEat(cells, { ...before, regime }, wrong),
    ...Object.fromEntries(texts),
    nutrition: nutritionIn(cells, before.nutrition, wrong),
  }
  return { facts, wrong }
}

function lawIn(cell: string | undefined, stood: Regime, wrong: Wrong): Regime {
  if (!cell) return stood
  const law = cell.toUpperCase()
  if (law in regimes) return law as Regime
  wrong.allergenLaw = m.exchange_import_no_law({ text: cell })
  return stood
}

/** Reads the allergens and diets. Without allergens, nothing is known of traces and diets either. */
function whoCanEat(cells: Cells, stood: FoodFacts, wrong: Wrong): WhoCanEat {
  const { contains: cell } = cells
  const state = stateIn(cell, stood.state)
  const list = (field: 'contains' | 'mayContain') => {
    const written = cells[field]
    if (written === undefined || (field === 'contains' && state === 'NO_FOOD')) return stood[field]
    const read = allergensIn(written)
    if ('allergens' in read) return namedByLaw(read.allergens, stood.regime)
    wrong[field] = m.exchange_import_no_allergen({ text: read.wrong })
    return []
  }
  const [contains, mayContain, suited] = [list('contains'), list('mayContain'), dietsIn(cells, stood, wrong)]
  // Anything that is stated of no food is refused with the other facts.
  if (state !== 'UNKNOWN') return { state, contains, mayContain, diets: suited }
  if ([cells.mayContain, cells.diets].some(Boolean))
    wrong.contains ??= m.exchange_import_no_allergens_stated()
  return { state, contains: [], mayContain: [], diets: [] }
}

function stateIn(cell: string | undefined, stood: FoodFacts['state']): FoodFacts['state'] {
  if (cell === undefined) return stood
  if (saysNoFood(cell)) return 'NO_FOOD'
  return statesAllergens(cell) ? 'DECLARED' : 'UNKNOWN'
}

const plain = (word: string) => word.toLowerCase().replaceAll(/[\s_-]+/g, ' ')

function dietsIn({ diets: cell }: Cells, stood: FoodFacts, wrong: Wrong): Diet[] {
  if (cell === undefined) return stood.diets
  const words = cell
    .split(/[,;\n]/)
    .map(word => word.trim())
    .filter(Boolean)
  if (words.length === 1 && plain(words[0] ?? '') === 'none') return []
  const found = new Set<Diet>()
  for (const word of words) {
    const diet = diets.find(one => plain(one) === plain(word) || plain(dietWord(one)) === plain(word))
    if (diet) found.add(diet)
    else wrong.diets ??= m.exchange_import_no_diet({ text: word })
  }
  return diets.filter(one => found.has(one))
}

/** Reads the nutrition. Values that are missing are left undefined, so that the form refuses them at their column. */
function nutritionIn(cells: Cells, stood: Nutrition | null, wrong: Wrong): Nutrition | null {
  const number = (field: FactField, otherwise: number | null): number | null => {
    const cell = cells[field]
    if (cell === undefined) return otherwise
    // People write the unit behind the number.
    const value = readNumber(cell.replace(/\s*(g|ml|kj|kcal)$/i, ''))
    if (cell !== '' && Number.isNaN(value)) wrong[field] = m.exchange_import_no_number({ text: cell })
    return cell === '' || Number.isNaN(value) ? null : value
  }
  const values = Object.fromEntries(
    nutrients.map(name => [name, number(name, stood?.values[name] ?? null)]),
  ) as Record<(typeof nutrients)[number], number | null>
  giveOtherEnergy(values, cells, stood)
  const portion = number('portion', stood?.portion ?? null)
  const isStated = Object.values(values).some(value => value !== null) || Boolean(cells.portion)
  if (!isStated) return null
  const known = nutrients.filter(name => name === 'fibre' || values[name] !== null)
  return {
    per: perIn(cells.nutritionPer, stood?.per ?? 'G', wrong),
    portion,
    values: Object.fromEntries(known.map(name => [name, values[name]])) as Nutrition['values'],
  }
}

function perIn(cell: string | undefined, stood: Nutrition['per'], wrong: Wrong): Nutrition['per'] {
  if (!cell) return stood
  const unit = cell.toUpperCase().replace(/^100\s*/, '')
  if (unit === 'G' || unit === 'ML') return unit
  wrong.nutritionPer = m.exchange_import_no_per({ text: cell })
  return stood
}

/** A table may state the energy in one unit only; the other one follows from it, unless it stood with it. */
function giveOtherEnergy(values: Record<string, number | null>, cells: Cells, stood: Nutrition | null): void {
  const give = (from: 'energyKj' | 'energyKcal', to: 'energyKj' | 'energyKcal', times: number) => {
    const value = values[from]
    if (!cells[from] || cells[to] || value == null) return
    if (cells[to] === undefined && stood?.values[from] === value) return
    values[to] = Math.round(value * times)
  }
  give('energyKj', 'energyKcal', 1 / KJ_PER_KCAL)
  give('energyKcal', 'energyKj', KJ_PER_KCAL)
}

const inWords = (names: readonly string[]) =>
  names.map(name => name.toLowerCase().replaceAll('_', ' ')).join(', ')

/** The cell of the allergens if none are stated. */
const containsCells: Partial<Record<FoodFacts['state'], string>> = { UNKNOWN: '', NO_FOOD: NO_FOOD_CELL }

/** Writes facts as `factsInCells` reads them, the same in every language. */
export function factCells(facts: FoodFacts | null): Record<FactField, string> {
  const { state, nutrition, contains, mayContain, diets: suited } = facts ?? nothingStated
  const values = nutrients.map(name => [name, String(nutrition?.values[name] ?? '')])
  const texts = factTexts.map(field => [field, harmlessCell(facts?.[field] ?? '')])
  return {
    allergenLaw: facts?.regime ?? '',
    contains: containsCells[state] ?? (inWords(contains) || 'none'),
    mayContain: inWords(mayContain),
    diets: inWords(suited),
    nutritionPer: nutrition?.per.toLowerCase() ?? '',
    portion: String(nutrition?.portion ?? ''),
    ...(Object.fromEntries([...values, ...texts]) as Record<
      (typeof nutrients)[number] | (typeof factTexts)[number],
      string
    >),
  }
}

/** Returns the facts that differ, by column, as people read them. A fact that is not stated is never shown as "none". */
export function factChanges(
  before: FoodFacts | null,
  after: FoodFacts | null,
): Record<string, [string, string]> {
  const [stood, is] = [factCells(before), factCells(after)]
  const [stoodShown, isShown] = [shownFacts(before), shownFacts(after)]
  return Object.fromEntries(
    factFields
      .filter(field => stoodShown[field] !== isShown[field] || stood[field] !== is[field])
      .map(field => [field, [stoodShown[field], isShown[field]]]),
  )
}

function shownFacts(facts: FoodFacts | null): Record<FactField, string> {
  const cells = factCells(facts)
  const shown = Object.fromEntries(
    factFields.map(field => [field, cells[field] || m.exchange_import_not_stated()]),
  ) as Record<FactField, string>
  if (facts?.state === 'NO_FOOD') return { ...shown, contains: m.catalogue_no_food() }
  if (facts?.state !== 'DECLARED') return shown
  const none = m.exchange_import_none()
  return {
    ...shown,
    contains: facts.contains.map(allergenWord).join(', ') || none,
    mayContain: facts.mayContain.map(allergenWord).join(', ') || none,
    diets: facts.diets.map(dietWord).join(', ') || none,
  }
}

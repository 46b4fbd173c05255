import { m } from '../../messages/m.ts'
import { nutrientWord } from './fact-words.ts'
import type { FoodFacts } from './food-facts.rules.ts'
import { type Nutrient, nutrients, ofPortion } from './nutrition.rules.ts'

type Nutrition = NonNullable<FoodFacts['nutrition']>

/** A row of a table of nutrition; `isPart`: it is part of the row above. `portion` is missing if nothing is said about portions. */
export type NutritionRow = { name: string; isPart: boolean; hundred: string; portion?: string }

/** The order of the law; energy is one row in both of its units. */
const rows = nutrients.filter(name => name !== 'energyKcal')
const partWords: Partial<Record<Nutrient, () => string>> = {
  saturates: m.catalogue_part_of_fat,
  sugars: m.catalogue_part_of_carbohydrate,
}

const written = (amount: number, decimals: number) =>
  new Intl.NumberFormat(m.shop_language(), { maximumFractionDigits: decimals }).format(amount)

/** Energy is whole, salt has two decimals, all else one. */
const decimalsOf = (name: Nutrient) => (name.startsWith('energy') ? 0 : name === 'salt' ? 2 : 1)

/** Writes the table of a nutrition: what 100 g or 100 ml have, and what a portion has. */
export function nutritionRows({ values, portion }: Nutrition): NutritionRow[] {
  const shown = (name: Nutrient, amountOf: (value: number) => number, decimals: number) => {
    const amount = written(amountOf(values[name] ?? 0), decimals)
    if (name === 'energyKj') return m.catalogue_in_kj({ amount })
    return name === 'energyKcal' ? m.catalogue_in_kcal({ amount }) : m.catalogue_in_grams({ amount })
  }
  const inPortion = (size: number) => (value: number) =>
    ofPortion(Math.round(value * 1000), Math.round(size * 1000)) / 1000
  const cell = (name: Nutrient, amountOf: (value: number) => number, decimals: (name: Nutrient) => number) =>
    (name === 'energyKj' ? (['energyKj', 'energyKcal'] as const) : [name])
      .map(one => shown(one, amountOf, decimals(one)))
      .join(' / ')
  return rows
    .filter(name => values[name] !== null)
    .map(name => ({
      name: (partWords[name] ?? (() => nutrientWord(name)))(),
      isPart: name in partWords,
      hundred: cell(
        name,
        value => value,
        () => 3,
      ),
      ...(portion === null ? {} : { portion: cell(name, inPortion(portion), decimalsOf) }),
    }))
}

/** Names the columns of the table. */
export function nutritionHeads({ per, portion }: Nutrition): { hundred: string; portion?: string } {
  const isGrams = per === 'G'
  const hundred = isGrams ? m.catalogue_per_100_g() : m.catalogue_per_100_ml()
  if (portion === null) return { hundred }
  const amount = written(portion, 3)
  return {
    hundred,
    portion: isGrams ? m.catalogue_per_portion_g({ amount }) : m.catalogue_per_portion_ml({ amount }),
  }
}

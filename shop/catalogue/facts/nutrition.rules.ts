import { portion } from '../../lib/money.ts'

/** The values that the law wants for 100 g or 100 ml of a food, in its order (Regulation 1169/2011, article 30 and annex XV). */
export const nutrients = [
  'energyKj',
  'energyKcal',
  'fat',
  'saturates',
  'carbohydrate',
  'sugars',
  'fibre',
  'protein',
  'salt',
] as const
export type Nutrient = (typeof nutrients)[number]

/**
 * The nutrition of 100 g or 100 ml: energy in thousandths of kJ and kcal, everything else in milligrams. Fibre need not be known.
 * `portion` in thousandths of g or ml; null if nothing is said about portions.
 */
export type Nutrition = {
  per: 'G' | 'ML'
  portion: number | null
  values: Record<Exclude<Nutrient, 'fibre'>, number> & { fibre: number | null }
}

/** 100 g or 100 ml, in thousandths. */
const HUNDRED = 100_000

/** The energy of a gram of each nutrient, in kJ (annex XIV). */
const KJ_PER_GRAM = { fat: 37, carbohydrate: 17, protein: 17, fibre: 8 }
/** The kJ of a kcal, in thousandths. */
const KJ_PER_KCAL = 4184
/** The share by which an energy may differ from what its nutrients give, as rounded labels do, and the kJ that never matter. */
const ENERGY_OFF = 0.2
const ENERGY_LEAST = 40_000

/** A reason why a nutrition cannot be true, by the value that is wrong. */
export type WrongNutrition = 'MORE_THAN_WHOLE' | 'MORE_THAN_ALL' | 'ENERGY' | 'KCAL'

/** Returns the values that cannot be true: parts above their whole, more than 100 g in 100 g, energy that its nutrients do not give. */
export function wrongNutrition({ values }: Nutrition): Partial<Record<Nutrient, WrongNutrition>> {
  const { fat, saturates, carbohydrate, sugars, protein, salt, energyKj, energyKcal } = values
  const fibre = values.fibre ?? 0
  const wrong: Partial<Record<Nutrient, WrongNutrition>> = {}
  if (saturates > fat) wrong.saturates = 'MORE_THAN_WHOLE'
  if (sugars > carbohydrate) wrong.sugars = 'MORE_THAN_WHOLE'
  if (fat + carbohydrate + protein + salt + fibre > HUNDRED) wrong.fat = 'MORE_THAN_ALL'
  const given =
    fat * KJ_PER_GRAM.fat +
    carbohydrate * KJ_PER_GRAM.carbohydrate +
    protein * KJ_PER_GRAM.protein +
    fibre * KJ_PER_GRAM.fibre
  // Alcohol and acids give energy, too: only what is far below the nutrients, or without any, is wrong.
  if (energyKj < given * (1 - ENERGY_OFF) - ENERGY_LEAST) wrong.energyKj = 'ENERGY'
  const kcal = (energyKj * 1000) / KJ_PER_KCAL
  if (Math.abs(energyKcal - kcal) > kcal * 0.05 + 5000) wrong.energyKcal = 'KCAL'
  return wrong
}

/** Returns a value for a portion instead of 100 g or 100 ml, in the same unit, rounded half up. */
export const ofPortion = (value: number, portionSize: number): number => portion(value, portionSize, HUNDRED)

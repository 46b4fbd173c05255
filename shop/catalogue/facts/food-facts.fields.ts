import { z } from 'zod'
import { text } from '../../lib/fields.ts'
import { m } from '../../messages/m.ts'
import { MOST_INGREDIENTS, MOST_INSTRUCTIONS, MOST_ORIGIN } from './fact-limits.ts'
import { allergens, diets, factStates, regimes } from './facts.rules.ts'

const grams = z
  .number({ error: () => m.catalogue_nutrition_missing() })
  .min(0, { error: () => m.catalogue_nutrition_wrong() })
  .max(100, { error: () => m.catalogue_nutrition_wrong() })
/** Pure fat has 3,700 kJ, which is 900 kcal. */
const energy = (most: number) =>
  z
    .number({ error: () => m.catalogue_nutrition_missing() })
    .min(0, { error: () => m.catalogue_nutrition_wrong() })
    .max(most, { error: () => m.catalogue_nutrition_wrong() })

const nutrition = z
  .strictObject({
    /** The values are those of 100 g or 100 ml. */
    per: z.enum(['G', 'ML']),
    /** The grams or millilitres of a portion; null if nothing is said about portions. */
    portion: z.number().positive().max(10_000).nullable(),
    /** Energy in kJ and kcal, all else in grams. Fibre need not be known. */
    values: z.strictObject({
      energyKj: energy(4000),
      energyKcal: energy(1000),
      fat: grams,
      saturates: grams,
      carbohydrate: grams,
      sugars: grams,
      fibre: grams.nullable(),
      protein: grams,
      salt: grams,
    }),
  })
  .meta({ title: 'Nutrition' })

const list = <Names extends readonly [string, ...string[]]>(names: Names) =>
  z.array(z.enum(names)).max(names.length)

/**
 * The facts of a food, as its maker or the shop states them. A text that is null is not stated. Nothing follows from the lists
 * of allergens and diets while `state` is UNKNOWN: then shoppers read that it is not stated, and are asked to ask. With NO_FOOD it
 * is no food: nothing is said about what is in it.
 */
export const foodFacts = z
  .strictObject({
    /** The law by which allergens are named: the 14 of the EU, or the 9 of the US. */
    regime: z.enum(Object.keys(regimes) as ['EU', 'US']),
    state: z.enum(factStates),
    contains: list(allergens),
    mayContain: list(allergens),
    diets: list(diets),
    /** As on the package, with the allergens between asterisks: `wheat *flour*, salt`. */
    ingredients: text(MOST_INGREDIENTS).nullable(),
    nutrition: nutrition.nullable(),
    storageInstructions: text(MOST_INSTRUCTIONS).nullable(),
    usageInstructions: text(MOST_INSTRUCTIONS).nullable(),
    origin: text(MOST_ORIGIN).nullable(),
  })
  .meta({ title: 'FoodFacts' })

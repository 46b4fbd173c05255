import { m } from '../../messages/m.ts'
import type { Allergen, Diet } from './facts.rules.ts'
import type { Nutrient } from './nutrition.rules.ts'

const allergenWords: Record<Allergen, () => string> = {
  GLUTEN: m.catalogue_allergen_gluten,
  WHEAT: m.catalogue_allergen_wheat,
  CRUSTACEANS: m.catalogue_allergen_crustaceans,
  EGGS: m.catalogue_allergen_eggs,
  FISH: m.catalogue_allergen_fish,
  PEANUTS: m.catalogue_allergen_peanuts,
  SOYBEANS: m.catalogue_allergen_soybeans,
  MILK: m.catalogue_allergen_milk,
  NUTS: m.catalogue_allergen_nuts,
  CELERY: m.catalogue_allergen_celery,
  MUSTARD: m.catalogue_allergen_mustard,
  SESAME: m.catalogue_allergen_sesame,
  SULPHITES: m.catalogue_allergen_sulphites,
  LUPIN: m.catalogue_allergen_lupin,
  MOLLUSCS: m.catalogue_allergen_molluscs,
}

const dietWords: Record<Diet, () => string> = {
  VEGAN: m.catalogue_diet_vegan,
  VEGETARIAN: m.catalogue_diet_vegetarian,
  GLUTEN_FREE: m.catalogue_diet_gluten_free,
  LACTOSE_FREE: m.catalogue_diet_lactose_free,
  SUGAR_FREE: m.catalogue_diet_sugar_free,
}

const nutrientWords: Record<Nutrient, () => string> = {
  energyKj: m.catalogue_nutrient_energy,
  energyKcal: m.catalogue_nutrient_energy,
  fat: m.catalogue_nutrient_fat,
  saturates: m.catalogue_nutrient_saturates,
  carbohydrate: m.catalogue_nutrient_carbohydrate,
  sugars: m.catalogue_nutrient_sugars,
  fibre: m.catalogue_nutrient_fibre,
  protein: m.catalogue_nutrient_protein,
  salt: m.catalogue_nutrient_salt,
}

/** Names an allergen, a diet and a nutrient. */
export const allergenWord = (allergen: Allergen): string => allergenWords[allergen]()
export const dietWord = (diet: Diet): string => dietWords[diet]()
export const nutrientWord = (nutrient: Nutrient): string => nutrientWords[nutrient]()

import { foods } from './facts-builder.ts'

/** The facts of the foods among the winter warmers. */
export const winterFacts = foods(
  {},
  {
    'WIN-001': {
      is: 'Carrots (58 %), *milk*, sugar, khoya (*milk*) (9 %), *ghee* (*milk*), *almond*, cardamom',
      has: 'MILK NUTS',
      diets: 'VEGETARIAN GLUTEN_FREE',
      from: 'Made in Karachi, Pakistan',
      keep: 'Keep in the fridge and eat within 5 days.',
      use: 'Warm it before you eat it.',
      grams: [9.8, 5.4, 27.6, 25.1, 1.9, 4.7, 0.15],
      portion: 100,
    },
    'WIN-002': {
      is: '*Almond*, *pistachio*, *walnut*, dried figs (22 %)',
      has: 'NUTS',
      may: 'PEANUTS SESAME SULPHITES',
      diets: 'VEGAN VEGETARIAN GLUTEN_FREE LACTOSE_FREE',
      from: 'Quetta, Pakistan',
      keep: 'Keep cool, dry and closed.',
      use: 'Ready to eat; pieces of shell may be in it.',
      grams: [43.2, 4.4, 22.1, 14.8, 10.6, 15.9, 0.01],
      portion: 30,
    },
  },
)

import { foods } from './facts-builder.ts'

const frozen = {
  from: 'Lahore, Pakistan',
  keep: 'Keep at −18 °C. Do not freeze again after it has thawed.',
  use: 'Cook from frozen until it is hot all through.',
}
const ice = { ...frozen, use: 'Leave it out for 5 minutes before you serve it.', diets: 'VEGETARIAN' }

/** The facts of the freezer. */
export const frozenFacts = {
  ...foods(frozen, {
    'FRZ-001': {
      is: '*Wheat* flour, water, palm oil, sugar, salt',
      has: 'GLUTEN',
      may: 'MILK SOYBEANS',
      diets: 'VEGAN VEGETARIAN',
      use: 'Into a dry pan from frozen, 2 minutes on each side.',
      grams: [13.4, 6.3, 43.1, 2.2, 2.2, 6, 0.9],
      portion: 80,
    },
    'FRZ-002': {
      is: 'Chicken (34 %), *wheat* flour, water, onion, sunflower oil, green chilli, coriander, spices, salt',
      has: 'GLUTEN',
      may: 'MILK EGGS SOYBEANS SESAME',
      grams: [8.4, 1.3, 25.6, 1.8, 1.7, 11.3, 1.1],
      portion: 100,
    },
    // The maker of the pastry has changed, and has not said yet which traces it has.
    'FRZ-003': {
      untold: true,
      is: 'Pastry, cabbage (28 %), carrot (16 %), spring onion, sunflower oil, black pepper, salt',
      grams: [6.9, 0.9, 27.8, 3.4, 2.4, 4.3, 1],
      portion: 100,
    },
    'FRZ-004': {
      is: 'Beef (52 %), split chickpeas (21 %), onion, *egg*, mint, ginger, garlic, spices, salt',
      has: 'EGGS',
      may: 'GLUTEN MILK',
      grams: [8.6, 2.8, 12.4, 1.7, 3.1, 15.9, 1.2],
      portion: 90,
    },
    'FRZ-005': {
      is: 'Chicken breast (62 %), breadcrumbs (*wheat* flour, yeast, salt), *wheat* flour, sunflower oil, water, *egg* white, garlic, white pepper, salt',
      has: 'GLUTEN EGGS',
      may: 'MILK MUSTARD SOYBEANS',
      use: 'Bake for 15 minutes at 200 °C, or 10 minutes in an air fryer.',
      grams: [10.8, 1.4, 18.9, 0.7, 1.2, 15.6, 1],
      portion: 100,
    },
    'FRZ-006': {
      is: 'Potato (95 %), sunflower oil',
      diets: 'VEGAN VEGETARIAN GLUTEN_FREE LACTOSE_FREE',
      use: 'Fry for 3 minutes at 175 °C until golden; do not brown them.',
      grams: [4.2, 0.5, 24.1, 0.6, 2.6, 2.3, 0.05],
      portion: 150,
    },
    'FRZ-007': {
      is: 'Peas',
      diets: 'VEGAN VEGETARIAN GLUTEN_FREE LACTOSE_FREE',
      use: 'Boil for 3 minutes.',
      grams: [0.7, 0.1, 9.3, 4.1, 5.4, 5.5, 0.01],
      portion: 80,
    },
  }),
  ...foods(ice, {
    'ICE-001': {
      is: '*Milk* (74 %), sugar, *cream* (*milk*), *pistachio* (4 %), cardamom',
      has: 'MILK NUTS',
      diets: 'VEGETARIAN GLUTEN_FREE',
      grams: [10.6, 6, 22.4, 21.6, 0.5, 5.6, 0.15],
      portion: 70,
    },
    'ICE-002': {
      is: '*Milk*, mango pulp (26 %), sugar, *cream* (*milk*), skimmed *milk* powder, stabiliser (guar gum)',
      has: 'MILK',
      may: 'NUTS SOYBEANS',
      diets: 'VEGETARIAN GLUTEN_FREE',
      grams: [7.3, 4.6, 24.8, 23.6, 0.5, 3, 0.12],
      portion: 100,
    },
    'ICE-003': {
      is: '*Milk*, *cream* (*milk*), sugar, dark chocolate (9 %) (cocoa mass, sugar, cocoa butter, *soya* lecithin), *egg* yolk, vanilla',
      has: 'EGGS SOYBEANS MILK',
      may: 'NUTS',
      grams: [13.1, 8.1, 24.9, 22.8, 0.7, 3.9, 0.12],
      portion: 100,
    },
    'ICE-004': {
      is: '*Milk*, vanilla ice cream (*milk*, *cream* (*milk*), sugar) (28 %), vermicelli (*wheat* flour), rose syrup (sugar, water, colour (E129)), basil seeds',
      has: 'GLUTEN MILK',
      may: 'NUTS EGGS',
      grams: [4.9, 3, 24.2, 19.5, 0.9, 3.2, 0.1],
      portion: 200,
    },
  }),
}

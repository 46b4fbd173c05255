import { foods } from './facts-builder.ts'

const plant = 'VEGAN VEGETARIAN LACTOSE_FREE'
const plain = `${plant} GLUTEN_FREE`
const dry = 'Keep dry and cool in a closed jar.'
const mill = { keep: dry, from: 'Punjab, Pakistan' }
const pulses = { ...mill, diets: plant, may: 'GLUTEN', use: 'Pick over, rinse, and boil until soft.' }
const oil = {
  diets: plain,
  keep: 'Keep closed, away from light and heat. Do not pour hot oil down the sink.',
}

/** The facts of rice, flour, lentils, oil and the pantry. */
export const groceryFacts = {
  ...foods(mill, {
    'RIC-001': {
      is: 'Basmati rice',
      diets: plain,
      use: 'Rinse, soak for 30 minutes, and boil in twice its volume of water.',
      grams: [0.9, 0.2, 78, 0.1, 1.2, 8.1, 0.01],
    },
    'RIC-002': {
      is: 'Parboiled basmati rice',
      diets: plain,
      use: 'Rinse, soak for an hour, boil until nearly soft, then steam.',
      grams: [0.8, 0.2, 78.5, 0.3, 1.8, 7.6, 0.01],
    },
    'RIC-003': {
      is: 'Broken basmati rice',
      diets: plain,
      use: 'Rinse and cook soft.',
      grams: [0.7, 0.2, 78.8, 0.1, 1, 7.4, 0.01],
    },
    'RIC-004': {
      is: 'Whole *wheat* flour',
      has: 'GLUTEN',
      diets: plant,
      use: 'Knead with water and rest for 20 minutes. Do not eat raw.',
      grams: [2, 0.4, 62.5, 0.5, 10.7, 12.6, 0.01],
    },
    'RIC-005': {
      is: '*Wheat* flour',
      has: 'GLUTEN',
      diets: plant,
      use: 'Do not eat raw.',
      grams: [1.1, 0.2, 73.6, 0.4, 2.7, 10.3, 0.01],
    },
    'RIC-006': {
      is: 'Gram flour (split chickpeas)',
      may: 'GLUTEN MUSTARD',
      diets: plant,
      use: 'Do not eat raw.',
      grams: [5.6, 0.6, 50, 3, 10.8, 22.4, 0.05],
    },
    'RIC-007': {
      is: '*Wheat* semolina',
      has: 'GLUTEN',
      diets: plant,
      use: 'Roast slowly for halwa.',
      grams: [1.1, 0.2, 69, 0.7, 3.9, 12.7, 0.01],
    },
  }),
  ...foods(pulses, {
    'LEN-001': { is: 'Split red lentils', grams: [1.9, 0.3, 52.3, 2, 10.8, 24, 0.02] },
    'LEN-002': { is: 'Split chickpeas', grams: [5.3, 0.6, 47.5, 3, 12.5, 21, 0.06] },
    'LEN-003': {
      is: 'Split mung beans, skinned',
      from: 'Sindh, Pakistan',
      grams: [1.2, 0.3, 52, 5, 10, 24.5, 0.04],
    },
    'LEN-004': { is: 'Split black gram, skinned', grams: [1.6, 0.2, 50, 1, 11, 25, 0.09] },
    'LEN-005': {
      is: 'Chickpeas',
      use: 'Soak overnight and boil for an hour.',
      grams: [6, 0.6, 47.5, 5, 12.2, 20.5, 0.06],
    },
    'LEN-006': {
      is: 'Red kidney beans',
      from: 'Swat, Pakistan',
      use: 'Soak overnight, pour the water away, and boil hard for 10 minutes before you simmer: raw beans are poisonous.',
      grams: [0.8, 0.1, 45, 2.2, 15.2, 23.6, 0.06],
    },
  }),
  ...foods(oil, {
    'OIL-001': {
      is: 'Refined sunflower oil',
      from: 'Ukraine, filled in Karachi',
      ml: true,
      grams: [92, 10.1, 0, 0, 0, 0, 0],
      portion: 15,
    },
    'OIL-002': {
      is: '*Mustard* oil, cold-pressed',
      has: 'MUSTARD',
      from: 'Sindh, Pakistan',
      ml: true,
      grams: [91, 10.6, 0, 0, 0, 0, 0],
      portion: 15,
    },
    'OIL-003': {
      is: 'Clarified buffalo *butter* (*milk*)',
      has: 'MILK',
      diets: 'VEGETARIAN GLUTEN_FREE',
      from: 'Punjab, Pakistan',
      keep: 'Keep closed at room temperature; it need not go into the fridge.',
      grams: [99.7, 64, 0, 0, 0, 0.1, 0],
      portion: 10,
    },
    'OIL-004': {
      is: 'Palm oil, sunflower oil, emulsifier (*soya* lecithin), vitamins A and D',
      has: 'SOYBEANS',
      from: 'Malaysia and Pakistan',
      grams: [99.8, 48, 0, 0, 0, 0, 0],
      portion: 10,
    },
    'OIL-005': {
      is: 'Extra virgin olive oil',
      from: 'Chakwal, Pakistan',
      ml: true,
      grams: [91.6, 13.2, 0, 0, 0, 0, 0],
      portion: 15,
    },
  }),
  ...foods(
    { diets: plain, keep: dry },
    {
      'PAN-001': {
        is: 'Sidr honey',
        from: 'Karak, Pakistan',
        diets: 'VEGETARIAN GLUTEN_FREE LACTOSE_FREE',
        keep: 'Keep at room temperature. If it sets, stand the jar in warm water.',
        use: 'Not for babies under 12 months.',
        grams: [0, 0, 81, 80, 0, 0.3, 0.01],
        portion: 20,
      },
      'PAN-002': {
        is: 'Mango (42 %), *mustard* oil, carrot, lemon, salt, green chilli, fenugreek, fennel, *mustard* seed, turmeric, red chilli, acid (E260)',
        has: 'MUSTARD',
        may: 'SULPHITES',
        from: 'Karachi, Pakistan',
        keep: 'After opening keep in the fridge, covered by its oil, for 3 months.',
        use: 'Take it out with a dry spoon.',
        grams: [22, 2.6, 6.5, 3.2, 3.6, 2.1, 8.5],
        portion: 15,
      },
      'PAN-003': {
        is: 'Tomatoes (148 g for 100 g of ketchup), vinegar, sugar, salt, onion, clove, cinnamon, *celery* seed',
        has: 'CELERY',
        from: 'Swabi, Pakistan',
        keep: 'After opening keep in the fridge and use within 6 weeks.',
        use: 'Shake before use.',
        grams: [0.1, 0, 19.5, 17.8, 0.9, 1.3, 1.8],
        portion: 15,
      },
      'PAN-004': {
        is: 'Unrefined cane sugar',
        from: 'Charsadda, Pakistan',
        grams: [0.1, 0, 95, 91, 0, 0.4, 0.08],
      },
      'PAN-005': { is: 'Rock salt', from: 'Khewra, Pakistan', grams: [0, 0, 0, 0, 0, 0, 98] },
    },
  ),
}

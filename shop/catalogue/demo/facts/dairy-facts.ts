import { foods } from './facts-builder.ts'

const dairy = {
  has: 'MILK',
  diets: 'VEGETARIAN GLUTEN_FREE',
  from: 'Sahiwal, Pakistan',
  keep: 'Keep at 2 to 5 °C. After opening use within 3 days.',
  use: 'Ready to eat.',
}
const eggs = {
  has: 'EGGS',
  diets: 'VEGETARIAN GLUTEN_FREE LACTOSE_FREE',
  from: 'Punjab, Pakistan',
  keep: 'Keep in the fridge, the point down, until the date on the shell.',
  use: 'Cook until white and yolk are firm for children and in pregnancy.',
}

/** The facts of milk, butter, cheese and eggs. */
export const dairyFacts = {
  ...foods(dairy, {
    'MLK-001': {
      is: 'Buffalo *milk*, pasteurised',
      use: 'Shake, or spoon off the malai.',
      ml: true,
      grams: [6.9, 4.6, 5.2, 5.2, 0, 3.8, 0.13],
      portion: 200,
    },
    'MLK-002': {
      is: 'Cow *milk*, pasteurised',
      ml: true,
      grams: [2, 1.3, 4.8, 4.8, 0, 3.4, 0.11],
      portion: 200,
    },
    'MLK-003': {
      is: 'Buffalo *milk*, live culture',
      grams: [4.4, 2.9, 4.7, 4.7, 0, 4.3, 0.13],
      portion: 125,
    },
    'MLK-004': {
      is: '*Yoghurt* (*milk*) (62 %), mango pulp (24 %), water, sugar, salt',
      use: 'Shake well.',
      ml: true,
      grams: [2, 1.3, 13.1, 12.7, 0.3, 2.4, 0.15],
      portion: 300,
    },
    'MLK-005': {
      is: '*Yoghurt* (*milk*) (86 %), cucumber, mint, cumin, salt',
      grams: [3.4, 2.2, 4.5, 4.2, 0.3, 3.6, 0.6],
      portion: 50,
    },
    'CHS-001': {
      is: '*Butter* (*milk*), rock salt (1.5 %)',
      keep: 'Keep at 2 to 5 °C, wrapped.',
      grams: [81, 52, 0.7, 0.7, 0, 0.6, 1.5],
      portion: 10,
    },
    'CHS-002': {
      is: '*Butter* (*milk*)',
      keep: 'Keep at 2 to 5 °C and use within a week.',
      grams: [78, 50, 0.8, 0.8, 0, 0.8, 0.03],
      portion: 10,
    },
    'CHS-003': {
      is: 'Buffalo *milk*, acid (citric acid)',
      use: 'Fry, grill or crumble.',
      grams: [23, 14.6, 3.2, 2.6, 0, 18.6, 0.06],
      portion: 60,
    },
    'CHS-004': {
      is: 'Cow *milk*, salt, culture, vegetarian rennet',
      from: 'Okara, Pakistan',
      grams: [33, 21, 0.3, 0.1, 0, 25, 1.8],
      portion: 20,
    },
    'CHS-005': {
      is: '*Cream* (*milk*), pasteurised',
      use: 'Whip cold.',
      ml: true,
      grams: [35, 22.4, 3, 3, 0, 2.2, 0.07],
      portion: 30,
    },
  }),
  ...foods(eggs, {
    'EGG-001': { is: 'Hen *eggs*', grams: [9.5, 2.9, 0.4, 0.4, 0, 12.6, 0.36], portion: 55 },
    'EGG-002': {
      is: 'Hen *eggs*',
      from: 'Gharo, Pakistan',
      grams: [10.1, 3.1, 0.5, 0.4, 0, 12.8, 0.36],
      portion: 45,
    },
    'EGG-003': { is: 'Quail *eggs*', grams: [11.1, 3.6, 0.4, 0.4, 0, 13.1, 0.35], portion: 10 },
  }),
}

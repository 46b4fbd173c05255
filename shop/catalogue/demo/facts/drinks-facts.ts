import { foods } from './facts-builder.ts'

const plain = 'VEGAN VEGETARIAN GLUTEN_FREE LACTOSE_FREE'
const opened = 'Keep cool. After opening keep in the fridge and drink within 3 days.'
const juice = {
  diets: plain,
  ml: true as const,
  portion: 200,
  keep: opened,
  use: 'Shake well.',
  from: 'Punjab, Pakistan',
}
const fizzy = {
  diets: plain,
  ml: true as const,
  portion: 250,
  keep: 'Keep cool and out of the sun.',
  use: 'Serve cold.',
  from: 'Islamabad, Pakistan',
}
const tea = {
  diets: `${plain} SUGAR_FREE`,
  ml: true as const,
  portion: 200,
  keep: 'Keep dry, closed, and away from spices.',
}
const brewed: [number, number, number, number, number, number, number] = [0, 0, 0.2, 0, 0, 0.1, 0]
const syrup = {
  diets: plain,
  ml: true as const,
  portion: 30,
  from: 'Lahore, Pakistan',
  keep: 'Keep at room temperature. After opening keep in the fridge for 2 months.',
  use: 'Stir 2 spoons (30 ml) into 200 ml of cold water or milk.',
}

/** The facts of drinks, and of syrups; values of tea and coffee are those of the drink. */
export const drinksFacts = {
  ...foods(juice, {
    'JUC-001': {
      is: 'Water, mango pulp (33 %), sugar, acid (citric acid), vitamin C',
      grams: [0.1, 0, 13.6, 13, 0.4, 0.2, 0.01],
    },
    'JUC-002': {
      is: 'Kinnow juice (100 %)',
      from: 'Sargodha, Pakistan',
      grams: [0.1, 0, 9.9, 9.4, 0.3, 0.6, 0],
    },
    'JUC-003': {
      is: 'Pomegranate juice (100 %)',
      from: 'Kandahar, Afghanistan',
      grams: [0.2, 0, 13, 12.6, 0.1, 0.2, 0.02],
    },
    'JUC-004': {
      is: 'Apple juice from concentrate',
      from: 'Swat, Pakistan',
      use: 'Drink once open.',
      grams: [0.1, 0, 11, 10.4, 0.2, 0.1, 0],
    },
    'JUC-005': {
      is: 'Sugarcane juice (96 %), lemon juice, ginger',
      keep: 'Keep in the fridge and drink on the same day.',
      use: 'Not pasteurised: not for small children and in pregnancy.',
      grams: [0, 0, 13.1, 12.9, 0, 0.2, 0.05],
    },
  }),
  ...foods(fizzy, {
    'SOF-001': {
      is: 'Carbonated water, sugar, colour (E150d), acid (phosphoric acid), flavourings, caffeine',
      grams: [0, 0, 8.4, 8.4, 0, 0, 0.01],
    },
    'SOF-002': {
      is: 'Carbonated water, sugar, lemon juice (5 %), salt, acid (citric acid)',
      grams: [0, 0, 6.9, 6.9, 0, 0, 0.28],
    },
    'SOF-003': {
      is: 'Carbonated water, sugar, ginger extract (3 %), lemon juice, acid (citric acid), chilli extract',
      grams: [0, 0, 8.1, 8.1, 0, 0, 0.02],
    },
    'SOF-004': {
      is: 'Spring water',
      diets: `${plain} SUGAR_FREE`,
      from: 'Margalla hills, Pakistan',
      use: 'Drink within 3 days after opening.',
      grams: [0, 0, 0, 0, 0, 0, 0.01],
    },
    'SOF-005': {
      untold: true,
      diets: '',
      is: 'Carbonated water, sugar, acid (citric acid), flavourings, colours (E102, E133)',
      portion: 330,
      grams: [0, 0, 11.2, 11.2, 0, 0, 0.02],
    },
  }),
  ...foods(tea, {
    'TEA-001': {
      is: 'Black tea',
      from: 'Kenya',
      use: 'One spoon for each cup; boil for 3 minutes.',
      grams: brewed,
    },
    'TEA-002': {
      is: 'Green tea, star anise, raising agent (sodium bicarbonate)',
      from: 'Sri Lanka, packed in Rawalpindi',
      use: 'Boil, whisk for 10 minutes, then add milk.',
      grams: [0, 0, 0.2, 0, 0, 0.1, 0.05],
    },
    'TEA-003': {
      is: 'Green tea (94 %), cardamom',
      from: 'Vietnam, packed in Peshawar',
      use: 'Let one bag stand for 3 minutes in 200 ml of hot water.',
      grams: brewed,
    },
    'TEA-004': {
      is: 'Sugar, skimmed *milk* powder (32 %), tea extract (8 %), coconut fat, cardamom',
      has: 'MILK',
      may: 'SOYBEANS',
      diets: 'VEGETARIAN GLUTEN_FREE',
      from: 'Karachi, Pakistan',
      use: 'Stir 20 g into 150 ml of boiling water.',
      grams: [1.3, 1.1, 9.2, 8.9, 0.1, 1.5, 0.06],
    },
    'TEA-005': {
      is: 'Roasted arabica coffee',
      from: 'Ethiopia, roasted in Lahore',
      use: '12 g for each cup.',
      grams: [0, 0, 0, 0, 0, 0.1, 0],
    },
  }),
  ...foods(syrup, {
    'SHB-001': {
      is: 'Sugar, water, rose water, kewra water, extracts of sandalwood, mint and coriander, acid (citric acid), colour (E129)',
      grams: [0, 0, 78, 77, 0, 0.1, 0.02],
    },
    'SHB-002': {
      is: 'Sugar, water, sandalwood extract, kewra water, acid (citric acid)',
      grams: [0, 0, 76, 75, 0, 0, 0.02],
    },
    'SHB-003': {
      is: 'Sugar, water, extract of melon, cucumber and chicory seeds (12 %), acid (citric acid)',
      may: 'NUTS',
      grams: [0.2, 0, 74, 72, 0.3, 0.3, 0.03],
    },
    'SHB-005': {
      is: 'Cane sugar, lemon juice (28 %), water, ginger juice (6 %), preservative (*sodium metabisulphite*)',
      has: 'SULPHITES',
      use: 'Mix 1 part with 5 parts of soda or water.',
      grams: [0, 0, 56, 55, 0.1, 0.2, 0.03],
    },
  }),
  ...foods(
    { diets: plain, keep: 'Keep dry and closed.', from: 'Sindh, Pakistan' },
    {
      'SHB-004': {
        is: 'Basil seeds',
        may: 'SESAME MUSTARD',
        use: 'Soak a spoon of seeds in a glass of water for 10 minutes. Do not eat them dry.',
        grams: [14.3, 1.4, 2.7, 0.5, 45, 20, 0.05],
        portion: 10,
      },
    },
  ),
}

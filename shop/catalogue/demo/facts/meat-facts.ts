import { foods } from './facts-builder.ts'

const raw = { diets: 'GLUTEN_FREE LACTOSE_FREE' }
const poultry = {
  ...raw,
  is: 'Chicken',
  from: 'Gharo, Pakistan',
  keep: 'Keep at 0 to 4 °C, below ready-to-eat food. Cook within 2 days, or freeze on the day you get it.',
  use: 'Do not rinse. Cook until the juices run clear and the middle is at 75 °C.',
}
const red = {
  ...raw,
  keep: 'Keep at 0 to 4 °C. Cook within 3 days, or freeze on the day you get it for up to 6 months.',
  use: 'Take it out of the fridge half an hour before you cook it. Wash hands and knife after raw meat.',
}
const minced = {
  keep: 'Keep at 0 to 4 °C and cook within a day, or freeze at once for up to 3 months.',
  use: 'Cook through: minced meat must be at 70 °C in the middle.',
}
const offal = {
  keep: 'Keep at 0 to 2 °C and cook on the day you get it.',
  use: 'Rinse, dry and cook through.',
}
const goat = { ...red, is: 'Goat meat', from: 'Punjab, Pakistan' }
const beef = { ...red, is: 'Beef', from: 'Punjab, Pakistan' }
const veal = { ...red, is: 'Veal', from: 'Sindh, Pakistan' }
const lamb = { ...red, is: 'Lamb', from: 'Balochistan, Pakistan' }

/** The facts of the butcher's counter: cuts of one ingredient, and few mixes. */
export const meatFacts = {
  ...foods(poultry, {
    'CHK-001': { grams: [15.1, 4.3, 0, 0, 0, 18.6, 0.18] },
    'CHK-002': { grams: [3.1, 0.8, 0, 0, 0, 21.4, 0.19] },
    'CHK-003': { grams: [3.1, 0.8, 0, 0, 0, 21.4, 0.19] },
    'CHK-004': { grams: [3.4, 0.9, 0, 0, 0, 20.6, 0.22] },
    'CHK-005': { grams: [16, 4.4, 0, 0, 0, 16.4, 0.2] },
    'CHK-006': { grams: [2.6, 0.6, 0, 0, 0, 22.5, 0.11] },
    'CHK-007': { grams: [4.1, 1.1, 0, 0, 0, 19.7, 0.24] },
    'CHK-008': { ...minced, grams: [3.5, 0.9, 0, 0, 0, 21, 0.17] },
    'CHK-009': { grams: [12.9, 3.6, 0, 0, 0, 17.5, 0.21] },
    'CHK-010': { grams: [3.4, 0.9, 0, 0, 0, 21, 0.2] },
    'CHK-011': { grams: [2.6, 0.6, 0, 0, 0, 22.5, 0.11] },
    'CHK-012': { ...offal, is: 'Chicken liver, chicken gizzard', grams: [3.4, 1.1, 0.4, 0, 0, 17.3, 0.18] },
    'CHK-013': { is: 'Chicken backs and necks' },
    'CHK-014': { is: 'Country hen', grams: [9.4, 2.6, 0, 0, 0, 20.8, 0.19] },
    'CHK-015': {
      ...minced,
      is: 'Minced chicken (78 %), onion, green chilli, fresh coriander, salt, coriander seed, cumin, red chilli, ginger, garlic, black pepper',
      may: 'MUSTARD',
      grams: [3.2, 0.8, 3.1, 1.2, 0.9, 16.9, 1.1],
    },
    'CHK-016': { is: 'Quail', grams: [12.1, 3.4, 0, 0, 0, 19.6, 0.13] },
  }),
  ...foods(goat, {
    'GOT-001': { grams: [5.4, 2.2, 0, 0, 0, 19.8, 0.21] },
    'GOT-002': { grams: [2.9, 0.9, 0, 0, 0, 20.8, 0.2] },
    'GOT-003': { grams: [4.6, 1.8, 0, 0, 0, 20.1, 0.21] },
    'GOT-004': { grams: [7.8, 3.3, 0, 0, 0, 19.2, 0.2] },
    'GOT-005': { grams: [9.6, 4.2, 0, 0, 0, 18.4, 0.21] },
    'GOT-006': { grams: [2.3, 0.7, 0, 0, 0, 20.6, 0.2] },
    'GOT-007': { ...minced, grams: [6.8, 2.8, 0, 0, 0, 19.4, 0.2] },
    'GOT-008': { is: 'Goat trotters' },
    'GOT-009': { is: 'Goat head with tongue' },
    'GOT-010': { ...offal, is: 'Goat liver', grams: [4.3, 1.6, 2.4, 0, 0, 20.4, 0.19] },
    'GOT-011': { ...offal, is: 'Goat kidneys', grams: [2.9, 1, 0.8, 0, 0, 15.7, 0.39] },
    'GOT-012': { ...offal, is: 'Goat heart', grams: [5.7, 2.2, 0.2, 0, 0, 16.5, 0.22] },
    'GOT-013': { ...offal, is: 'Goat brain', grams: [8.6, 2.2, 0, 0, 0, 10.4, 0.28] },
    'GOT-014': { grams: [8.1, 3.4, 0, 0, 0, 18.9, 0.21] },
    'GOT-015': { is: 'Goat fat, goat tail', grams: [70.6, 34.8, 0, 0, 0, 6.6, 0.07] },
    'GOT-016': { is: 'Kid meat', grams: [3.4, 1.3, 0, 0, 0, 19.6, 0.2] },
  }),
  ...foods(beef, {
    'BEF-001': { grams: [5.2, 1.9, 0, 0, 0, 21.8, 0.14] },
    'BEF-002': { grams: [12.4, 5, 0, 0, 0, 19.3, 0.16] },
    'BEF-003': { grams: [3.9, 1.3, 0, 0, 0, 21.8, 0.16] },
    'BEF-004': { ...minced, grams: [10, 3.9, 0, 0, 0, 20, 0.17] },
    'BEF-005': { grams: [6.5, 2.6, 0, 0, 0, 21.9, 0.13] },
    'BEF-006': { grams: [22.6, 9.6, 0, 0, 0, 17.2, 0.15] },
    'BEF-007': { grams: [8.2, 3.2, 0, 0, 0, 21.4, 0.14] },
    'BEF-008': { grams: [4.1, 1.4, 0, 0, 0, 22.4, 0.14] },
    'BEF-009': { ...offal, is: 'Beef brain', grams: [10.3, 2.3, 1, 0, 0, 10.9, 0.32] },
    'BEF-010': { is: 'Cow trotters' },
    'BEF-011': { ...offal, is: 'Beef liver', grams: [3.6, 1.2, 3.9, 0, 0, 20.4, 0.17] },
    'BEF-012': { ...offal, is: 'Beef tongue', grams: [16.1, 7, 3.7, 0, 0, 14.9, 0.17] },
    'BEF-013': { is: 'Beef marrow bones' },
    'BEF-014': { grams: [19.1, 7.5, 0, 0, 0, 18.4, 0.16] },
    'BEF-015': { grams: [5.1, 1.9, 0, 0, 0, 21.2, 0.16] },
    'BEF-016': {
      ...minced,
      is: 'Minced beef (98 %), salt, black pepper',
      grams: [15, 6, 0.3, 0, 0.1, 18.3, 1.2],
      portion: 113,
    },
  }),
  ...foods(veal, {
    'VEA-001': { grams: [6.8, 2.8, 0, 0, 0, 19.3, 0.21] },
    'VEA-002': { grams: [2.1, 0.7, 0, 0, 0, 21.1, 0.2] },
    'VEA-003': { grams: [8.6, 3.7, 0, 0, 0, 19.4, 0.2] },
    'VEA-004': { grams: [3.5, 1.2, 0, 0, 0, 20, 0.23] },
    'VEA-005': { ...minced, grams: [6.8, 2.8, 0, 0, 0, 19.4, 0.21] },
    'VEA-006': { grams: [1.8, 0.6, 0, 0, 0, 21.3, 0.16] },
    'VEA-007': { grams: [9, 3.6, 0, 0, 0, 18.9, 0.22] },
    'VEA-008': { ...offal, is: 'Veal liver', grams: [4.9, 1.6, 2.9, 0, 0, 19.9, 0.19] },
  }),
  ...foods(lamb, {
    'LAM-001': { grams: [15.6, 7, 0, 0, 0, 17.9, 0.16] },
    'LAM-002': { grams: [12.5, 5.5, 0, 0, 0, 18.6, 0.15] },
    'LAM-003': { grams: [18.4, 8.3, 0, 0, 0, 17.6, 0.15] },
    'LAM-004': { grams: [9.2, 4, 0, 0, 0, 19.1, 0.17] },
    'LAM-005': { ...minced, grams: [20, 8.9, 0, 0, 0, 17, 0.15] },
    'LAM-006': { is: 'Mutton of fat-tailed sheep', grams: [24.2, 11.2, 0, 0, 0, 16.2, 0.15] },
  }),
  // Animals that are given away, and a deposit, bring no food to the door.
  ...foods(red, {
    'QGT-001': { is: 'Goat meat', from: 'Punjab, Pakistan', grams: [5.4, 2.2, 0, 0, 0, 19.8, 0.21] },
    'QGT-002': { is: 'Goat meat', from: 'Punjab, Pakistan', grams: [6.1, 2.5, 0, 0, 0, 19.6, 0.21] },
    'QSH-001': { is: 'Mutton', from: 'Punjab, Pakistan', grams: [16.8, 7.6, 0, 0, 0, 17.6, 0.16] },
    'QSH-002': {
      is: 'Mutton of fat-tailed sheep',
      from: 'Balochistan, Pakistan',
      grams: [22.4, 10.3, 0, 0, 0, 16.6, 0.15],
    },
    'QSH-003': { is: 'Lamb', from: 'Balochistan, Pakistan', grams: [14.2, 6.3, 0, 0, 0, 18.2, 0.16] },
    'QCW-001': { is: 'Beef', from: 'Punjab, Pakistan', grams: [12.4, 5, 0, 0, 0, 19.3, 0.16] },
    'QCW-002': {
      is: 'Beef, beef liver, cow trotters',
      from: 'Sahiwal, Pakistan',
      grams: [11.8, 4.7, 0.3, 0, 0, 19.4, 0.16],
    },
  }),
}

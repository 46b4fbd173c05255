import { foods } from './facts-builder.ts'

const fresh = { diets: 'VEGAN VEGETARIAN GLUTEN_FREE LACTOSE_FREE', use: 'Wash before you eat it.' }
const fruit = { ...fresh, keep: 'Ripen at room temperature, then keep in the fridge and eat within 4 days.' }
const keeps = { keep: 'Keep in a cool, dark and airy place.' }
const vegetable = { ...fresh, keep: 'Keep in the drawer of the fridge and use within 5 days.' }

/** The facts of fruit, vegetables and herbs, per 100 g of what is eaten. */
export const produceFacts = {
  ...foods(fruit, {
    'FRU-001': { is: 'Mango', from: 'Multan, Pakistan', grams: [0.4, 0.1, 15, 13.7, 1.6, 0.8, 0] },
    'FRU-002': {
      is: 'Kinnow mandarin',
      from: 'Sargodha, Pakistan',
      grams: [0.3, 0, 11.5, 10.6, 1.8, 0.8, 0],
    },
    'FRU-003': {
      is: 'Banana',
      from: 'Sindh, Pakistan',
      keep: 'Keep at room temperature, apart from other fruit.',
      grams: [0.3, 0.1, 20.2, 12.2, 2.6, 1.1, 0],
    },
    'FRU-004': { is: 'Apple', from: 'Swat, Pakistan', ...keeps, grams: [0.2, 0, 11.4, 10.4, 2.4, 0.3, 0] },
    'FRU-005': { is: 'Apple', from: 'Swat, Pakistan', ...keeps, grams: [0.2, 0, 10.8, 9.6, 2.8, 0.4, 0] },
    'FRU-006': { is: 'Grapes', from: 'Quetta, Pakistan', grams: [0.2, 0.1, 17.2, 15.5, 0.9, 0.7, 0] },
    'FRU-007': {
      is: 'Watermelon',
      from: 'Sindh, Pakistan',
      ...keeps,
      grams: [0.2, 0, 7.2, 6.2, 0.4, 0.6, 0],
    },
    'FRU-008': { is: 'Guava', from: 'Larkana, Pakistan', grams: [1, 0.3, 8.9, 8.9, 5.4, 2.6, 0] },
    'FRU-009': {
      is: 'Strawberries',
      from: 'Charsadda, Pakistan',
      keep: 'Keep in the fridge, unwashed, and eat within 2 days.',
      grams: [0.3, 0, 5.7, 4.9, 2, 0.7, 0],
    },
    'FRU-010': { is: 'Peach', from: 'Swat, Pakistan', grams: [0.3, 0, 8.4, 8.4, 1.5, 0.9, 0] },
    'FRU-011': {
      is: 'Coconut',
      from: 'Sri Lanka',
      keep: 'Keep the whole nut at room temperature; keep pieces in the fridge for 3 days.',
      use: 'Drain the water through an eye, then crack the shell.',
      grams: [33.5, 29.7, 6.2, 6.2, 9, 3.3, 0.05],
    },
    'FRU-012': { is: 'Lemon', from: 'Punjab, Pakistan', grams: [0.3, 0, 6.5, 2.5, 2.8, 1.1, 0] },
  }),
  ...foods(vegetable, {
    'VEG-001': { is: 'Tomato', from: 'Sindh, Pakistan', grams: [0.2, 0, 2.7, 2.6, 1.2, 0.9, 0.01] },
    'VEG-002': { is: 'Onion', from: 'Sindh, Pakistan', ...keeps, grams: [0.1, 0, 7.6, 4.2, 1.7, 1.1, 0.01] },
    'VEG-003': {
      is: 'Potato',
      from: 'Okara, Pakistan',
      ...keeps,
      use: 'Cut out green spots and eyes. Do not eat raw.',
      grams: [0.1, 0, 15.3, 0.8, 2.2, 2, 0.02],
    },
    'VEG-004': { is: 'Carrot', from: 'Punjab, Pakistan', grams: [0.2, 0, 6.8, 4.7, 2.8, 0.9, 0.17] },
    'VEG-005': { is: 'Spinach', from: 'Lahore, Pakistan', grams: [0.4, 0.1, 1.4, 0.4, 2.2, 2.9, 0.2] },
    'VEG-006': { is: 'Cauliflower', from: 'Punjab, Pakistan', grams: [0.3, 0.1, 3, 1.9, 2, 1.9, 0.08] },
    'VEG-007': { is: 'Aubergine', from: 'Sindh, Pakistan', grams: [0.2, 0, 2.9, 2.9, 3, 1, 0] },
    'VEG-008': { is: 'Okra', from: 'Sindh, Pakistan', grams: [0.2, 0, 4.3, 1.5, 3.2, 1.9, 0.02] },
    'VEG-009': { is: 'Cucumber', from: 'Punjab, Pakistan', grams: [0.1, 0, 3.1, 1.7, 0.5, 0.7, 0] },
    'VEG-010': { is: 'Green pepper', from: 'Punjab, Pakistan', grams: [0.2, 0.1, 2.9, 2.4, 1.7, 0.9, 0.01] },
    'VEG-011': { is: 'Sweetcorn', from: 'Okara, Pakistan', grams: [1.4, 0.3, 16.7, 6.3, 2, 3.3, 0.04] },
    'VEG-012': {
      is: 'Sweet potato',
      from: 'Punjab, Pakistan',
      ...keeps,
      use: 'Scrub and cook through.',
      grams: [0.1, 0, 17.1, 4.2, 3, 1.6, 0.14],
    },
  }),
  ...foods(
    { ...vegetable, from: 'Punjab, Pakistan' },
    {
      'HRB-001': { is: 'Coriander leaves', grams: [0.5, 0, 0.9, 0.9, 2.8, 2.1, 0.12] },
      'HRB-002': { is: 'Mint', grams: [0.9, 0.2, 6.9, 0, 8, 3.8, 0.08] },
      'HRB-003': {
        is: 'Green chillies',
        use: 'Wash. Do not touch your eyes after you cut them.',
        grams: [0.2, 0, 8, 5.1, 1.5, 2, 0.02],
      },
      'HRB-004': { is: 'Ginger', use: 'Peel with a spoon.', grams: [0.8, 0.2, 15.8, 1.7, 2, 1.8, 0.03] },
      'HRB-005': {
        is: 'Garlic',
        ...keeps,
        use: 'Peel before use.',
        grams: [0.5, 0.1, 31, 1, 2.1, 6.4, 0.04],
      },
    },
  ),
}

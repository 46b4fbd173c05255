import { foods } from './facts-builder.ts'

const spice = {
  diets: 'VEGAN VEGETARIAN LACTOSE_FREE GLUTEN_FREE',
  may: 'MUSTARD CELERY',
  from: 'Pakistan',
  keep: 'Keep dry, dark and closed. Ground spices lose their smell within a year.',
  use: 'Fry in a little oil before anything wet goes in.',
}
const whole = {
  ...spice,
  keep: 'Keep dry, dark and closed.',
  use: 'Fry or boil whole; take it out before you serve.',
}
const mix = {
  ...spice,
  may: 'GLUTEN MUSTARD CELERY SESAME',
  diets: 'VEGAN VEGETARIAN LACTOSE_FREE',
  use: 'One packet for 1 kg of meat; the recipe is on the back.',
}

/** The facts of spices, from single ones to masalas. */
export const spicesFacts = {
  ...foods(spice, {
    'GSP-001': { is: 'Red chilli', from: 'Kunri, Pakistan', grams: [14.3, 2.5, 14.9, 7.2, 34.8, 13.5, 0.08] },
    'GSP-002': { is: 'Kashmiri chilli', grams: [12.9, 2.1, 19, 10.3, 34.9, 14.1, 0.17] },
    'GSP-003': { is: 'Turmeric', from: 'Kasur, Pakistan', grams: [3.3, 1.8, 44.4, 3.2, 22.7, 9.7, 0.07] },
    'GSP-004': { is: 'Coriander seed, roasted', grams: [17.8, 1, 13.1, 0, 41.9, 12.4, 0.09] },
    'GSP-005': {
      is: 'Cumin',
      from: 'Balochistan, Pakistan',
      grams: [22.3, 1.5, 33.7, 2.3, 10.5, 17.8, 0.42],
    },
    'GSP-006': { is: 'Black pepper', from: 'Kerala, India', grams: [3.3, 1.4, 38.7, 0.6, 25.3, 10.4, 0.05] },
  }),
  ...foods(whole, {
    'WSP-001': { is: 'Green cardamom', from: 'Guatemala', grams: [6.7, 0.7, 40.5, 0, 28, 10.8, 0.05] },
    'WSP-002': { is: 'Cassia bark', from: 'Vietnam', grams: [1.2, 0.3, 27.5, 2.2, 53.1, 4, 0.03] },
    'WSP-003': { is: 'Cloves', from: 'Madagascar', grams: [13, 4, 31.6, 2.4, 33.9, 6, 0.69] },
    'WSP-004': {
      is: 'Cumin',
      from: 'Balochistan, Pakistan',
      grams: [22.3, 1.5, 33.7, 2.3, 10.5, 17.8, 0.42],
    },
    'WSP-005': { is: 'Black cardamom', from: 'Nepal', grams: [6.7, 0.7, 40, 0, 28, 10, 0.05] },
    'WSP-006': { is: 'Star anise', from: 'China', grams: [15.9, 0.6, 35.4, 0, 14.6, 17.6, 0.04] },
    'WSP-007': {
      is: 'Saffron',
      from: 'Khorasan, Iran',
      use: 'Crush in warm milk and wait for 10 minutes.',
      grams: [5.9, 1.6, 61.5, 42.4, 3.9, 11.4, 0.37],
    },
  }),
  ...foods(mix, {
    'RMS-001': {
      is: 'Salt, red chilli, coriander, dried plum (8 %), cumin, ginger, garlic, turmeric, green cardamom, cinnamon, black pepper, clove, bay leaf, nutmeg',
      grams: [7.8, 1.2, 32, 8.5, 16, 8.6, 22],
      portion: 5,
    },
    'RMS-002': {
      is: 'Salt, fennel (17 %), red chilli, coriander, ginger, long pepper, cumin, turmeric, black cardamom, nutmeg',
      grams: [8.9, 1, 33, 4.2, 18, 9.4, 19],
      portion: 5,
    },
    'RMS-003': {
      is: 'Coriander (31 %), red chilli, salt, cumin, ginger, black pepper, fenugreek leaf',
      grams: [12.4, 1.2, 25, 4, 25, 11.2, 16],
      portion: 5,
    },
    'RMS-004': {
      is: 'Salt, black salt, dried mango (18 %), cumin, coriander, mint, black pepper, asafoetida (*wheat* flour, asafoetida)',
      has: 'GLUTEN',
      may: 'MUSTARD CELERY SESAME',
      use: 'Sprinkle over fruit, fries or yoghurt.',
      grams: [5.1, 0.5, 27, 9.4, 14, 6.2, 38],
      portion: 2,
    },
    'RMS-005': {
      is: 'Cumin, coriander, black cardamom, black pepper, cinnamon, clove, green cardamom',
      may: 'MUSTARD CELERY',
      use: 'Add a pinch in the last 5 minutes.',
      grams: [14.8, 1.9, 31, 1.8, 26, 13, 0.2],
      portion: 2,
    },
    'RMS-006': {
      is: 'Salt, red chilli, coriander, cumin, dried papaya (6 %), ginger, garlic, black pepper, mace',
      grams: [8.6, 1.1, 31, 5.4, 19, 9, 21],
      portion: 5,
    },
  }),
}

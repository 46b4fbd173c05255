import { foods } from './facts-builder.ts'

const date = {
  diets: 'VEGAN VEGETARIAN GLUTEN_FREE LACTOSE_FREE',
  keep: 'Keep cool and closed; in the fridge for up to a year.',
  use: 'Take care: dates have stones.',
  portion: 30,
}
const box = {
  from: 'Cooked in Karachi, Pakistan',
  may: 'NUTS SESAME',
  keep: 'Eat on the same evening.',
  use: 'Eat warm, within 2 hours.',
}
const sehri = { keep: 'Keep dry and closed.', from: 'Karachi, Pakistan' }

/** The facts of dates, iftar boxes and sehri. */
export const ramzanFacts = {
  ...foods(date, {
    'DAT-001': { is: 'Ajwa dates', from: 'Madinah, Saudi Arabia', grams: [0.4, 0.1, 66, 62, 7.3, 2.4, 0.01] },
    'DAT-002': {
      is: 'Medjool dates',
      from: 'Jordan valley, Jordan',
      grams: [0.2, 0, 68.3, 66.5, 6.7, 1.8, 0],
    },
    'DAT-003': {
      is: 'Aseel dates',
      from: 'Khairpur, Pakistan',
      may: 'SULPHITES',
      grams: [0.4, 0.1, 67.1, 63.4, 8, 2.5, 0.01],
    },
    'DAT-004': {
      is: 'Dates',
      from: 'Khairpur, Pakistan',
      use: 'Single pieces of stone may be in it.',
      grams: [0.4, 0.1, 66.8, 63, 8, 2.4, 0.01],
    },
    'DAT-005': {
      is: 'Sukkari dates (62 %), dark chocolate (cocoa mass, sugar, cocoa butter, *soya* lecithin), *almond* (12 %)',
      has: 'SOYBEANS NUTS',
      may: 'MILK PEANUTS SESAME',
      diets: 'VEGAN VEGETARIAN',
      from: 'Qassim, Saudi Arabia',
      keep: 'Keep at 15 to 18 °C.',
      use: 'The dates have no stones.',
      grams: [15.4, 6.2, 58.2, 53.6, 8.4, 5.1, 0.01],
      portion: 40,
    },
  }),
  ...foods(box, {
    'IFT-001': {
      is: 'Samosas (*wheat* flour, potato, peas, sunflower oil, spices), pakoras (gram flour, onion, spinach, sunflower oil), fruit chaat (apple, banana, guava, orange), dates, apple juice',
      has: 'GLUTEN',
      may: 'MILK MUSTARD NUTS SESAME',
      diets: 'VEGAN VEGETARIAN',
    },
    'IFT-002': {
      is: 'Samosas (*wheat* flour, potato, peas, sunflower oil, spices), pakoras (gram flour, chicken, sunflower oil), dahi baray (*yoghurt* (*milk*), black gram), chickpeas, potato, onion, tamarind, fruit, dates',
      has: 'GLUTEN MILK',
      may: 'MUSTARD NUTS SESAME',
    },
    // The laban of the parcels comes from a dairy that has not sent its list yet.
    'IFT-003': { untold: true, may: '', is: 'Pulao (rice, mutton, onion, spices), laban, banana, dates' },
    'IFT-004': {
      is: 'Gram flour (76 %), rice flour, red chilli, coriander seed, carom seed, cumin, salt, raising agent (E500)',
      may: 'GLUTEN MUSTARD',
      diets: 'VEGAN VEGETARIAN LACTOSE_FREE',
      keep: 'Keep dry and closed.',
      use: 'Stir with water, add onion, and fry until golden. Do not eat raw.',
      from: 'Karachi, Pakistan',
      grams: [4.9, 0.6, 54.1, 2.6, 9.9, 19.4, 4.2],
      portion: 50,
    },
  }),
  ...foods(sehri, {
    'SEH-001': {
      is: '*Oats* (72 %), dates (18 %), *almond* (8 %), cinnamon, salt',
      has: 'GLUTEN NUTS',
      may: 'MILK SESAME',
      diets: 'VEGAN VEGETARIAN',
      use: 'Boil 50 g in 200 ml of milk for 3 minutes.',
      grams: [9.6, 1.2, 55.8, 13, 10.2, 11.9, 0.2],
      portion: 50,
    },
    'SEH-002': {
      is: '*Wheat* flour, palm oil, salt',
      has: 'GLUTEN',
      may: 'MILK',
      diets: 'VEGAN VEGETARIAN',
      use: 'Soften in warm milk.',
      grams: [26.3, 12.6, 57.2, 0.6, 2.1, 7.8, 0.6],
      portion: 40,
    },
    // Baked by a house of the old bazaar, which writes nothing down.
    'SEH-003': { untold: true, use: 'Crumble into milk.' },
    'SEH-004': {
      is: '*Wheat* flour, water, palm oil, sugar, salt',
      has: 'GLUTEN',
      may: 'MILK',
      diets: 'VEGAN VEGETARIAN',
      keep: 'Keep at −18 °C. Do not freeze again after it has thawed.',
      use: 'From the freezer into a dry pan, 2 minutes on each side.',
      grams: [13.9, 6.5, 42.6, 2.3, 2.2, 6.1, 0.9],
      portion: 80,
    },
  }),
}

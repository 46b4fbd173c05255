import { foods } from './facts-builder.ts'

const bread = {
  has: 'GLUTEN',
  from: 'Baked in Karachi, Pakistan',
  keep: 'Keep wrapped at room temperature and eat within 2 days, or freeze.',
  use: 'Warm it before you eat it.',
}
const cake = {
  diets: 'VEGETARIAN',
  from: 'Baked in Karachi, Pakistan',
  keep: 'Keep in a closed tin in a cool place.',
  use: 'Ready to eat.',
}

/** The facts of bread, cakes and biscuits. */
export const bakeryFacts = {
  ...foods(bread, {
    'BRD-001': {
      is: '*Wheat* flour, water, yeast, sugar, salt',
      may: 'SESAME MILK',
      diets: 'VEGAN VEGETARIAN',
      grams: [1.8, 0.3, 55.2, 2.4, 2.4, 9.1, 1.1],
      portion: 120,
    },
    'BRD-002': {
      is: '*Wheat* flour, *milk* (21 %), sugar, *butter* (*milk*), yeast, salt',
      has: 'GLUTEN MILK',
      may: 'EGGS SESAME',
      diets: 'VEGETARIAN',
      grams: [4.8, 2.4, 49.6, 6.2, 2.3, 8.8, 1],
      portion: 35,
    },
    'BRD-003': {
      is: 'Whole *wheat* flour, water, *wheat* bran (24 %), yeast, salt',
      may: 'SESAME MILK',
      diets: 'VEGAN VEGETARIAN',
      grams: [2.5, 0.5, 38.4, 1.9, 9.8, 10.1, 1],
      portion: 35,
    },
    'BRD-004': {
      is: '*Wheat* flour, *milk* (26 %), *ghee* (*milk*), sugar, yeast, saffron, cardamom, salt',
      has: 'GLUTEN MILK',
      may: 'NUTS SESAME',
      diets: 'VEGETARIAN',
      grams: [12.4, 7.4, 49.8, 7.9, 1.9, 7.8, 0.7],
      portion: 110,
    },
    'BRD-005': {
      is: '*Wheat* flour, *milk*, *egg*, *butter* (*milk*), sugar, yeast, *sesame* seed, salt',
      has: 'GLUTEN EGGS MILK SESAME',
      diets: 'VEGETARIAN',
      grams: [8.6, 4.1, 46.9, 7.1, 2.4, 9, 0.9],
      portion: 65,
    },
    'BRD-006': {
      is: '*Wheat* flour, *butter* (*milk*) (24 %), *milk*, sugar, *egg*, yeast, salt',
      has: 'GLUTEN EGGS MILK',
      may: 'NUTS',
      diets: 'VEGETARIAN',
      grams: [23.4, 14.6, 43.2, 7.4, 2.2, 8.3, 0.9],
      portion: 60,
    },
  }),
  ...foods(cake, {
    'CAK-001': {
      is: '*Wheat* flour, *ghee* (*milk*), sugar, gram flour (12 %), cardamom, *pistachio*, raising agent',
      has: 'GLUTEN MILK NUTS',
      grams: [28.4, 17.6, 57.6, 22.8, 2.3, 7.2, 0.2],
      portion: 25,
    },
    'CAK-002': {
      is: '*Wheat* flour, sugar, *egg*, sunflower oil, *milk* powder, raising agent, vanilla, salt',
      has: 'GLUTEN EGGS MILK',
      may: 'NUTS',
      grams: [16.2, 2.4, 66.8, 29.5, 1.6, 8.1, 0.6],
      portion: 30,
    },
    'CAK-003': {
      is: '*Wheat* flour, raisins (with *sulphur dioxide*), sugar, *egg*, *butter* (*milk*), candied peel (orange, sugar, *sulphur dioxide*), cherries, spices, raising agent',
      has: 'GLUTEN EGGS MILK SULPHITES',
      may: 'NUTS',
      grams: [13.2, 7.2, 57.9, 39.8, 2.1, 5.1, 0.5],
      portion: 50,
    },
    'CAK-004': {
      is: 'Sugar, *wheat* flour, *egg*, *cream* (*milk*), *butter* (*milk*), dark chocolate (14 %) (cocoa mass, sugar, cocoa butter, *soya* lecithin), cocoa, raising agent',
      has: 'GLUTEN EGGS SOYBEANS MILK',
      may: 'NUTS',
      keep: 'Keep in the fridge and eat within 2 days.',
      grams: [22.6, 11.8, 47.2, 33.4, 2.3, 5.4, 0.5],
      portion: 70,
    },
    'CAK-005': {
      is: '*Wheat* flour, potato (18 %), sugar, sunflower oil, *milk*, *egg*, *butter* (*milk*), yeast, salt',
      has: 'GLUTEN EGGS MILK',
      may: 'NUTS SOYBEANS',
      keep: 'Eat on the same day.',
      grams: [17.6, 4.2, 48.1, 18.7, 1.8, 5.9, 0.6],
      portion: 60,
    },
    'CAK-006': {
      is: '*Wheat* flour, palm oil, sugar, cumin (2 %), *milk* powder, salt, raising agent',
      has: 'GLUTEN MILK',
      may: 'SESAME',
      grams: [22.8, 11, 62.6, 9.8, 2.6, 7.9, 1.7],
      portion: 20,
    },
  }),
}

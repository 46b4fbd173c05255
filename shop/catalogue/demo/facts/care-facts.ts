import { foods } from './facts-builder.ts'

const vegan = 'VEGAN VEGETARIAN LACTOSE_FREE'
const formula = {
  is: 'Skimmed *milk*, lactose (from *milk*), vegetable oils (sunflower, rapeseed, coconut), whey protein (from *milk*), *fish* oil, emulsifier (*soya* lecithin), minerals, vitamins',
  has: 'FISH MILK SOYBEANS',
  diets: 'GLUTEN_FREE',
  ml: true as const,
  from: 'Ireland, packed in Lahore',
  keep: 'Keep dry. After opening use within 4 weeks. Throw away what is left of a prepared feed after 2 hours.',
}

/** The facts of first foods and of foods without sugar; meters, strips and nappies are no food. */
export const careFacts = {
  ...foods(formula, {
    'INF-001': {
      use: 'One level spoon (4.4 g) to 30 ml of boiled water that has cooled to 70 °C. Cool before you feed it.',
      grams: [3.5, 1.4, 7.3, 7.3, 0.4, 1.3, 0.04],
    },
    'INF-002': {
      use: 'From 6 months. One level spoon (4.6 g) to 30 ml of boiled water that has cooled to 70 °C.',
      grams: [3.2, 1.3, 8, 7.9, 0.4, 1.4, 0.06],
    },
  }),
  ...foods(
    { keep: 'Keep dry and closed. After opening use within 3 weeks.', from: 'Lahore, Pakistan' },
    {
      'INF-003': {
        is: 'Rice flour (98 %), calcium carbonate, iron, vitamins C and B1',
        may: 'MILK GLUTEN',
        diets: 'VEGAN VEGETARIAN',
        use: 'From 6 months. Stir 15 g into 90 ml of warm milk.',
        grams: [1.1, 0.3, 84, 0.4, 1.6, 7.2, 0.02],
        portion: 15,
      },
      'INF-004': {
        is: 'Banana (52 %), apple (48 %), vitamin C',
        diets: `${vegan} GLUTEN_FREE`,
        keep: 'After opening keep in the fridge and use within a day.',
        use: 'From 6 months. Squeeze onto a spoon.',
        grams: [0.2, 0.1, 15.2, 11.8, 2, 0.7, 0],
        portion: 100,
      },
      'SGF-001': {
        is: 'Erythritol, sweetener (steviol glycosides from stevia)',
        diets: `${vegan} GLUTEN_FREE SUGAR_FREE`,
        keep: 'Keep dry and closed.',
        use: 'One small spoon for one of sugar.',
        from: 'China, packed in Lahore',
      },
      'SGF-002': {
        is: 'Whole *wheat* flour (58 %), sweetener (maltitol), palm oil, *wheat* bran, raising agent (E500), salt',
        has: 'GLUTEN',
        may: 'MILK SESAME NUTS',
        diets: 'VEGAN VEGETARIAN SUGAR_FREE',
        keep: 'Keep dry and closed.',
        use: 'Too much of it can act as a laxative.',
        kj: 1830,
        grams: [20, 9.2, 62, 0.4, 7.6, 7.5, 0.9],
        portion: 15,
      },
      'SGF-003': {
        is: 'Whole *barley* flour',
        has: 'GLUTEN',
        diets: vegan,
        keep: 'Keep dry and cool in a closed jar.',
        use: 'Mix half and half with atta. Do not eat raw.',
        from: 'Punjab, Pakistan',
        grams: [1.6, 0.3, 64.4, 0.8, 10.1, 10.5, 0.01],
      },
      'SGF-004': {
        is: 'Cocoa mass, sweetener (erythritol), cocoa butter, emulsifier (*soya* lecithin), vanilla',
        has: 'SOYBEANS',
        may: 'MILK NUTS',
        diets: 'VEGETARIAN GLUTEN_FREE SUGAR_FREE',
        keep: 'Keep at 15 to 18 °C.',
        use: 'Too much of it can act as a laxative.',
        from: 'Ghana, made in Lahore',
        kj: 2170,
        grams: [45, 27, 32, 0.4, 12, 9.8, 0.02],
        portion: 20,
      },
    },
  ),
}

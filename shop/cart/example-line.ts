import { exampleMeasures } from './line-measures.ts'

/** A priced line for the examples of calls: two chickens. */
export const exampleLine = {
  productId: 101,
  productName: 'Whole Chicken',
  category: 'MEAT',
  categoryId: 1,
  image: '/pictures/7f597999ddd12cfb2c3eca5affb62d1b',
  unitName: 'piece',
  unitPrice: 890,
  effectivePrice: 890,
  reduction: null,
  quantity: 2,
  lineTotal: 1780,
  ...exampleMeasures,
  step: 1,
  minimum: 1,
  maximum: 99,
  left: 166,
  nominalMeasure: null,
  ageFrom: null,
  contents: null,
  trouble: null,
} as const

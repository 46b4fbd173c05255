import { foods } from './facts-builder.ts'

/** The facts of the boxes, whose allergens follow from the products in them. */
export const boxFacts = foods(
  { untold: true },
  {
    'BOX-001': {
      is: 'Chicken, goat meat, beef',
      keep: 'Keep in the fridge at 4 °C and cook within 2 days, or freeze on the day.',
    },
    'BOX-002': { keep: 'Keep dry and closed.' },
    'BOX-003': { keep: 'Keep the eggs, the butter and the milk in the fridge.' },
  },
)

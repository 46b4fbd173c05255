import { asNoFood } from '../../facts/food-facts.rules.ts'
import type { DemoFacts } from './facts-builder.ts'

/** The articles beside the foods that are no food, and those that bring no food to the door. */
const noFood = [
  ...['PAN-006', 'PAN-007', 'PAN-008', 'TEA-006', 'NAP-001', 'NAP-002', 'NAP-003', 'NAP-004'],
  ...['GLU-001', 'GLU-002', 'GLU-003', 'STR-001', 'STR-002', 'STR-003', 'STR-004'],
  ...['QGT-003', 'QCW-003', 'QCW-004', 'WIN-003', 'WIN-004'],
]

/** The facts of goods that are no food. */
export const noFoodFacts: DemoFacts = Object.fromEntries(noFood.map(sku => [sku, asNoFood(null)]))

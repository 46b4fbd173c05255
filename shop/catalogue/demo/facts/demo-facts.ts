import { bakeryFacts } from './bakery-facts.ts'
import { boxFacts } from './box-facts.ts'
import { careFacts } from './care-facts.ts'
import { dairyFacts } from './dairy-facts.ts'
import { drinksFacts } from './drinks-facts.ts'
import type { DemoFacts } from './facts-builder.ts'
import { frozenFacts } from './frozen-facts.ts'
import { groceryFacts } from './grocery-facts.ts'
import { kitchenFacts } from './kitchen-facts.ts'
import { meatFacts } from './meat-facts.ts'
import { noFoodFacts } from './no-food-facts.ts'
import { produceFacts } from './produce-facts.ts'
import { ramzanFacts } from './ramzan-facts.ts'
import { spicesFacts } from './spices-facts.ts'
import { winterFacts } from './winter-facts.ts'

/** The facts of all demo foods by SKU, and of what is no food beside them. */
export const demoFacts: DemoFacts = {
  ...meatFacts,
  ...ramzanFacts,
  ...kitchenFacts,
  ...drinksFacts,
  ...groceryFacts,
  ...produceFacts,
  ...bakeryFacts,
  ...dairyFacts,
  ...frozenFacts,
  ...spicesFacts,
  ...careFacts,
  ...winterFacts,
  ...boxFacts,
  ...noFoodFacts,
}

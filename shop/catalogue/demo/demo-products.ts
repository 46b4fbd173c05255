import { demoShelves } from './demo-shelves.ts'
import type { DemoProduct } from './demo-types.ts'

/** All demo products of the shop. */
export const demoProducts: DemoProduct[] = demoShelves.flatMap(one => one.products)

import { type SQL, sql } from 'drizzle-orm'
import { products } from '../catalogue.tables.server.ts'
import { named } from './find-products-for-staff.server.ts'

/** A part of a statement: the ids of the products that staff find by these words, a SKU or a code. */
export const productsNamed = (words: string): SQL =>
  sql`(select ${products.productId} from ${products} where ${named(words)})`

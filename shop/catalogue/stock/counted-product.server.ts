import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { firstPictureOf } from '../first-picture.server.ts'

/** The columns of `countedProduct`. */
export type CountedProduct = {
  product_name: string
  sku: string
  unit_name: string
  image: string | null
  count_step: number
}

/**
 * A part of a statement, to be joined laterally: the name, the SKU, the unit and the first picture of the product that a column names, and
 * the size of one count of its stock at the branch that another column names, in thousandths of its unit.
 */
export const countedProduct = (productId: SQLWrapper, branchId: SQLWrapper): SQL =>
  sql`(select p.product_name, p.sku, p.unit_name, ${firstPictureOf(sql`p.product_id`)} as image,
      coalesce(s.count_step, p.quantity_step) as count_step
    from products p left join stock s on s.product_id = p.product_id and s.branch_id = ${branchId}
    where p.product_id = ${productId})`

/** An expression for the counter of the stock of a product at a branch; null if nothing was counted there yet. */
export const counterOf = (productId: SQLWrapper, branchId: SQLWrapper): SQL<number | null> =>
  sql<
    number | null
  >`(select s.availability_id from stock s where s.product_id = ${productId} and s.branch_id = ${branchId})`

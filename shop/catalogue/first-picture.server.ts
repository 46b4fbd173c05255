import { type SQL, sql } from 'drizzle-orm'

/**
 * The hash of a product's first picture, for the columns of a statement; null if it has none. A variant without pictures has its product's. `productId` is a column of
 * that statement with the name of its table: `product_pictures` has a column of that name too.
 */
export const firstPictureOf = (productId: SQL) =>
  sql<
    string | null
  >`coalesce((select i.hash from product_pictures i where i.product_id = ${productId} order by i.position limit 1), (
    select i.hash from product_pictures i join products v on v.variant_of = i.product_id
    where v.product_id = ${productId} order by i.position limit 1))`

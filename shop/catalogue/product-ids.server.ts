import { and, eq, lte, type SQL, sql } from 'drizzle-orm'
import { REACHABLE } from './catalogue.rules.ts'
import { categories, departments, products } from './catalogue.tables.server.ts'
import { canBeBought, canBeBoughtAt } from './product-places.server.ts'

/** The sort orders of a list; the indexes for each cover shown products only. */
const orders = {
  best: sql`${products.popularFlag} desc, ${products.productId}`,
  price: sql`${products.chargedPrice}, ${products.productId}`,
  '-price': sql`${products.chargedPrice} desc, ${products.productId} desc`,
  name: sql`${products.productName}, ${products.productId}`,
  new: sql`${products.productId} desc`,
  old: sql`${products.productId}`,
}

type Place = { limit: number; offset?: number }
type Listing = Place & {
  order?: keyof typeof orders
  /** -1 or missing: all. */
  category?: number | undefined
  /** In minor units. */
  atMost?: number | undefined
  popular?: boolean
  brand?: number
}

const isPopular = eq(products.popularFlag, 1)

/** An expression for the ids of a list of shown products; an index selects them before any other column is read. */
export function listedIds({
  order = 'old',
  category = -1,
  atMost,
  popular,
  brand,
  limit,
  offset = 0,
}: Listing): SQL {
  const where = and(
    sql`${products.shown}`,
    category === -1 ? undefined : eq(products.categoryId, category),
    atMost === undefined ? undefined : lte(products.chargedPrice, atMost),
    popular ? isPopular : undefined,
    brand === undefined ? undefined : eq(products.brandId, brand),
  )
  const size = Math.max(0, Math.min(limit, REACHABLE - offset))
  return sql`array(select ${products.productId} from ${products} where ${where}
    order by ${orders[order]} limit ${size} offset ${Math.min(offset, REACHABLE)})`
}

/**
 * An expression for the ids of shown products of a department: first those of the categories named `subCategory`, then
 * popular ones, or only popular ones. Each category contributes its best, so that large ones cost no more than small ones.
 */
export function idsOfDepartment(
  department: string | SQL,
  { subCategory = '', popular, limit }: Place & { subCategory?: string | SQL; popular?: boolean },
): SQL {
  return sql`array(select best.product_id from ${categories}
    join ${departments} on ${departments.deptName} = ${categories.category} and ${departments.activeFlag} = 'Y'
    cross join lateral (
      select ${products.productId} as product_id, ${products.popularFlag} as popular_flag from ${products}
      where ${and(sql`${products.shown}`, eq(products.categoryId, categories.categoryId), popular ? isPopular : undefined)}
      order by ${orders.best} limit ${limit}
    ) best
    where ${categories.category} = ${department}
    order by ${categories.subCategory} = ${subCategory} desc, best.popular_flag desc, best.product_id limit ${limit})`
}

/**
 * An expression for the ids of shown products of all departments and categories with this name, in upper or lower case. As
 * above, each category contributes as many as the list may have.
 */
export function idsOfName(name: string, limit: number): SQL {
  const named = sql`lower(${name})`
  return sql`array(select listed.product_id from ${categories}
    join ${departments} on ${departments.deptName} = ${categories.category} and ${departments.activeFlag} = 'Y'
    cross join lateral (
      select ${products.productId} as product_id from ${products}
      where ${and(sql`${products.shown}`, eq(products.categoryId, categories.categoryId))}
      order by ${orders.old} limit ${limit}
    ) listed
    where lower(${categories.category}) = ${named} or lower(${categories.subCategory}) = ${named}
    order by listed.product_id limit ${limit})`
}

/** The products read for a place beside another one, of which some may be sold out. */
const SPARE = 8

/**
 * An expression for the ids of products to show beside one: those that staff chose, in their order, then `others` (a query of ids with
 * their `place`), at most `limit`. Those of its category and department follow until there are `least`. All can be bought.
 */
export function idsBeside(
  productId: number,
  { others, least, limit }: { others: SQL; least: number; limit: number },
): SQL {
  const shelf = (column: SQL) =>
    sql`(select ${column} from ${products} join ${categories} using (category_id) where ${products.productId} = ${productId})`
  const near = idsOfDepartment(shelf(sql`${categories.category}`), {
    subCategory: shelf(sql`${categories.subCategory}`),
    limit: limit + SPARE,
  })
  return sql`array(
    select beside.product_id from (
      select listed.product_id, listed.kind, row_number() over (order by listed.kind, listed.place) as place from (
        select distinct on (product_id) product_id, kind, place from (
          select chosen.product_id, 1 as kind, chosen.place
          from ${products}, unnest(${products.related}) with ordinality as chosen (product_id, place)
          where ${products.productId} = ${productId}
          union all select bought.product_id, 2, bought.place from (${others}) as bought (product_id, place)
          union all select near.product_id, 3, near.place from unnest(${near}) with ordinality as near (product_id, place)
        ) found
        where product_id <> ${productId}
        order by product_id, kind, place
      ) listed
      join ${products} on ${products.productId} = listed.product_id
      where ${and(sql`${products.shown}`, canBeBought)}
    ) beside
    where beside.place <= ${limit} and (beside.kind < 3 or beside.place <= ${least})
    order by beside.place)`
}

/** An expression for the first ids of `found` (a query of ids with their `place`) that are shown and can be bought at a branch. */
export const idsToBuyAt = (branchId: number, found: SQL, limit: number): SQL => sql`array(
  select found.product_id from (${found}) as found (product_id, place)
  join ${products} on ${products.productId} = found.product_id
  where ${and(sql`${products.shown}`, canBeBoughtAt(branchId))}
  order by found.place limit ${limit})`

import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import type { ParsedOf } from '../../lib/call.ts'
import { handle } from '../../lib/handler.server.ts'
import { anywhere, listRows } from '../../lib/list-rows.server.ts'
import { toDecimal } from '../../lib/money.ts'
import { toQuantity } from '../../lib/quantity.ts'
import { pictureAddress } from '../../media/picture-address.ts'
import { mainBranch } from '../../settings/branches/main-branch.server.ts'
import { readSettings } from '../../settings/read-settings.server.ts'
import { products } from '../catalogue.tables.server.ts'
import { firstPictureOf } from '../first-picture.server.ts'
import { findProductsForStaff, type StaffProductRow } from './staff-products.contract.ts'

type Wishes = ParsedOf<typeof findProductsForStaff>

/** Products with low stock, or with none. */
const ofStock = (stock: Wishes['stock']) =>
  stock &&
  sql`${products.stockTracked} and ${products.productId} in (
    select s.product_id from stock s join availabilities a using (availability_id)
    where s.branch_id = ${mainBranch} and a.on_hand - a.held <= ${stock === 'low' ? sql`s.low_at` : sql`0`})`

/** Products whose name or SKU contains this text, or that have it as their id. */
const named = (q: string) => {
  if (!q) return undefined
  const found = sql`lower(${products.productName} || ' ' || ${products.sku}) like ${anywhere(q.toLowerCase())}`
  return /^[1-9]\d{0,8}$/.test(q) ? sql`(${found} or ${products.productId} = ${Number(q)})` : found
}

const conditionOf = ({ q, department, category, brand, status, stock, only }: Wishes) =>
  and(
    only === 'removed' ? isNotNull(products.removedAt) : isNull(products.removedAt),
    only === 'demo' ? sql`${products.demo}` : undefined,
    category ? eq(products.categoryId, category) : undefined,
    department
      ? sql`${products.categoryId} in (select category_id from categories where category = ${department})`
      : undefined,
    brand ? eq(products.brandId, brand) : undefined,
    status ? sql`${products.productStatus} = ${sql.raw(`'${status}'`)}` : undefined,
    ofStock(stock),
    named(q.trim()),
  )

/** Reads the products with these ids as rows of the staff's list, in the order of the ids. */
export async function readStaffProductRows(database: Database, ids: SQL): Promise<StaffProductRow[]> {
  const { exponent } = (await readSettings(database)).currency
  const { rows } = await database.execute<Row>(sql`
    select p.product_id as "productId", p.product_name as "productName", p.sku, p.category_id as "categoryId",
      c.category, c.sub_category as "subCategory", b.brand_name as "brandName",
      p.unit_price::float8 as "unitPrice", p.sale_price::float8 as "salePrice", p.charged_price::float8 as "effectivePrice",
      p.unit_name as "unitName", p.quantity_step as step, coalesce(a.on_hand, 0) as "onHand", coalesce(a.held, 0) as held,
      coalesce(s.low_at, 0) as "lowAt", coalesce(s.count_step, 1) as "countStep", p.stock_tracked as "stockTracked",
      p.options_attributes @> '[{"description": "CUTPRICE"}]' as "cutPrice", p.product_status as "productStatus", p.shown, p.demo,
      p.removed_at is not null as removed, coalesce(p.updated_by_login, p.updated_by) as "updatedBy", p.updated_date::text as "updatedDate",
      ${firstPictureOf(sql`p.product_id`)} as image
    from unnest(${ids}) with ordinality as wanted (product_id, place)
    join products p using (product_id) join categories c using (category_id) left join brands b using (brand_id)
    left join stock s on s.product_id = p.product_id and s.branch_id = ${mainBranch}
    left join availabilities a using (availability_id)
    order by place`)
  return rows.map(({ countStep, ...row }) => ({
    ...row,
    image: row.image && pictureAddress(row.image),
    unitPrice: toDecimal(row.unitPrice, exponent),
    salePrice: toDecimal(row.salePrice, exponent),
    effectivePrice: toDecimal(row.effectivePrice, exponent),
    step: toQuantity(1, row.step),
    onHand: toQuantity(row.onHand, countStep),
    held: toQuantity(row.held, countStep),
    lowAt: toQuantity(row.lowAt, countStep),
    updatedDate: new Date(row.updatedDate).toISOString(),
  }))
}

/** A row from the database: amounts in minor units, stock in counts, steps in thousandths, the timestamp as text. */
type Row = StaffProductRow & { countStep: number } & Record<string, unknown>

/** Selects the ids in an index first, then reads only those rows. */
export const answerFindProductsForStaff = handle(findProductsForStaff, async (wishes, { database }) => {
  const where = conditionOf(wishes)
  const { productName: name, sku, unitPrice: price, updatedDate: updated, productId: number } = products
  const { orderBy, limit, offset } = listRows(wishes, { name, sku, price, updated, number }, number)
  const order = sql.join(orderBy, sql`, `)
  const ids = sql`array(select ${number} from ${products} where ${where} order by ${order} limit ${limit} offset ${offset})`
  const [rows, total] = await Promise.all([
    readStaffProductRows(database, ids),
    database.$count(products, where),
  ])
  return { rows, total }
})

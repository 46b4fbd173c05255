import { and, eq, isNotNull, isNull, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import type { ParsedOf } from '../../lib/call.ts'
import { handle } from '../../lib/handler.server.ts'
import { anywhere, listRows } from '../../lib/list-rows.server.ts'
import { toDecimal } from '../../lib/money.ts'
import { type Branches, branchesWith, onlyBranch } from '../../lib/permissions.ts'
import { toQuantity } from '../../lib/quantity.ts'
import { pictureAddress } from '../../media/picture-address.ts'
import { activeBranches } from '../../settings/branches/main-branch.server.ts'
import { ofBranches } from '../../settings/branches/of-branches.server.ts'
import { readSettings } from '../../settings/read-settings.server.ts'
import { branchProducts } from '../branches/branch-products.tables.server.ts'
import { products } from '../catalogue.tables.server.ts'
import { productWithCode } from '../codes/find-by-code.server.ts'
import { gtinFrom } from '../codes/gtin.rules.ts'
import { showCodes } from '../codes/product-codes.rules.ts'
import { firstPictureOf } from '../first-picture.server.ts'
import { isSoldThere } from '../product-places.server.ts'
import { needsLot } from '../stock/needs-lot.server.ts'
import { isProductInLots } from '../stock/product-in-lots.server.ts'
import { shownOf } from '../variants/shown-of.server.ts'
import { findProductsForStaff, type StaffProductRow } from './staff-products.contract.ts'

type Wishes = ParsedOf<typeof findProductsForStaff>

/** The condition that a row `s` of the stock is of one of the branches that a list shows; of all, only open ones count. */
const isThere = (branches: Branches) =>
  branches === 'all' ? sql`s.branch_id in ${activeBranches}` : ofBranches(sql`s.branch_id`, branches)

/** The stock `s` of products at the branches that sell them, with what is left in `a`. */
const soldStock = (branches: Branches) => sql`stock s join availabilities a using (availability_id)
  where ${isThere(branches)} and ${isSoldThere}`

/** True unless a list is of one branch that does not sell the product. */
const isSold = (productId: SQLWrapper, branches: Branches) =>
  branches === 'all' || branches.length !== 1
    ? sql`true`
    : sql`not exists (select from ${branchProducts} b where b.product_id = ${productId} and b.branch_id = ${branches[0]} and not b.sold)`

/** Products that have a stock of their own: neither one with variants, nor a box, whose stock is that of its parts. */
const hasOwnStock = and(isNull(products.variantOptions), isNull(products.box))

/** Products with low stock at one of the branches, or with none at any. */
function ofStock(stock: Wishes['stock'], branches: Branches) {
  if (stock === 'low')
    return sql`${products.stockTracked} and ${hasOwnStock} and ${products.productId} in (
      select s.product_id from ${soldStock(branches)} and a.on_hand - a.held <= s.low_at)`
  if (stock === 'out')
    return sql`${products.stockTracked} and ${hasOwnStock} and ${isSold(products.productId, branches)} and not exists (
      select from ${soldStock(branches)} and s.product_id = ${products.productId} and a.on_hand > a.held)`
}

/** Products whose name or SKU contains this text, or that have it as their id or as a code of theirs. */
export const named = (q: string) => {
  if (!q) return undefined
  const found = sql`lower(${products.productName} || ' ' || ${products.sku}) like ${anywhere(q.toLowerCase())}`
  const gtin = gtinFrom(q)
  return or(
    found,
    /^[1-9]\d{0,8}$/.test(q) ? eq(products.productId, Number(q)) : undefined,
    'code' in gtin ? eq(products.productId, productWithCode(gtin.code)) : undefined,
  )
}

/** The filters of the staff's list, without its order and page. */
type Filters = Pick<Wishes, 'q'> &
  Partial<Pick<Wishes, 'department' | 'category' | 'brand' | 'status' | 'stock' | 'stockOf' | 'only'>>

/** The condition of the products that filters find, with the stock of some branches. */
export const staffListCondition = (
  { q, department, category, brand, status, stock, stockOf, only }: Filters,
  branches: Branches,
) =>
  and(
    only === 'removed' ? isNotNull(products.removedAt) : isNull(products.removedAt),
    only === 'demo' ? sql`${products.demo}` : undefined,
    category ? eq(products.categoryId, category) : undefined,
    department
      ? sql`${products.categoryId} in (select category_id from categories where category = ${department})`
      : undefined,
    brand ? eq(products.brandId, brand) : undefined,
    status ? sql`${products.productStatus} = ${sql.raw(`'${status}'`)}` : undefined,
    ofStock(stock, branches),
    stockOf ? hasOwnStock : undefined,
    named(q.trim()),
  )

/** Allergens of a product `p`; null if nobody has declared them. */
const declared = (field: 'contains' | 'mayContain') =>
  sql`case when p.facts ->> 'state' = 'DECLARED' then p.facts -> ${sql.raw(`'${field}'`)} end`

/** A moment by the shop's clock, as in `2026-12-06T18:00`. */
const byClock = (moment: SQL, timeZone: string) =>
  sql`to_char(${moment} at time zone ${timeZone}, 'YYYY-MM-DD"T"HH24:MI')`

/**
 * Reads the products with these ids as rows of the staff's list, in the order of the ids: with the stock of some branches
 * together.
 */
export async function readStaffProductRows(
  database: Database,
  ids: SQL,
  branches: Branches,
): Promise<StaffProductRow[]> {
  const { currency, timeZone } = await readSettings(database)
  const { exponent } = currency
  const { rows } = await database.execute<Row>(sql`
    select p.product_id as "productId", p.product_name as "productName", p.sku, p.category_id as "categoryId",
      c.category, c.sub_category as "subCategory", b.brand_name as "brandName",
      p.unit_price::float8 as "unitPrice", p.sale_price::float8 as "salePrice", p.charged_price::float8 as "effectivePrice",
      ${declared('contains')} as contains, ${declared('mayContain')} as "mayContain",
      coalesce(p.facts ->> 'state' = 'NO_FOOD', false) as "noFood",
      p.unit_name as "unitName", p.quantity_step as step, coalesce(at.on_hand, 0) as "onHand", coalesce(at.held, 0) as held,
      coalesce(at.low_at, 0) as "lowAt", p.stock_tracked as "stockTracked",
      ${isProductInLots(sql`p.product_id`)} as "inLots", ${needsLot(sql`p.category_id`)} as "needsLot",
      case when ${needsLot(sql`p.category_id`)} and not ${isProductInLots(sql`p.product_id`)} then 'OUT'
        when not p.stock_tracked or not ${isSold(sql`p.product_id`, branches)} then 'ENOUGH'
        when not coalesce(at.is_left, false) then 'OUT' when at.is_low then 'LOW' else 'ENOUGH' end as "stockState",
      p.options_attributes @> '[{"description": "CUTPRICE"}]' as "cutPrice",
      ${byClock(sql`p.sale_from`, timeZone)} as "saleFrom", ${byClock(sql`p.sale_until`, timeZone)} as "saleUntil", p.codes, p.age_from as "ageFrom", p.product_status as "productStatus",
      ${shownOf('p').inShop} as shown, p.variant_of as "variantOf", p.variant_options is not null as "hasVariants", p.box ->> 'price' as box, p.demo,
      p.removed_at is not null as removed, coalesce(p.updated_by_login, p.updated_by) as "updatedBy", p.updated_date::text as "updatedDate",
      ${firstPictureOf(sql`p.product_id`)} as image
    from unnest(${ids}) with ordinality as wanted (product_id, place)
    join products p using (product_id) join categories c using (category_id) left join brands b using (brand_id)
    left join lateral (
      select sum(a.on_hand::bigint * s.count_step)::float8 as on_hand, sum(a.held::bigint * s.count_step)::float8 as held,
        sum(s.low_at::bigint * s.count_step)::float8 as low_at, bool_or(a.on_hand > a.held and ${isSoldThere}) as is_left,
        bool_or(a.on_hand - a.held <= s.low_at and ${isSoldThere}) as is_low
      from stock s join availabilities a using (availability_id)
      where s.product_id = any(case when p.variant_options is null then array[p.product_id] else array(
        select v.product_id from products v where v.variant_of = p.product_id and v.removed_at is null) end) and ${isThere(branches)}
    ) at on true
    order by place`)
  return rows.map(row => ({
    ...row,
    image: row.image && pictureAddress(row.image),
    unitPrice: toDecimal(row.unitPrice, exponent),
    salePrice: toDecimal(row.salePrice, exponent),
    effectivePrice: toDecimal(row.effectivePrice, exponent),
    codes: showCodes(row.codes),
    step: toQuantity(1, row.step),
    onHand: toQuantity(row.onHand, 1),
    held: toQuantity(row.held, 1),
    lowAt: toQuantity(row.lowAt, 1),
    updatedDate: new Date(row.updatedDate).toISOString(),
  }))
}

/** A row from the database: amounts in minor units, stock and steps in thousandths, the timestamp as text. */
type Row = StaffProductRow & Record<string, unknown>

/** Selects the ids in an index first, then reads only those rows. */
export const answerFindProductsForStaff = handle(
  findProductsForStaff,
  async (wishes, { database, caller }) => {
    const branches = onlyBranch(branchesWith(caller, 'catalogue'), wishes.branchId)
    const where = staffListCondition(wishes, branches)
    const { productName: name, sku, unitPrice: price, updatedDate: updated, productId: number } = products
    const { orderBy, limit, offset } = listRows(wishes, { name, sku, price, updated, number }, number)
    const order = sql.join(orderBy, sql`, `)
    const ids = sql`array(select ${number} from ${products} where ${where} order by ${order} limit ${limit} offset ${offset})`
    const [rows, total] = await Promise.all([
      readStaffProductRows(database, ids, branches),
      database.$count(products, where),
    ])
    return { rows, total }
  },
)

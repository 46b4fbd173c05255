import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { type AnyPgColumn, alias } from 'drizzle-orm/pg-core'
import { activeBranches } from '../settings/branches/main-branch.server.ts'
import { branchProducts } from './branches/branch-products.tables.server.ts'
import { products, stock } from './catalogue.tables.server.ts'
import { needsLot } from './stock/needs-lot.server.ts'

/**
 * The stock of a product at a branch. `inStock`: the part that is not held, in thousandths of its unit. `over`: the counts that it is short
 * of. `inLots`: it is kept in lots.
 */
export type StockPlace = {
  branchId: number
  availabilityId: number
  countStep: number
  inStock: number
  over: number
  inLots: boolean
}

/** The difference of a product at a branch: its prices there in minor units, or that it is not sold there. */
export type BranchOffer = {
  branchId: number
  sold: boolean
  unitPrice: number | null
  salePrice: number | null
}

/** The stock of a product at each branch that has any, in a statement. */
export const stockPlacesOf = (productId: SQLWrapper) => sql<StockPlace[] | null>`(
  select json_agg(json_build_object('branchId', s.branch_id, 'availabilityId', s.availability_id, 'countStep', s.count_step,
    'inStock', (a.on_hand - a.held)::bigint * s.count_step, 'over', a.over, 'inLots', a.in_lots))
  from ${stock} s join availabilities a using (availability_id) where s.product_id = ${productId})`

/** The branches where a product differs, in a statement. */
export const branchOffersOf = (productId: SQLWrapper) => sql<BranchOffer[] | null>`(
  select json_agg(json_build_object('branchId', b.branch_id, 'sold', b.sold, 'unitPrice', b.unit_price, 'salePrice', b.sale_price))
  from ${branchProducts} b where b.product_id = ${productId})`

/** True if the branch of a row of `stock`, named `s` in the statement, sells the product. */
export const isSoldThere = sql`not exists (
  select from ${branchProducts} b where b.product_id = s.product_id and b.branch_id = s.branch_id and not b.sold)`

/** The columns of a product that say how much of it is left. */
type Left = Record<
  'productId' | 'categoryId' | 'stockTracked' | 'quantityStep' | 'minimumSteps' | 'maximumSteps',
  AnyPgColumn
>

const freeOf = (
  one: Left,
  branches: SQL = activeBranches,
) => sql`case when ${one.stockTracked} or ${needsLot(one.categoryId)} then coalesce((
    select max((a.on_hand - a.held)::bigint * s.count_step / ${one.quantityStep})
    from ${stock} s join availabilities a using (availability_id)
    where s.product_id = ${one.productId} and s.branch_id in ${branches} and ${isSoldThere}
      and (a.in_lots or not ${needsLot(one.categoryId)})
  ), 0)::int
  else greatest(${one.maximumSteps}, ceil(1000.0 / ${one.quantityStep})::int) end`

const canBeBoughtOf = (
  one: Left,
  branches: SQL = activeBranches,
) => sql`(${freeOf(one, branches)} >= ${one.minimumSteps} and exists (
  select from ${branches} as active (branch_id) where not exists (
    select from ${branchProducts} b
    where b.product_id = ${one.productId} and b.branch_id = active.branch_id and not b.sold)))`

const variant = alias(products, 'variant')
const isVariant = sql`${variant.variantOf} = ${products.productId} and ${variant.productStatus} = 'A'`

/** How many of a box are left at the branch of these that has the most. */
const boxesLeft = (branches: SQL) => sql`box_left(${products.productId}, array(${branches}))`

function canBeBoughtIn(branches: SQL) {
  return sql<boolean>`case when ${products.box} is not null
    then ${boxesLeft(branches)} >= ${products.minimumSteps} when ${products.variantOptions} is not null
    then exists (select from ${products} variant where ${isVariant} and ${canBeBoughtOf(variant, branches)})
    else ${canBeBoughtOf(products, branches)} end`
}

/**
 * The quantity of a product that is left, in whole steps, at the branch that has the most. If the stock is not counted: the most that can
 * be ordered at once, and one unit at least. Goods that sell only from lots are counted only where they are in lots. A product with
 * variants has as much as the variant that has the most, and a box as much as its parts are enough for. The same as `wholeStepsLeft`, in the statement: a list then reads one number a
 * product, not the stock at each branch.
 */
export const free = sql<number>`case when ${products.box} is not null then ${boxesLeft(activeBranches)}
  when ${products.variantOptions} is not null
  then coalesce(variants_left(${products.productId}), 0)
  else ${freeOf(products)} end`

/**
 * True if a product can be bought: an open branch sells it, and one has its minimum quantity or does not count its stock. A product with
 * variants: if one of these can.
 */
export const canBeBought = canBeBoughtIn(activeBranches)

/** The same at one branch. */
export const canBeBoughtAt = (branchId: number) => canBeBoughtIn(sql`(select ${branchId}::int)`)

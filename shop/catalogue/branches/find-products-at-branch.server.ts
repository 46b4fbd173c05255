import { and, eq, sql } from 'drizzle-orm'
import { prepareQuery } from '../../../database/prepared-statement.ts'
import { availabilities } from '../../availability/availability.tables.server.ts'
import { refuse } from '../../lib/call.ts'
import { handle } from '../../lib/handler.server.ts'
import { toDecimal } from '../../lib/money.ts'
import { THOUSANDTHS, toQuantity } from '../../lib/quantity.ts'
import { readActiveBranches } from '../../settings/branches/read-branches.server.ts'
import { readSettings } from '../../settings/read-settings.server.ts'
import { discountPercent } from '../catalogue.rules.ts'
import { categories, departments, products, stock } from '../catalogue.tables.server.ts'
import { isCutPrice } from '../cut-price.rules.ts'
import { shown } from '../select-products.server.ts'
import { wholeStepsLeft } from '../stock/steps-left.rules.ts'
import { branchProducts } from './branch-products.tables.server.ts'
import { pricesAtBranch } from './prices-at-branch.rules.ts'
import { findProductsAtBranch, type OfferAtBranch } from './products-at-branches.contract.ts'

const atBranch = sql.placeholder('branchId')
const asked = sql.placeholder('productIds')

const selectAtBranch = prepareQuery('products at a branch', database =>
  database
    .select({
      productId: products.productId,
      variantOf: products.variantOf,
      hasVariants: sql<boolean>`${products.variantOptions} is not null`,
      unitPrice: products.unitPrice,
      salePrice: products.salePrice,
      options: products.optionsAttributes,
      quantityStep: products.quantityStep,
      maximumSteps: products.maximumSteps,
      stockTracked: products.stockTracked,
      sold: sql<boolean>`coalesce(${branchProducts.sold}, true)`,
      own: { unitPrice: branchProducts.unitPrice, salePrice: branchProducts.salePrice },
      /** In thousandths of the unit. A box has what its parts are enough for. */
      inStock: sql<number>`case when ${products.box} is not null
        then box_left(${products.productId}, array[${atBranch}::int])::float8 * ${THOUSANDTHS}::int
        else coalesce((${availabilities.onHand} - ${availabilities.held})::float8 * ${stock.countStep}, 0) end`,
    })
    .from(products)
    .innerJoin(categories, eq(categories.categoryId, products.categoryId))
    .innerJoin(departments, eq(departments.deptName, categories.category))
    .leftJoin(
      branchProducts,
      and(eq(branchProducts.productId, products.productId), eq(branchProducts.branchId, atBranch)),
    )
    .leftJoin(stock, and(eq(stock.productId, products.productId), eq(stock.branchId, atBranch)))
    .leftJoin(availabilities, eq(availabilities.availabilityId, stock.availabilityId))
    .where(
      and(
        shown,
        sql`${products.productId} = any(${asked}::int[] || array(
          select v.product_id from products v where v.variant_of = any(${asked}::int[])))`,
      ),
    )
    .orderBy(products.productId),
)

type Row = Awaited<ReturnType<typeof selectAtBranch>>[number]

/** Returns a product as its branch sells it. */
function showOffer({ own, options, ...product }: Row, exponent: number): OfferAtBranch {
  const { productId, sold, inStock, quantityStep } = product
  const prices = { unitPrice: own?.unitPrice ?? null, salePrice: own?.salePrice ?? null }
  const at = pricesAtBranch({ ...product, isCutPrice: isCutPrice(options) }, prices)
  return {
    productId,
    sold,
    quantity: sold ? toQuantity(wholeStepsLeft(product, inStock), quantityStep) : 0,
    unitPrice: toDecimal(at.unitPrice, exponent),
    salePrice: toDecimal(at.salePrice, exponent),
    effectivePrice: toDecimal(at.chargedPrice, exponent),
    discount: discountPercent(at.unitPrice, at.chargedPrice),
  }
}

/** Returns a product with variants as its branch sells it: at the price of the cheapest one there, with what is left of the one that has most. */
function ofVariants(offer: OfferAtBranch, variants: readonly OfferAtBranch[]): OfferAtBranch {
  const sold = variants.filter(one => one.sold)
  const [first, ...others] = sold
  if (!first) return { ...offer, sold: false, quantity: 0 }
  const cheapest = others.reduce(
    (one, other) => (other.effectivePrice < one.effectivePrice ? other : one),
    first,
  )
  return { ...cheapest, productId: offer.productId, quantity: Math.max(...sold.map(one => one.quantity)) }
}

export const answerFindProductsAtBranch = handle(
  findProductsAtBranch,
  async ({ branchId, productIds }, { database }) => {
    const [branches, { currency }, rows] = await Promise.all([
      readActiveBranches(database),
      readSettings(database),
      selectAtBranch(database, { branchId, productIds }),
    ])
    if (!branches.some(branch => branch.branchId === branchId))
      return refuse(findProductsAtBranch, 'NOT_FOUND', undefined)
    const offers = rows.map(row => ({ row, offer: showOffer(row, currency.exponent) }))
    return offers.flatMap(({ row, offer }) => {
      if (!productIds.includes(row.productId)) return []
      if (!row.hasVariants) return [offer]
      const variants = offers.filter(({ row: { variantOf } }) => variantOf === row.productId)
      return [
        ofVariants(
          offer,
          variants.map(variant => variant.offer),
        ),
      ]
    })
  },
)

import { and, eq, getTableColumns, isNull, SQL, sql } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { prepareQuery } from '../../database/prepared-statement.ts'
import type { Box } from '../boxes/box.ts'
import { toDecimal } from '../lib/money.ts'
import { toQuantity } from '../lib/quantity.ts'
import { pictureAddress } from '../media/picture-address.ts'
import type { MeasureSystem } from '../settings/choices.ts'
import type { Product } from './catalogue.contract.ts'
import { discountPercent } from './catalogue.rules.ts'
import { brands, categories, departments, products } from './catalogue.tables.server.ts'
import type { OptionPrices, PerChoice } from './option-prices.rules.ts'
import { free } from './product-places.server.ts'
import { showProductMeasures } from './show-measures.ts'
import { showVariety } from './variants/show-variety.ts'

/**
 * The condition for what the shop shows: active products of active departments. Indexes use `products.shown` for it;
 * everything sent to shoppers also passes this condition.
 */
export const shown = and(eq(products.productStatus, 'A'), eq(departments.activeFlag, 'Y'))

/** The condition for what can be in an order, beside `shown`: no product with variants, and no variant of one that is not active. */
export const isSellable = and(
  isNull(products.variantOptions),
  sql`coalesce((select whole.product_status from products whole where whole.product_id = ${products.variantOf}), 'A') = 'A'`,
)

/** The products to read: an expression for their ids, as lists select them, or ids; in that order. */
export type Chosen = {
  ids: SQL | readonly number[]
  /** Includes products that are not shown: for staff. */
  hidden?: true
}

// Facts and parts can be long, and only the page of one product shows them.
const {
  searchWords: _,
  facts: __,
  factsBy: ___,
  factsAt: ____,
  factGaps: _____,
  parts: ______,
  filterKeys: _______,
  ...columns
} = getTableColumns(products)

/** Selects products with everything that lists and pages need, in the order of their ids. */
const select = (database: Database, ids: SQL, where: SQL | undefined) =>
  database
    .select({
      product: columns,
      category: categories.category,
      subCategory: categories.subCategory,
      brandName: brands.brandName,
      free,
      hashes: sql<
        string[] | null
      >`(select array_agg(p.hash order by p.position) from product_pictures p where p.product_id = ${products.productId})`,
    })
    .from(sql`unnest(${ids}) with ordinality as wanted (product_id, place)`)
    .innerJoin(products, sql`${products.productId} = wanted.product_id`)
    .innerJoin(categories, eq(categories.categoryId, products.categoryId))
    .innerJoin(departments, eq(departments.deptName, categories.category))
    .leftJoin(brands, eq(brands.brandId, products.brandId))
    .where(where)
    .orderBy(sql`wanted.place`)

const selectById = prepareQuery('products by id', database =>
  select(database, sql`${sql.placeholder('ids')}::int[]`, shown),
)

/** The settings that products are shown by. */
type ShownIn = { exponent: number; defaultBrand: string; measures: MeasureSystem; tolerance: number }

/** Reads shown products with everything that lists and pages need, in one query. */
export async function selectProducts(
  database: Database,
  currency: ShownIn,
  { ids, hidden }: Chosen,
): Promise<Product[]> {
  const rows =
    ids instanceof SQL
      ? await select(database, ids, hidden ? undefined : shown)
      : hidden
        ? await select(database, sql`${sql.param(ids)}::int[]`, undefined)
        : await selectById(database, { ids })
  return rows.map(row => showProduct(row, currency))
}

/** Converts surcharges to decimals. */
export const showOptionPrices = (prices: OptionPrices, exponent: number): OptionPrices =>
  Object.fromEntries(
    Object.entries(prices).map(([kind, choices]) => [
      kind,
      Object.fromEntries(
        Object.entries(choices ?? {}).map(([choice, minor]) => [choice, toDecimal(minor, exponent)]),
      ),
    ]),
  )

type Prepared = Record<
  'optionPrices' | 'piecePrices' | 'linePrices' | 'choiceYields' | 'choiceMinutes',
  PerChoice
>

/** Turns surcharges, yields and minutes into what the API shows: decimals, per cent, minutes. */
export const showPreparations = (prepared: Prepared, exponent: number): Prepared => ({
  optionPrices: showOptionPrices(prepared.optionPrices, exponent),
  piecePrices: showOptionPrices(prepared.piecePrices, exponent),
  linePrices: showOptionPrices(prepared.linePrices, exponent),
  // Hundredths of a per cent are shown as the cents of a currency are.
  choiceYields: showOptionPrices(prepared.choiceYields, 2),
  choiceMinutes: prepared.choiceMinutes,
})

/** True if the buyer of a box chooses some of its parts. */
const isChosen = ({ groups }: Box): boolean => groups.some(({ choose }) => choose !== null)

type Row = {
  product: Omit<
    typeof products.$inferSelect,
    'searchWords' | 'facts' | 'factsBy' | 'factsAt' | 'factGaps' | 'parts' | 'filterKeys'
  >
  category: string
  subCategory: string
  brandName: string | null
  free: number
  hashes: string[] | null
}

function showProduct({ product, ...row }: Row, { defaultBrand, ...shown }: ShownIn): Product {
  const { exponent } = shown
  const step = product.quantityStep
  return {
    productId: product.productId,
    productName: product.productName,
    productDetails: product.productDetails,
    sku: product.sku,
    categoryId: product.categoryId,
    category: row.category,
    subCategory: row.subCategory,
    brandId: product.brandId,
    brandName: row.brandName ?? defaultBrand,
    custId: product.custId,
    unitPrice: toDecimal(product.unitPrice, exponent),
    salePrice: toDecimal(product.salePrice, exponent),
    effectivePrice: toDecimal(product.chargedPrice, exponent),
    ...(product.saleUntil && product.chargedPrice < product.unitPrice
      ? { priceUntil: product.saleUntil.toISOString() }
      : {}),
    discount: discountPercent(product.unitPrice, product.chargedPrice),
    quantity: toQuantity(row.free, step),
    step: toQuantity(1, step),
    minimum: toQuantity(product.minimumSteps, step),
    maximum: toQuantity(product.maximumSteps, step),
    popularFlag: product.popularFlag,
    productStatus: product.productStatus,
    showFlag: product.productStatus === 'A' ? 'Y' : 'N',
    packagingAttributes: product.packagingAttributes,
    cuttingAttributes: product.cuttingAttributes,
    extraAttributes: product.extraAttributes,
    optionsAttributes: product.optionsAttributes,
    ...showPreparations(product, exponent),
    sellinPcs: product.sellinPcs,
    unitName: product.unitName,
    ...showProductMeasures(product, shown),
    weight: product.weight === null ? null : product.weight / 1000,
    taxExemptFlag: product.taxExemptFlag,
    stockTracked: product.stockTracked,
    ageFrom: product.ageFrom,
    ...showVariety(product, exponent),
    ...(product.box ? { boxed: isChosen(product.box) ? 'CHOOSE' : 'ALL' } : {}),
    images: (row.hashes ?? []).map(pictureAddress),
    updatedBy: product.updatedBy,
    updatedDate: product.updatedDate.toISOString(),
  }
}

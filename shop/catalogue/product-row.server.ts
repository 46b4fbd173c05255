import { eq } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import type { ParsedOf } from '../lib/call.ts'
import { toDecimal, toMinor } from '../lib/money.ts'
import { toSteps } from '../lib/quantity.ts'
import { m } from '../messages/m.ts'
import { brands, categories } from './catalogue.tables.server.ts'
import type { saveProduct } from './product-form.contract.ts'

type Input = ParsedOf<typeof saveProduct>

/** A new product is sold one by one. */
const STEP = 1000
const byWeight = new Set(['lb', 'kg', 'g', 'oz'])

/** What is wrong with a product that the contract cannot see, by field; empty when nothing is. */
export async function wrongFields(
  database: Database,
  { categoryId, brandId, unitPrice, salePrice, quantity = 0, productId }: Input,
  exponent: number,
): Promise<Record<string, string>> {
  const wrong: Record<string, string> = {}
  const isExact = (price: number) => toDecimal(toMinor(price, exponent), exponent) === price
  for (const [field, price] of Object.entries({ unitPrice, salePrice }))
    if (!isExact(price ?? 0)) wrong[field] = m.catalogue_price_decimals({ count: exponent })
  if ((await database.$count(categories, eq(categories.categoryId, categoryId))) === 0)
    wrong.categoryId = m.catalogue_category_unknown()
  if (brandId && (await database.$count(brands, eq(brands.brandId, brandId))) === 0)
    wrong.brandId = m.catalogue_brand_unknown()
  if (!productId && openingSteps(quantity) === undefined) wrong.quantity = m.catalogue_quantity_whole()
  return wrong
}

/** What is in stock of a new product, in steps; undefined where that is no number of steps. */
export const openingSteps = (quantity: number) => (quantity === 0 ? 0 : toSteps(quantity, STEP))

/** The columns that an input sets; what it leaves out is left out. */
export function productColumns(input: Input, exponent: number) {
  const { productId: _, quantity: __, updatedBy: ___, sku, brandId, unitPrice, salePrice, ...row } = input
  const { unitName } = input
  return {
    ...row,
    unitPrice: toMinor(unitPrice, exponent),
    ...(salePrice === undefined ? {} : { salePrice: toMinor(salePrice ?? unitPrice, exponent) }),
    ...(brandId === undefined ? {} : { brandId: brandId || null }),
    ...(sku?.trim() ? { sku: sku.trim() } : {}),
    ...(unitName === undefined ? {} : { sellinPcs: byWeight.has(unitName) ? 'N' : 'Y' }),
  }
}

/** What a new product has where its input says nothing; `unitPrice` in minor units. */
export const usualColumns = (productId: number, unitPrice: number) => ({
  productId,
  sku: `P-${String(productId).padStart(6, '0')}`,
  salePrice: unitPrice,
  unitName: 'piece',
  sellinPcs: 'Y',
  quantityStep: STEP,
})

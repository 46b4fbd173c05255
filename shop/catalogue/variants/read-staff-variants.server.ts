import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import { refuse } from '../../lib/call.ts'
import { handle } from '../../lib/handler.server.ts'
import { toDecimal } from '../../lib/money.ts'
import { toQuantity } from '../../lib/quantity.ts'
import { pictureAddress } from '../../media/picture-address.ts'
import { readSettings } from '../../settings/read-settings.server.ts'
import { products, stock } from '../catalogue.tables.server.ts'
import { showCodes } from '../codes/product-codes.rules.ts'
import { isCutPrice } from '../cut-price.rules.ts'
import { firstPictureOf } from '../first-picture.server.ts'
import { showSaleTimes } from '../sales/sale-times.rules.ts'
import { findVariantsForStaff, type StaffVariants } from './staff-variants.contract.ts'

/** The thousandths of a unit that all branches have of a product, and those that are held. */
const stocked = (column: 'on_hand' | 'held') => sql<number>`coalesce((
  select sum(a.${sql.raw(column)}::float8 * s.count_step) from ${stock} s join availabilities a using (availability_id)
  where s.product_id = products.product_id), 0)`

const decimal = (thousandths: number | null) => (thousandths === null ? null : toQuantity(1, thousandths))

/** Reads the options and the variants of a product that are not removed, or of the product of a variant; undefined if it does not exist. */
export async function readStaffVariants(
  database: Database,
  productId: number,
): Promise<StaffVariants | undefined> {
  const { currency, timeZone } = await readSettings(database)
  const { exponent } = currency
  const [whole] = await database
    .select({
      productId: products.productId,
      updatedDate: products.updatedDate,
      options: products.variantOptions,
    })
    .from(products)
    .where(
      sql`${products.productId} = (select coalesce(p.variant_of, p.product_id) from products p where p.product_id = ${productId})`,
    )
  if (!whole) return undefined
  const rows = await database
    .select({
      row: products,
      onHand: stocked('on_hand'),
      held: stocked('held'),
      hash: firstPictureOf(sql`products.product_id`),
    })
    .from(products)
    .where(and(eq(products.variantOf, whole.productId), isNull(products.removedAt)))
    .orderBy(asc(products.variantPlace), asc(products.productId))
  return {
    productId: whole.productId,
    updatedDate: whole.updatedDate.toISOString(),
    options: whole.options ?? [],
    variants: rows.map(({ row, onHand, held, hash }) => ({
      productId: row.productId,
      values: row.variantValues ?? [],
      sku: row.sku,
      codes: showCodes(row.codes),
      unitPrice: toDecimal(row.unitPrice, exponent),
      salePrice: toDecimal(row.salePrice, exponent),
      cutPrice: isCutPrice(row.optionsAttributes),
      ...showSaleTimes(row, timeZone),
      weight: decimal(row.weight),
      content: decimal(row.content),
      contentUnit: row.contentUnit,
      productStatus: row.productStatus === 'A' ? ('A' as const) : ('N' as const),
      image: hash && pictureAddress(hash),
      updatedDate: row.updatedDate.toISOString(),
      onHand: toQuantity(onHand, 1),
      held: toQuantity(held, 1),
    })),
  }
}

export const answerFindVariantsForStaff = handle(
  findVariantsForStaff,
  async ({ id }, { database }) =>
    (await readStaffVariants(database, id)) ?? refuse(findVariantsForStaff, 'NOT_FOUND', undefined),
)

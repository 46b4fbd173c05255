import { eq, getTableColumns, sql } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { openAvailability } from '../availability/open-availability.server.ts'
import { refuse } from '../lib/call.ts'
import { handle } from '../lib/handler.server.ts'
import type { Caller } from '../lib/shop.server.ts'
import { m } from '../messages/m.ts'
import { ONLINE_BRANCH } from '../settings/branch.ts'
import { readSettings } from '../settings/read-settings.server.ts'
import { products, stock } from './catalogue.tables.server.ts'
import { readStaffProduct } from './find-product-form.server.ts'
import { saveProduct } from './product-form.contract.ts'
import { openingSteps, productColumns, usualColumns, wrongFields } from './product-row.server.ts'

/** What a keeper sets; the rest follows from it. */
const {
  searchWords: _,
  chargedPrice: __,
  inActiveDepartment: ___,
  shown: ____,
  ...kept
} = getTableColumns(products)

export const answerSaveProduct = handle(saveProduct, async (input, { database, audit, clock, caller }) => {
  const { custId, loginId, firstName } = caller as Caller
  const { exponent } = (await readSettings(database)).currency
  const wrong = await wrongFields(database, input, exponent)
  if (Object.keys(wrong).length > 0) return refuse(saveProduct, 'BAD_INPUT', undefined, wrong)

  const at = eq(products.productId, input.productId ?? 0)
  const [before] = await database.select(kept).from(products).where(at).for('no key update')
  if (input.productId && !before) return refuse(saveProduct, 'NOT_FOUND', undefined)

  const keeper = { updatedBy: firstName, updatedByLogin: loginId, updatedDate: clock() }
  const row = { ...productColumns(input, exponent), ...keeper }
  try {
    const [after] = before
      ? await database.update(products).set(row).where(at).returning(kept)
      : await database
          .insert(products)
          .values({ ...usualColumns(await nextProductId(database), row.unitPrice), ...row })
          .returning(kept)
    const { productId } = after as NonNullable<typeof after>
    if (!before) {
      const onHand = openingSteps(input.quantity ?? 0) ?? 0
      const opening = { kind: 'stock', onHand, movedAt: clock(), movedBy: custId } as const
      const availabilityId = await openAvailability(database, opening)
      await database.insert(stock).values({ productId, branchId: ONLINE_BRANCH, availabilityId })
    }
    await audit.add({ action: 'save', subject: 'product', subjectId: productId, before, after })
    return (await readStaffProduct(database, productId)) ?? refuse(saveProduct, 'NOT_FOUND', undefined)
  } catch (error) {
    if (isTaken(error)) return refuse(saveProduct, 'SKU_TAKEN', undefined, { sku: m.catalogue_sku_taken() })
    throw error
  }
})

/** The id of the product that comes next. */
async function nextProductId(database: Database): Promise<number> {
  const { rows } = await database.execute<{ next: number }>(
    sql`select nextval(pg_get_serial_sequence('products', 'product_id'))::int as next`,
  )
  return rows[0]?.next ?? 0
}

/** Whether the database refused a row because another one has the same SKU. */
function isTaken(error: unknown): boolean {
  const { constraint } = ((error as Error).cause ?? {}) as { constraint?: string }
  return constraint === 'products_sku_unique'
}

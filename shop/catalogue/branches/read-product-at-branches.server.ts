import { eq } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import { availabilities } from '../../availability/availability.tables.server.ts'
import { toDecimal } from '../../lib/money.ts'
import { toQuantity } from '../../lib/quantity.ts'
import { readActiveBranches } from '../../settings/branches/read-branches.server.ts'
import { readSettings } from '../../settings/read-settings.server.ts'
import { stock } from '../catalogue.tables.server.ts'
import { branchProducts } from './branch-products.tables.server.ts'
import type { ProductAtBranch } from './products-at-branches.contract.ts'

/** Reads a product at each open branch, the main one first. */
export async function readProductAtBranches(
  database: Database,
  productId: number,
): Promise<ProductAtBranch[]> {
  const { exponent } = (await readSettings(database)).currency
  const offers = await database.select().from(branchProducts).where(eq(branchProducts.productId, productId))
  const places = await database
    .select({
      branchId: stock.branchId,
      countStep: stock.countStep,
      lowAt: stock.lowAt,
      onHand: availabilities.onHand,
      held: availabilities.held,
    })
    .from(stock)
    .innerJoin(availabilities, eq(availabilities.availabilityId, stock.availabilityId))
    .where(eq(stock.productId, productId))
  const decimal = (minor: number | null | undefined) => (minor == null ? null : toDecimal(minor, exponent))
  return (await readActiveBranches(database)).map(({ branchId, branchName, isMain }) => {
    const offer = offers.find(one => one.branchId === branchId)
    const place = places.find(one => one.branchId === branchId)
    const inUnits = (counts = 0) => toQuantity(counts, place?.countStep ?? 1)
    return {
      branchId,
      branchName,
      isMain,
      sold: offer?.sold ?? true,
      unitPrice: decimal(offer?.unitPrice),
      salePrice: decimal(offer?.salePrice),
      onHand: inUnits(place?.onHand),
      held: inUnits(place?.held),
      lowAt: inUnits(place?.lowAt),
      updatedDate: offer?.updatedAt.toISOString() ?? null,
    }
  })
}

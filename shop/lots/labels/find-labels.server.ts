import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import { textOfLot } from '../../catalogue/codes/lot-label.rules.ts'
import { readPackages } from '../../catalogue/codes/read-packages.server.ts'
import { refuse } from '../../lib/call.ts'
import { handle } from '../../lib/handler.server.ts'
import { branchesWith } from '../../lib/permissions.ts'
import { toQuantity } from '../../lib/quantity.ts'
import { ofBranches } from '../../settings/branches/of-branches.server.ts'
import { dayOfShop } from '../../settings/day-of-shop.server.ts'
import type { Lot } from '../lots.fields.ts'
import { lots, receiptLines, receipts } from '../lots.tables.server.ts'
import { readLots } from '../read-lots.server.ts'
import { usualCopies } from './label-copies.rules.ts'
import { findLotLabels, type LotLabel } from './labels.contract.ts'

export const answerFindLotLabels = handle(
  findLotLabels,
  async ({ receiptId, lotId }, { database, clock, caller }) => {
    const branches = branchesWith(caller, 'catalogue')
    const nothing = refuse(findLotLabels, 'NOT_FOUND', undefined)
    if (receiptId !== undefined) {
      const isIt = and(eq(receipts.receiptId, receiptId), ofBranches(receipts.branchId, branches))
      if ((await database.$count(receipts, isIt)) === 0) return nothing
    }
    const came = receiptId === undefined ? new Map<number, number>() : await readCame(database, receiptId)
    const ids = lotId === undefined ? [...came.keys()] : [lotId]
    if (ids.length === 0) return receiptId === undefined ? nothing : []
    const where = and(inArray(lots.lotId, ids), ofBranches(lots.branchId, branches))
    const found = await readLots(database, await dayOfShop(database, clock), where, { limit: ids.length })
    if (found.length === 0) return nothing
    const labels = await labelsOf(database, found, came)
    return labels.sort((one, other) => ids.indexOf(one.lotId) - ids.indexOf(other.lotId))
  },
)

/** Reads how much of each lot came with a delivery, in units, in the order of its lines. */
async function readCame(database: Database, receiptId: number): Promise<Map<number, number>> {
  const rows = await database
    .select({
      lotId: sql<number>`${receiptLines.lotId}`,
      thousandths: sql<number>`sum(${receiptLines.thousandths})::float8`,
    })
    .from(receiptLines)
    .where(and(eq(receiptLines.receiptId, receiptId), isNotNull(receiptLines.lotId)))
    .groupBy(receiptLines.lotId)
    .orderBy(sql`min(${receiptLines.position})`)
  return new Map(rows.map(row => [row.lotId, toQuantity(row.thousandths, 1)]))
}

/** Returns the labels of lots, for the amounts that came or else for those that are left. */
async function labelsOf(
  database: Database,
  found: readonly Lot[],
  came: ReadonlyMap<number, number>,
): Promise<LotLabel[]> {
  const packageOf = await readPackages(
    database,
    found.map(({ productId }) => productId),
  )
  return found.map(lot => {
    const { lotId, productId, productName, code, dateKind, expiresOn, supplierName, origin } = lot
    const { storage, codes } = packageOf(productId)
    const day = expiresOn === null ? {} : { [dateKind === 'BEST_BEFORE' ? 'bestBefore' : 'useBy']: expiresOn }
    return {
      ...{ lotId, productName, code, dateKind, expiresOn, supplierName, origin, storage },
      text: textOfLot({ productId, codes, lot: code, ...day }),
      copies: usualCopies(came.get(lotId) ?? lot.onHand, lot.unitName),
    }
  })
}

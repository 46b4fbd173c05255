import { desc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { firstNameOf } from '../customers/first-name-of.server.ts'
import { toDecimal } from '../lib/money.ts'
import { THOUSANDTHS, toQuantity } from '../lib/quantity.ts'
import { readSettings } from '../settings/read-settings.server.ts'
import type { LotCause } from './lot-causes.ts'
import type { LotDelivery, LotMovement } from './lots.fields.ts'
import { lotMovements, receiptLines, receipts } from './lots.tables.server.ts'
import { suppliers } from './suppliers/suppliers.tables.server.ts'

/** The most changes of a lot that staff see, the latest first. */
const MOST_SHOWN = 200

/** Reads the latest changes of a lot. `step`: the amount of one count, in the unit of its product. */
export async function readLotMovements(
  database: Database,
  { lotId, step }: { lotId: number; step: number },
): Promise<LotMovement[]> {
  const rows = await database
    .select({ row: lotMovements, by: firstNameOf(lotMovements.movedBy) })
    .from(lotMovements)
    .where(eq(lotMovements.lotId, lotId))
    .orderBy(desc(lotMovements.movementId))
    .limit(MOST_SHOWN)
  return rows.map(({ row: { lotId: _, movedBy: __, change, cause, movedAt, ...row }, by }) => ({
    ...row,
    change: toQuantity(change, Math.round(step * THOUSANDTHS)),
    cause: cause as LotCause,
    by,
    movedAt: movedAt.toISOString(),
  }))
}

/** Reads the deliveries of a lot, the latest first. */
export async function readLotDeliveries(database: Database, lotId: number): Promise<LotDelivery[]> {
  const { exponent } = (await readSettings(database)).currency
  const rows = await database
    .select({
      receiptId: receipts.receiptId,
      noteNumber: receipts.noteNumber,
      receivedOn: receipts.receivedOn,
      supplierId: suppliers.supplierId,
      supplierName: suppliers.supplierName,
      thousandths: receiptLines.thousandths,
      unitCost: receiptLines.unitCost,
    })
    .from(receiptLines)
    .innerJoin(receipts, eq(receipts.receiptId, receiptLines.receiptId))
    .innerJoin(suppliers, eq(suppliers.supplierId, receipts.supplierId))
    .where(eq(receiptLines.lotId, lotId))
    .orderBy(sql`${receipts.receivedOn} desc, ${receipts.receiptId} desc, ${receiptLines.position}`)
  return rows.map(({ thousandths, unitCost, ...row }) => ({
    ...row,
    quantity: toQuantity(thousandths, 1),
    unitCost: unitCost === null ? null : toDecimal(unitCost, exponent),
  }))
}

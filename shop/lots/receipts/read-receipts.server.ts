import { asc, eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import { type CountedProduct, countedProduct } from '../../catalogue/stock/counted-product.server.ts'
import { firstNameOf } from '../../customers/first-name-of.server.ts'
import type { listRows } from '../../lib/list-rows.server.ts'
import { toDecimal } from '../../lib/money.ts'
import { toQuantity } from '../../lib/quantity.ts'
import { pictureAddress } from '../../media/picture-address.ts'
import { nameOfBranch } from '../../settings/branches/name-of-branch.server.ts'
import { readSettings } from '../../settings/read-settings.server.ts'
import type { DateKind } from '../lot-causes.ts'
import { lots, receiptLines, receipts } from '../lots.tables.server.ts'
import { suppliers } from '../suppliers/suppliers.tables.server.ts'
import type { ListedReceipt, Receipt } from './receipts.contract.ts'

type Page = Partial<ReturnType<typeof listRows>>

/** The lines of a delivery, and the sum of their costs, in a statement. */
const sums = sql`lateral (select count(*)::int as lines, sum(round(l.thousandths * l.unit_cost / 1000.0))::float8 as cost
  from ${receiptLines} l where l.receipt_id = ${receipts.receiptId}) sums`

/** Reads deliveries as a list shows them, each with its note for staff. */
export async function readReceipts(
  database: Database,
  where: SQL | undefined,
  { orderBy = [], limit = 1, offset = 0 }: Page = {},
): Promise<(ListedReceipt & { note: string })[]> {
  const { exponent } = (await readSettings(database)).currency
  const rows = await database
    .select({
      row: receipts,
      lines: sql<number>`sums.lines`,
      cost: sql<number | null>`sums.cost`,
      branchName: nameOfBranch(receipts.branchId),
      supplierName: suppliers.supplierName,
      receivedBy: firstNameOf(receipts.receivedBy),
    })
    .from(receipts)
    .innerJoin(suppliers, eq(suppliers.supplierId, receipts.supplierId))
    .innerJoin(sums, sql`true`)
    .where(where)
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset)
  return rows.map(({ row, lines, cost, branchName, supplierName, receivedBy }) => ({
    ...{ receiptId: row.receiptId, branchId: row.branchId, branchName: branchName ?? '' },
    ...{ supplierId: row.supplierId, supplierName, noteNumber: row.noteNumber, receivedOn: row.receivedOn },
    ...{ lines, cost: cost === null ? null : toDecimal(cost, exponent), receivedBy: receivedBy || null },
    ...{ createdAt: row.createdAt.toISOString(), note: row.note },
  }))
}

/** Reads the lines of a delivery in their order. */
async function readLines(database: Database, receiptId: number): Promise<Receipt['items']> {
  const { exponent } = (await readSettings(database)).currency
  const rows = await database
    .select({
      row: receiptLines,
      product: sql<CountedProduct>`to_jsonb(product)`,
      lot: { code: lots.code, dateKind: lots.dateKind, expiresOn: lots.expiresOn },
    })
    .from(receiptLines)
    .innerJoin(receipts, eq(receipts.receiptId, receiptLines.receiptId))
    .innerJoin(sql`lateral ${countedProduct(receiptLines.productId, receipts.branchId)} product`, sql`true`)
    .leftJoin(lots, eq(lots.lotId, receiptLines.lotId))
    .where(eq(receiptLines.receiptId, receiptId))
    .orderBy(asc(receiptLines.position))
  return rows.map(({ row, product, lot }) => ({
    ...{ productId: row.productId, productName: product.product_name, sku: product.sku },
    image: product.image && pictureAddress(product.image),
    ...{ unitName: product.unit_name, quantity: toQuantity(row.thousandths, 1), lotId: row.lotId },
    unitCost: row.unitCost === null ? null : toDecimal(row.unitCost, exponent),
    code: lot?.code ?? null,
    dateKind: (lot?.dateKind as DateKind | undefined) ?? null,
    expiresOn: lot?.expiresOn ?? null,
  }))
}

/** Reads a delivery with its lines; undefined if it does not exist. */
export async function readReceipt(database: Database, receiptId: number): Promise<Receipt | undefined> {
  const [found] = await readReceipts(database, eq(receipts.receiptId, receiptId))
  return found && { ...found, items: await readLines(database, receiptId) }
}

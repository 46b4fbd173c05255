import { eq } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import { branchOfStock } from '../../catalogue/stock/branch-of-stock.server.ts'
import { type ParsedOf, refuse } from '../../lib/call.ts'
import { constraintOf } from '../../lib/constraint-of.server.ts'
import { handle } from '../../lib/handler.server.ts'
import { toMinor } from '../../lib/money.ts'
import { m } from '../../messages/m.ts'
import { dayOfShop } from '../../settings/day-of-shop.server.ts'
import { readSettings } from '../../settings/read-settings.server.ts'
import { receiptLines, receipts } from '../lots.tables.server.ts'
import { suppliers } from '../suppliers/suppliers.tables.server.ts'
import { holdLotsOfReceipt } from './lots-of-receipt.server.ts'
import { readReceipt } from './read-receipts.server.ts'
import { countsOf, wrongForLot, wrongLine } from './receipt-lines.rules.ts'
import { type Receipt, saveReceipt } from './receipts.contract.ts'
import { type GoodLine, receiveGoods } from './receive-goods.server.ts'
import { holdGoods, type ReceivedGoods } from './received-goods.server.ts'

type Input = ParsedOf<typeof saveReceipt>

const hasAny = (wrong: Record<string, string>) => Object.keys(wrong).length > 0

/** Returns what is wrong with each line under the names of its fields. */
const atLines = (found: readonly Record<string, string>[]): Record<string, string> =>
  Object.fromEntries(
    found.flatMap((wrong, at) =>
      Object.entries(wrong).map(([field, says]) => [`items.${at}.${field}`, says] as const),
    ),
  )

/** Returns what is wrong with the head of a delivery, by field. */
async function wrongHead(
  database: Database,
  { supplierId, receivedOn }: Input,
  today: string,
): Promise<Record<string, string>> {
  const wrong: Record<string, string> = {}
  const [supplier] = await database.select().from(suppliers).where(eq(suppliers.supplierId, supplierId))
  if (!supplier) wrong.supplierId = m.lots_supplier_unknown()
  else if (!supplier.active) wrong.supplierId = m.lots_supplier_inactive()
  if (receivedOn > today) wrong.receivedOn = m.lots_received_later()
  return wrong
}

/** Finds or adds the lots of the lines. Returns the lines with their lots, and what is wrong with them by field. */
async function withLots(
  database: Database,
  { items, supplierId }: Input,
  goods: ReadonlyMap<number, ReceivedGoods>,
  branchId: number,
): Promise<{ lines: GoodLine[]; wrong: Record<string, string> }> {
  const named = items.flatMap(({ productId, lot }) => (lot ? [{ productId, ...lot }] : []))
  const lots = (await holdLotsOfReceipt(database, named, { branchId, supplierId })).values()
  const lines = items.map(({ productId, quantity, lot }) => {
    const received = goods.get(productId) as ReceivedGoods
    const counts = countsOf(quantity, received.countStep)
    return { goods: received, counts, lot: lot ? lots.next().value : undefined }
  })
  const found = lines.map(({ lot }, at) => {
    const words = items[at]?.lot
    return lot && words ? wrongForLot(words, lot) : {}
  })
  return { lines, wrong: atLines(found) }
}

/** Adds the row of a delivery; undefined if the shop has this note of the supplier already. */
async function addReceipt(
  database: Database,
  row: typeof receipts.$inferInsert,
): Promise<number | undefined> {
  try {
    const [saved] = await database.insert(receipts).values(row).returning({ receiptId: receipts.receiptId })
    return saved?.receiptId
  } catch (error) {
    if (constraintOf(error) !== 'receipts_note') throw error
    return undefined
  }
}

export const answerSaveReceipt = handle(saveReceipt, async (input, shop) => {
  const { database, clock, caller, audit } = shop
  const { supplierId, receivedOn, items } = input
  const noteNumber = input.noteNumber.trim()
  const wrong = (fields: Record<string, string>) => refuse(saveReceipt, 'BAD_INPUT', undefined, fields)
  const branchId = await branchOfStock(shop, input.branchId)
  if (branchId === undefined) return refuse(saveReceipt, 'NOT_FOUND', undefined)
  const today = await dayOfShop(database, clock)
  const { exponent } = (await readSettings(database)).currency
  const productIds = items.map(({ productId }) => productId)
  const goods = await holdGoods(shop, productIds, branchId)
  const found = {
    ...(await wrongHead(database, input, today)),
    ...atLines(items.map(line => wrongLine(line, goods.get(line.productId), { today, exponent }))),
  }
  if (hasAny(found)) return wrong(found)
  const received = await withLots(database, input, goods, branchId)
  if (hasAny(received.wrong)) return wrong(received.wrong)
  const row = { branchId, supplierId, noteNumber, receivedOn, note: input.note.trim() }
  const receiptId = await addReceipt(database, { ...row, receivedBy: caller.custId })
  if (receiptId === undefined)
    return refuse(saveReceipt, 'NOTE_TAKEN', undefined, { noteNumber: m.lots_note_taken() })
  const full = await receiveGoods(shop, received.lines, { receiptId, noteNumber })
  if (hasAny(full)) return wrong(full)
  await database.insert(receiptLines).values(
    received.lines.map(({ goods, counts, lot }, position) => {
      const { productId, unitCost = null } = items[position] ?? {}
      return {
        ...{ receiptId, position, productId: productId as number, lotId: lot?.lotId ?? null },
        thousandths: counts * goods.countStep,
        unitCost: unitCost === null ? null : toMinor(unitCost, exponent),
      }
    }),
  )
  const after = (await readReceipt(database, receiptId)) as Receipt
  await audit.add({ action: 'save', subject: 'receipt', subjectId: receiptId, after })
  return after
})

import { and, eq, sql } from 'drizzle-orm'
import { readScan } from '../../catalogue/codes/read-scan.server.ts'
import { scanWords } from '../../catalogue/codes/scan-words.ts'
import { isKeptInLots } from '../../catalogue/stock/product-in-lots.server.ts'
import { convert } from '../../catalogue/unit-sizes.ts'
import { refuse } from '../../lib/call.ts'
import { handle } from '../../lib/handler.server.ts'
import { roundHalfUp } from '../../lib/money.ts'
import { branchesWith } from '../../lib/permissions.ts'
import { toQuantity } from '../../lib/quantity.ts'
import type { SignedInShop } from '../../lib/shop.server.ts'
import { m } from '../../messages/m.ts'
import { ofBranches } from '../../settings/branches/of-branches.server.ts'
import { lotTroubleWords } from '../lots/lot-troubles.ts'
import { namedLot } from '../lots/named-lot.server.ts'
import { orderItems, orders } from '../orders.tables.server.ts'
import { scannedLine } from './scanned-line.rules.ts'
import { scanLine } from './scanning.contract.ts'

export const answerScanLine = handle(scanLine, async ({ orderId, scanned }, shop) => {
  const { database } = shop
  const items = await readScannable(shop, orderId)
  const [first] = items
  if (!first) return refuse(scanLine, 'NOT_FOUND', undefined)
  const scan = await readScan(database, scanned, first.branchId)
  const nothing = { line: null, nextLot: null }
  if ('wrong' in scan) return { ...nothing, reason: scan.wrong, says: scanWords(scan) }
  const { productName: name } = scan.product
  const item = scannedLine(items, scan.product.productId)
  if (!item)
    return { ...nothing, reason: 'NOT_IN_ORDER' as const, says: m.orders_scan_not_in_order({ name }) }
  if (item === 'LEFT_OUT') return { ...nothing, reason: item, says: m.orders_scan_left_out({ name }) }
  const isKept = scan.lot && (await isKeptInLots(database, item.productId))
  const lot = isKept ? await namedLot(shop, item, { ...item, code: scan.lot as string }) : undefined
  if (lot && 'why' in lot) {
    const says = lotTroubleWords(lot.why, lot.code)
    return { line: null, reason: 'LOT_UNFIT' as const, says, nextLot: lot.nextLot }
  }
  const { finalWeight } = item
  const pricedUnit = item.pricedUnit ?? item.measuringUnit
  const thousandths =
    item.weighed && scan.weight ? convert(scan.weight.thousandths, scan.weight.unit, pricedUnit) : undefined
  const weight = thousandths === undefined ? null : toQuantity(1, Math.max(1, roundHalfUp(thousandths)))
  return {
    line: {
      ...item,
      finalWeight: finalWeight === null ? null : toQuantity(1, finalWeight),
      ...{ pricedUnit, weight, lot: lot?.code ?? null },
    },
    ...{ reason: null, says: null, nextLot: null },
  }
})

/** Reads the lines of an order, or else those that the caller has taken, of branches where they pick. */
async function readScannable({ database, caller, clock }: SignedInShop, orderId: number | undefined) {
  const found = await database
    .select({
      item: orderItems,
      orderNum: orders.orderNum,
      branchId: orders.branchId,
      slotStartsAt: orders.slotStartsAt,
    })
    .from(orderItems)
    .innerJoin(orders, eq(orders.orderId, orderItems.orderId))
    .where(
      and(
        orderId === undefined
          ? sql`${orderItems.orderItemId} in (select order_item_id from picking_claims
              where cust_id = ${caller.custId} and claimed_until > ${clock()})`
          : eq(orderItems.orderId, orderId),
        ofBranches(orders.branchId, branchesWith(caller, 'picking')),
      ),
    )
    .orderBy(orderItems.orderId, orderItems.position)
  return found.map(({ item, ...of }) => ({ ...item, ...of }))
}

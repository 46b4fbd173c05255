import { and, eq, inArray } from 'drizzle-orm'
import { codeForLabel } from '../../catalogue/codes/label-code.rules.ts'
import { readLabelRules } from '../../catalogue/codes/read-label-rules.server.ts'
import { readPackages } from '../../catalogue/codes/read-packages.server.ts'
import { refuse } from '../../lib/call.ts'
import { handle } from '../../lib/handler.server.ts'
import { branchesWith } from '../../lib/permissions.ts'
import { ofBranches } from '../../settings/branches/of-branches.server.ts'
import { isLeftOut } from '../order-lines.rules.ts'
import { goodsTypes } from '../order-types.rules.ts'
import { orders } from '../orders.tables.server.ts'
import { type Looking, readPicking } from '../picking/find-picking.server.ts'
import type { PickedItem } from '../picking/picking.contract.ts'
import { findPacking, type Packing } from './packing.contract.ts'
import { readBags } from './read-bags.server.ts'

export const answerFindPacking = handle(findPacking, async ({ orderNum }, shop) => {
  const { database, caller } = shop
  const [order] = await database
    .select({ orderId: orders.orderId })
    .from(orders)
    .where(
      and(
        eq(orders.orderNum, orderNum),
        inArray(orders.orderType, [...goodsTypes]),
        ofBranches(orders.branchId, branchesWith(caller, 'picking')),
      ),
    )
  return order ? readPacking(shop, order.orderId) : refuse(findPacking, 'NOT_FOUND', undefined)
})

/** Reads an order as its packer sees it: the lines that come, with their codes, and the bags. */
export async function readPacking(shop: Looking, orderId: number): Promise<Packing> {
  const { database } = shop
  const [order, bags, rules] = await Promise.all([
    readPicking(shop, orderId),
    readBags(database, [orderId]),
    readLabelRules(database),
  ])
  const coming = order.orderItems.filter(({ itemStatus }) => !isLeftOut(itemStatus))
  const packageOf = await readPackages(
    database,
    coming.map(({ productId }) => productId),
  )
  return {
    ...order,
    orderItems: coming.map(item => {
      const { storage, codes } = packageOf(item.productId)
      return { ...item, storage, code: codeForLabel(codes, weightOf(item), rules) ?? null }
    }),
    bags: bags.get(orderId) ?? [],
  }
}

/** Returns the weight of a line, if the scales have said it. */
const weightOf = ({ weighed, finalWeight, pricedUnit }: PickedItem) =>
  weighed && finalWeight !== null
    ? { thousandths: Math.round(finalWeight * 1000), unit: pricedUnit }
    : undefined

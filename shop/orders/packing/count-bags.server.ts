import { and, eq, inArray } from 'drizzle-orm'
import { storageKinds } from '../../catalogue/storage.rules.ts'
import { refuse } from '../../lib/call.ts'
import { handle } from '../../lib/handler.server.ts'
import { branchesWith } from '../../lib/permissions.ts'
import { isPickedIn } from '../order-states.rules.ts'
import { isBooking } from '../order-types.rules.ts'
import { holdOrder } from '../settle-order.server.ts'
import { allBags, bagsOf, sameBags } from './bags.rules.ts'
import { readPacking } from './find-packing.server.ts'
import { countBags } from './packing.contract.ts'
import { orderBags } from './packing.tables.server.ts'
import { readBags } from './read-bags.server.ts'

export const answerCountBags = handle(countBags, async ({ orderId, bags, seen }, shop) => {
  const { database, caller, clock, audit, changed } = shop
  // Two packers of one order wait for each other here, and the second one sees the numbers of the first.
  const order = await holdOrder(database, orderId, branchesWith(caller, 'picking'))
  if (!order || isBooking(order.orderType)) return refuse(countBags, 'NOT_FOUND', undefined)
  const counted = (await readBags(database, [orderId])).get(orderId) ?? []
  const now = bagsOf(counted)
  if (sameBags(now, bags)) return readPacking(shop, orderId)
  if (!isPickedIn(order.orderStatus))
    return refuse(countBags, 'NOT_TO_PACK', { orderStatus: order.orderStatus })
  if (!sameBags(now, seen)) return refuse(countBags, 'CHANGED', { bags: counted })
  const different = storageKinds.filter(kind => bags[kind] !== now[kind])
  await database
    .delete(orderBags)
    .where(and(eq(orderBags.orderId, orderId), inArray(orderBags.kind, different)))
  const rows = different.filter(kind => bags[kind] > 0)
  if (rows.length)
    await database.insert(orderBags).values(
      rows.map(kind => ({
        ...{ orderId, kind, bags: bags[kind] },
        ...{ countedBy: caller.custId, countedAt: clock() },
      })),
    )
  await audit.add({
    ...{ action: 'count bags', subject: 'order', subjectId: orderId },
    before: { bags: allBags(now) },
    after: { orderNum: order.orderNum, bags: allBags(bags) },
  })
  changed('orders')
  return readPacking(shop, orderId)
})

import { sql } from 'drizzle-orm'
import { refuse } from '../lib/call.ts'
import { handle } from '../lib/handler.server.ts'
import type { SignedInShop } from '../lib/shop.server.ts'
import { blockHeldLots } from '../lots/block-held-lots.server.ts'
import { holdLotsNamed } from '../lots/hold-lot.server.ts'
import { m } from '../messages/m.ts'
import { ordersOfLots } from '../orders/lots/affected-orders.server.ts'
import { dayOfShop } from '../settings/day-of-shop.server.ts'
import { mayRefundAt } from './may-refund.rules.ts'
import { readRecall } from './read-recalls.server.ts'
import { recalledAmong } from './recalled-lots.server.ts'
import { startRecall } from './recalls.contract.ts'
import type { Recall } from './recalls.fields.ts'
import { recallLots, recalls } from './recalls.tables.server.ts'

export const answerStartRecall = handle(startRecall, async (input, shop) => {
  const { database, clock, caller, audit, changed } = shop
  const lotIds = [...new Set(input.lotIds)]
  const { reason, advice, refunds } = input
  // The locks come first: two recalls of a lot wait for each other, and so do pickers.
  const held = await holdLotsNamed(shop, lotIds)
  if (held.length < lotIds.length) return refuse(startRecall, 'NOT_FOUND', undefined)
  const taken = await recalledAmong(database, lotIds)
  if (taken.length > 0)
    return refuse(startRecall, 'RECALLED', { lotIds: taken }, { lotIds: m.recalls_lot_recalled() })
  const lots = held.map(({ lot }) => lot)
  if (refunds && !mayRefundAt(caller, lots))
    return refuse(startRecall, 'BAD_INPUT', undefined, { refunds: m.recalls_no_refunds() })
  await blockHeldLots(shop, held, { why: reason, isRecall: true })
  const [row] = await database
    .insert(recalls)
    .values({ reason, advice, refunds, startedBy: caller.custId, startedAt: clock() })
    .returning({ recallId: recalls.recallId })
  const { recallId } = row as { recallId: number }
  await database.insert(recallLots).values(lotIds.map(lotId => ({ recallId, lotId })))
  await noteOrders(shop, recallId, lotIds)
  // Drivers see it at once.
  changed('orders')
  const recall = (await readRecall(database, await dayOfShop(database, clock), recallId)) as Recall
  const { orders } = recall
  await audit.add({
    action: 'recall',
    subject: 'lot',
    subjectId: lotIds[0] as number,
    after: { code: lots.map(({ code }) => code).join(', '), reason, advice, refunds, orders },
  })
  return recall
})

/** Notes every order that has something of these lots, in one statement. */
const noteOrders = ({ database, clock }: SignedInShop, recallId: number, lotIds: readonly number[]) =>
  database.execute(sql`
    insert into recall_orders (recall_id, order_id, next_try_at)
    select ${recallId}::int, order_id, ${clock().toISOString()}::timestamptz from ${ordersOfLots(lotIds)} found order by order_id`)

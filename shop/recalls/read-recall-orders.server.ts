import { and, desc, eq, getTableColumns, isNull, type SQL } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { firstNameOf } from '../customers/first-name-of.server.ts'
import { toDecimal } from '../lib/money.ts'
import { type Branches, isOneOf } from '../lib/permissions.ts'
import { THOUSANDTHS, toQuantity } from '../lib/quantity.ts'
import type { Lot } from '../lots/lots.fields.ts'
import { readLinesOfOrders } from '../orders/lots/affected-orders.server.ts'
import { isOrderOf, readPeopleOfOrders } from '../orders/lots/people-of-orders.server.ts'
import type { RecallOutcome, RecallState, RefundWay, recallParts } from './recall-states.ts'
import type { RecallOrder } from './recalls.fields.ts'
import { recallOrders } from './recalls.tables.server.ts'

type Part = (typeof recallParts)[number] | undefined

/** Returns the condition of a part of the list. */
function isInPart(part: Part): SQL | undefined {
  if (part === 'WAITING') return eq(recallOrders.state, 'WAITING')
  return (
    part &&
    and(
      eq(recallOrders.outcome, 'HANDED_OVER'),
      isNull(recallOrders.calledAt),
      part === 'TO_CALL' ? eq(recallOrders.notified, false) : undefined,
    )
  )
}

/**
 * Reads a page of the orders of a recall at some branches, the latest first. `people`: the branches whose customers the caller may see.
 * `lots`: the lots of the recall.
 */
export async function readRecallOrders(
  database: Database,
  { id, part, page, size }: { id: number; part?: Part; page: number; size: number },
  { branches, people, lots }: { branches: Branches; people: Branches; lots: readonly Lot[] },
): Promise<{ rows: RecallOrder[]; total: number }> {
  const where = and(eq(recallOrders.recallId, id), isInPart(part), isOrderOf(recallOrders.orderId, branches))
  const [found, total] = await Promise.all([
    database
      .select({ ...getTableColumns(recallOrders), caller: firstNameOf(recallOrders.calledBy) })
      .from(recallOrders)
      .where(where)
      .orderBy(desc(recallOrders.orderId))
      .limit(size)
      .offset((page - 1) * size),
    database.$count(recallOrders, where),
  ])
  const idsOf = (rows: typeof found) => rows.map(({ orderId }) => orderId)
  const lotById = new Map(lots.map(lot => [lot.lotId, lot]))
  const [orders, waiting] = await Promise.all([
    readPeopleOfOrders(database, idsOf(found)),
    readLinesOfOrders(database, [...lotById.keys()], idsOf(found.filter(({ state }) => state === 'WAITING'))),
  ])
  const rows = found.flatMap((row): RecallOrder[] => {
    const order = orders.get(row.orderId)
    if (!order) return []
    const { orderId, orderNum, orderStatus, createDate, branchId, branchName, exponent } = order
    const name = `${order.firstName} ${order.lastName}`.trim()
    return [
      {
        ...{ orderId, orderNum, orderStatus, createDate: createDate.toISOString() },
        ...{ branchId, branchName: branchName ?? '' },
        contact: isOneOf(people, branchId)
          ? { name, phone: order.phone ?? '', email: order.email ?? '' }
          : null,
        lines: (waiting.get(orderId) ?? row.lines).flatMap(line => {
          const lot = lotById.get(line.lotId)
          if (!lot) return []
          const { lotId, code, productName, unitName, step } = lot
          const quantity = toQuantity(line.counts, Math.round(step * THOUSANDTHS))
          return [{ orderItemId: line.orderItemId, lotId, code, productName, quantity, unitName }]
        }),
        state: row.state as RecallState,
        outcome: row.outcome as RecallOutcome | null,
        ...{ amount: toDecimal(row.amount, exponent), refunded: toDecimal(row.refunded, exponent) },
        ...{ way: row.way as RefundWay, notified: row.notified },
        ...{ calledAt: row.calledAt?.toISOString() ?? null, calledBy: row.caller },
        doneAt: row.doneAt?.toISOString() ?? null,
      },
    ]
  })
  return { rows, total }
}

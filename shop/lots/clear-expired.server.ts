import { inArray, sql } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { exceed } from '../availability/exceed.server.ts'
import { counterOf } from '../catalogue/stock/counted-product.server.ts'
import type { Shop } from '../lib/shop.server.ts'
import { dayOfShop } from '../settings/day-of-shop.server.ts'
import { changeLots, holdLots, type LotRow } from './change-lots.server.ts'
import { conditionOfState } from './condition-of-state.server.ts'
import { lots } from './lots.tables.server.ts'

/** The most lots that are cleared in one transaction. */
const MOST_AT_ONCE = 500

/** Empties locked lots whose day is over: what was left of them leaves the stock, also if orders were promised it. */
export async function clearLots(
  database: Database,
  ended: readonly LotRow[],
  by: { movedBy: number | null; movedAt: Date },
): Promise<void> {
  if (ended.length === 0) return
  const cause = 'EXPIRED'
  const ids = ended.map(({ lotId }) => lotId)
  await changeLots(
    database,
    ended.map(({ lotId, onHand }) => ({ lotId, change: -onHand, cause })),
    by,
  )
  const counters = await database
    .select({ lotId: lots.lotId, availabilityId: counterOf(sql`lots.product_id`, sql`lots.branch_id`) })
    .from(lots)
    .where(inArray(lots.lotId, ids))
  const leftOf = new Map(ended.map(({ lotId, onHand }) => [lotId, onHand]))
  const wishes = counters.flatMap(({ lotId, availabilityId }) =>
    availabilityId === null ? [] : [{ availabilityId, quantity: leftOf.get(lotId) ?? 0 }],
  )
  await exceed(database, wishes, { cause, orderId: null, ...by })
}

/**
 * Empties the lots whose day is over by the calendar of the shop, at most 500 of them, in the running transaction. Blocked lots stay:
 * they have left the stock already. Several nodes empty each lot once. Returns the number of lots; 0 if all are done.
 */
export async function clearExpired({ database, clock }: Pick<Shop, 'database' | 'clock'>): Promise<number> {
  const isOver = conditionOfState('EXPIRED', await dayOfShop(database, clock))
  const first = sql`${lots.lotId} in (select ${lots.lotId} from ${lots} where ${isOver}
    order by ${lots.lotId} limit ${MOST_AT_ONCE})`
  const ended = await holdLots(database, sql`${first} and ${isOver}`)
  await clearLots(database, ended, { movedBy: null, movedAt: clock() })
  return ended.length
}

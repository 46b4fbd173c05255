import { and, asc, count, eq, inArray, isNull, max, min, sql } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import { refuse } from '../../lib/call.ts'
import { handle } from '../../lib/handler.server.ts'
import { branchesWith, onlyBranch } from '../../lib/permissions.ts'
import { ofBranches } from '../../settings/branches/of-branches.server.ts'
import { showSlotTimes } from '../../slots/read-slots.server.ts'
import { pickedStates } from '../order-states.rules.ts'
import { orderItems, orders } from '../orders.tables.server.ts'
import { pickingClaims } from './claims.tables.server.ts'
import { readPickings } from './find-picking.server.ts'
import { readClaims } from './read-claims.server.ts'
import { claimLines, findWave, releaseLines, WAVE_ORDERS, type WaveWindow } from './waves.contract.ts'

/** How long a claim lasts unless it is made again. */
const CLAIM_MINUTES = 15

const picked = inArray(orders.orderStatus, [...pickedStates])

export const answerFindWave = handle(findWave, async ({ branchId, slotId }, shop) => {
  const { database, caller } = shop
  const wanted = and(
    picked,
    ofBranches(orders.branchId, onlyBranch(branchesWith(caller, 'picking'), branchId)),
  )
  const windows = await readWindows(database, wanted)
  const shown = slotId ?? (windows.find(({ left }) => left > 0) ?? windows[0])?.slotId ?? null
  if (shown === null) return { windows, slotId: null, orders: [], total: 0 }
  const found = await database
    .select({ orderId: orders.orderId })
    .from(orders)
    .where(and(wanted, shown === 0 ? isNull(orders.slotId) : eq(orders.slotId, shown)))
    .orderBy(asc(orders.createDate), asc(orders.orderId))
    .limit(WAVE_ORDERS)
  return {
    ...{ windows, slotId: shown },
    orders: await readPickings(
      shop,
      found.map(({ orderId }) => orderId),
    ),
    total: windows.find(window => window.slotId === shown)?.orders ?? 0,
  }
})

/** Reads the windows of these orders, earliest first, with the lines that are left; orders without one come last. */
async function readWindows(database: Database, wanted: ReturnType<typeof and>): Promise<WaveWindow[]> {
  const window = sql<number>`coalesce(${orders.slotId}, 0)`.mapWith(Number)
  const left = sql`select count(*) from order_items i where i.order_id = ${orders.orderId}
    and (i.item_status = 'NEW' or i.weighed and i.final_weight is null and i.item_status in ('PICKED', 'PACKED'))`
  const found = await database
    .select({
      slotId: window,
      slotStartsAt: min(orders.slotStartsAt),
      slotEndsAt: max(orders.slotEndsAt),
      pickupType: sql<string>`min(${orders.pickupType})`,
      orders: count(),
      left: sql<number>`sum((${left}))::int`,
    })
    .from(orders)
    .where(wanted)
    .groupBy(window)
    .orderBy(sql`min(${orders.slotStartsAt}) nulls last`, window)
  return found.map(row => ({ ...row, ...showSlotTimes(row) }))
}

export const answerClaimLines = handle(claimLines, async ({ orderItemIds, takeOver = false }, shop) => {
  const { database, caller, clock, changed } = shop
  const now = clock()
  const { custId } = caller
  const free = await database
    .select({ orderItemId: orderItems.orderItemId })
    .from(orderItems)
    .innerJoin(orders, eq(orders.orderId, orderItems.orderId))
    .where(
      and(
        inArray(orderItems.orderItemId, orderItemIds),
        picked,
        ofBranches(orders.branchId, branchesWith(caller, 'picking')),
      ),
    )
    // Two claims of the same lines wait for each other in the same order.
    .orderBy(orderItems.orderItemId)
  if (free.length === 0) return refuse(claimLines, 'NOT_FOUND', undefined)
  const claimedUntil = new Date(now.getTime() + CLAIM_MINUTES * 60_000)
  await database
    .insert(pickingClaims)
    .values(free.map(({ orderItemId }) => ({ orderItemId, custId, claimedUntil })))
    .onConflictDoUpdate({
      target: pickingClaims.orderItemId,
      set: { custId, claimedUntil },
      ...(takeOver
        ? {}
        : {
            setWhere: sql`${pickingClaims.custId} = ${custId} or ${pickingClaims.claimedUntil} <= ${now}`,
          }),
    })
  const claims = await readClaims(
    database,
    { orderItemIds: free.map(({ orderItemId }) => orderItemId) },
    { custId, now },
  )
  changed('orders')
  return { claims: [...claims].map(([orderItemId, claim]) => ({ orderItemId, claim })) }
})

export const answerReleaseLines = handle(releaseLines, async ({ orderItemIds }, shop) => {
  const { database, caller, changed } = shop
  const released = await database
    .delete(pickingClaims)
    .where(and(eq(pickingClaims.custId, caller.custId), inArray(pickingClaims.orderItemId, orderItemIds)))
    .returning({ orderItemId: pickingClaims.orderItemId })
  if (released.length) changed('orders')
  return { released: released.length }
})

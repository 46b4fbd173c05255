import { and, asc, count, eq, inArray, sql } from 'drizzle-orm'
import { contacts } from '../../customers/customers.tables.server.ts'
import { refuse } from '../../lib/call.ts'
import { handle } from '../../lib/handler.server.ts'
import { branchesWith, onlyBranch } from '../../lib/permissions.ts'
import type { SignedInShop } from '../../lib/shop.server.ts'
import { findNextLots } from '../../lots/find-lot.server.ts'
import { sayLot } from '../../lots/say-lot.ts'
import { ofBranches } from '../../settings/branches/of-branches.server.ts'
import { dayOfShop } from '../../settings/day-of-shop.server.ts'
import { showSlotTimes } from '../../slots/read-slots.server.ts'
import { branchNameBy } from '../desk/branch-name.server.ts'
import { showStaffItem } from '../desk/show-staff-order.server.ts'
import { pickedStates } from '../order-states.rules.ts'
import { orders } from '../orders.tables.server.ts'
import { readItems } from '../read-items.server.ts'
import { pickersOffers } from '../swaps/show-offers.server.ts'
import { findPicking, findToPick, type Picking } from './picking.contract.ts'
import { readClaims } from './read-claims.server.ts'

const SHOWN = 100

type Found = {
  order: typeof orders.$inferSelect
  contact: typeof contacts.$inferSelect
  branchName: string | null
}

export const answerFindToPick = handle(findToPick, async ({ branchId }, { database, caller }) => {
  const wanted = and(
    inArray(orders.orderStatus, [...pickedStates]),
    ofBranches(orders.branchId, onlyBranch(branchesWith(caller, 'picking'), branchId)),
  )
  const [found, [counted]] = await Promise.all([
    database
      .select({
        order: orders,
        contact: contacts,
        branchName: branchNameBy(orders.branchId),
        items: sql<number>`(select count(*)::int from order_items i where i.order_id = ${orders.orderId} and i.item_status <> 'REMOVED')`,
        done: sql<number>`(select count(*)::int from order_items i where i.order_id = ${orders.orderId} and i.item_status not in ('NEW', 'REMOVED'))`,
      })
      .from(orders)
      .innerJoin(contacts, eq(contacts.contactId, orders.contactId))
      .where(wanted)
      .orderBy(asc(orders.createDate), asc(orders.orderId))
      .limit(SHOWN),
    database.select({ all: count() }).from(orders).where(wanted),
  ])
  return {
    rows: found.map(({ items, done, ...found }) => ({ ...show(found), items, done })),
    total: counted?.all ?? 0,
  }
})

export const answerFindPicking = handle(findPicking, async ({ orderNum }, shop) => {
  const [order] = await shop.database
    .select({ orderId: orders.orderId })
    .from(orders)
    .where(
      and(eq(orders.orderNum, orderNum), ofBranches(orders.branchId, branchesWith(shop.caller, 'picking'))),
    )
  return order ? readPicking(shop, order.orderId) : refuse(findPicking, 'NOT_FOUND', undefined)
})

/** The parts of the shop that reading an order for its picker needs. */
export type Looking = Pick<SignedInShop, 'database' | 'caller' | 'clock'>

/** Reads an order with its lines as its picker sees it. */
export async function readPicking(shop: Looking, orderId: number): Promise<Picking> {
  const [picking] = await readPickings(shop, [orderId])
  return picking as Picking
}

/** Reads orders with their lines as their picker sees them, in this order. */
export async function readPickings(shop: Looking, orderIds: readonly number[]): Promise<Picking[]> {
  const { database, caller, clock } = shop
  const [found, items, offers, claims] = await Promise.all([
    database
      .select({ order: orders, contact: contacts, branchName: branchNameBy(orders.branchId) })
      .from(orders)
      .innerJoin(contacts, eq(contacts.contactId, orders.contactId))
      .where(inArray(orders.orderId, [...orderIds])),
    readItems(database, orderIds),
    pickersOffers(database, orderIds),
    readClaims(database, { orderIds }, { custId: caller.custId, now: clock() }),
  ])
  const linesOf = Map.groupBy(items, item => item.orderId)
  const today = await dayOfShop(database, clock)
  const branchOf = new Map(found.map(({ order }) => [order.orderId, order.branchId]))
  const toPick = items.filter(({ itemStatus }) => itemStatus === 'NEW')
  const nextLot = await findNextLots(
    database,
    toPick.map(({ productId, orderId }) => ({ productId, branchId: branchOf.get(orderId) as number })),
    today,
  )
  const nextOf = ({ itemStatus, productId }: (typeof items)[number], branchId: number) => {
    const lot = itemStatus === 'NEW' ? nextLot({ productId, branchId }) : undefined
    return lot ? sayLot(lot) : null
  }
  const shown = ({ order, ...of }: Found): Picking => ({
    ...show({ order, ...of }),
    notes: order.notes,
    orderItems: (linesOf.get(order.orderId) ?? [])
      .filter(({ itemStatus }) => itemStatus !== 'REMOVED')
      .map(item => ({
        ...showStaffItem(item, order.exponent),
        offer: offers.get(item.orderItemId) ?? null,
        claim: claims.get(item.orderItemId) ?? null,
        nextLot: nextOf(item, order.branchId),
      })),
  })
  const byId = new Map(found.map(one => [one.order.orderId, one]))
  return orderIds.flatMap(orderId => byId.get(orderId) ?? []).map(shown)
}

const show = ({ order, contact: { firstName, lastName }, branchName }: Found) => ({
  ...{ ...order, branchName },
  createDate: order.createDate.toISOString(),
  ...showSlotTimes(order),
  name: `${firstName} ${lastName}`.trim(),
})

import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import { isOldEnough } from '../../catalogue/ages/ages.rules.ts'
import type { SignedInShop } from '../../lib/shop.server.ts'
import { m } from '../../messages/m.ts'
import { orderEvents, orderItems } from '../orders.tables.server.ts'
import { type AgeToCheck, ageToCheck } from './age-to-check.rules.ts'

type Handed = {
  orderId: number
  orderStatus: string
  lines: Parameters<typeof ageToCheck>[0]
  /** The age that was checked; undefined if none was. */
  ageChecked: number | undefined
  /** The moment of the check; now if it is missing. */
  at?: Date
}

/**
 * Returns the age that is still to be checked before an order is handed over; undefined if none is, after noting the check in its history.
 * The caller has locked the order's row and read its lines after that.
 */
export async function checkAge(
  { database, caller, clock }: Pick<SignedInShop, 'database' | 'caller' | 'clock'>,
  { orderId, orderStatus, lines, ageChecked, at = clock() }: Handed,
): Promise<AgeToCheck | undefined> {
  const needed = ageToCheck(lines)
  if (!needed) return undefined
  if (!isOldEnough(ageChecked, needed.ageFrom)) return needed
  await database.insert(orderEvents).values({
    ...{ orderId, orderStatus, kind: 'AGE_CHECKED', happenedBy: 'staff', custId: caller.custId },
    ...{ reason: m.catalogue_age_mark({ age: needed.ageFrom }), happenedAt: at },
  })
  return undefined
}

/** The facts about a line that decide which age is checked. */
const aged = {
  orderId: orderItems.orderId,
  productName: orderItems.productName,
  ageFrom: orderItems.ageFrom,
  itemStatus: orderItems.itemStatus,
  refusal: orderItems.refusal,
}

/** Reads the facts about an order's lines that decide which age is checked. */
export const readAgedLines = (database: Database, orderId: number) =>
  database.select(aged).from(orderItems).where(eq(orderItems.orderId, orderId)).orderBy(orderItems.position)

/** Reads the ages to check before orders are handed over, by order; orders that need none are absent. */
export async function readAges(
  database: Database,
  orderIds: readonly number[],
): Promise<Map<number, number>> {
  if (orderIds.length === 0) return new Map()
  const rows = await database
    .select(aged)
    .from(orderItems)
    .where(and(inArray(orderItems.orderId, [...orderIds]), isNotNull(orderItems.ageFrom)))
  return new Map(
    [...Map.groupBy(rows, ({ orderId }) => orderId)].flatMap(([orderId, lines]) => {
      const needed = ageToCheck(lines)
      return needed ? [[orderId, needed.ageFrom] as const] : []
    }),
  )
}

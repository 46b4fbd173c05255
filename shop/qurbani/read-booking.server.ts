import { and, asc, eq, getTableColumns, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { contacts } from '../customers/customers.tables.server.ts'
import { isKeyOf } from '../orders/is-key-of.server.ts'
import { orders } from '../orders/orders.tables.server.ts'
import { qurbaniBalances, qurbaniBookings, qurbaniShares } from './bookings.tables.server.ts'
import { sumOf } from './deposit.rules.ts'
import { readWindows } from './read-windows.server.ts'
import { qurbaniAnimals, qurbaniOffers, qurbaniSeasons } from './season.tables.server.ts'
import { paidByCard } from './share-facts.server.ts'
import { stateOfShare } from './share-states.rules.ts'

/** Reads bookings with the orders that hold them. */
export async function readBookings(database: Database, which: SQL | undefined) {
  return database
    .select({ booking: qurbaniBookings, order: orders, contact: contacts, season: qurbaniSeasons })
    .from(qurbaniBookings)
    .innerJoin(orders, eq(orders.orderId, qurbaniBookings.orderId))
    .innerJoin(contacts, eq(contacts.contactId, orders.contactId))
    .innerJoin(qurbaniSeasons, eq(qurbaniSeasons.seasonId, qurbaniBookings.seasonId))
    .where(which)
}
/** A booking as it is read from the database. */
export type BookingRow = Awaited<ReturnType<typeof readBookings>>[number]

/** Reads the booking of a secret link, either its own or that of its balance; undefined if the link is neither. */
export async function readBookingByLink(
  database: Database,
  { orderNum, link }: { orderNum: string; link: string },
): Promise<BookingRow | undefined> {
  const [order] = await database.select().from(orders).where(eq(orders.orderNum, orderNum))
  if (!order || !isKeyOf(order, link)) return undefined
  const [found] = await readBookings(
    database,
    or(
      eq(qurbaniBookings.orderId, order.orderId),
      sql`${qurbaniBookings.bookingId} = (select booking_id from qurbani_balances where order_id = ${order.orderId})`,
    ),
  )
  return found
}

/** Locks a booking, so that only one transaction at a time changes its shares, its balance or its end. */
export async function lockBooking(database: Database, bookingId: number): Promise<void> {
  await database
    .select({ bookingId: qurbaniBookings.bookingId })
    .from(qurbaniBookings)
    .where(eq(qurbaniBookings.bookingId, bookingId))
    .for('no key update')
}

/** Reads the shares of a booking in order, each with its state. */
export async function readShares(database: Database, { booking, order }: BookingRow) {
  const rows = await database
    .select({
      ...getTableColumns(qurbaniShares),
      type: qurbaniOffers.type,
      familyKey: qurbaniOffers.familyKey,
      offered: qurbaniOffers.animalId,
      tag: qurbaniAnimals.tag,
      picture: qurbaniAnimals.picture,
      doneAt: qurbaniAnimals.doneAt,
    })
    .from(qurbaniShares)
    .innerJoin(qurbaniOffers, eq(qurbaniOffers.offerId, qurbaniShares.offerId))
    .leftJoin(
      qurbaniAnimals,
      eq(qurbaniAnimals.animalId, sql`coalesce(${qurbaniShares.animalId}, ${qurbaniOffers.animalId})`),
    )
    .where(eq(qurbaniShares.bookingId, booking.bookingId))
    .orderBy(asc(qurbaniShares.position))
  const windows = await readWindows(database, rows)
  const { paymentState, orderStatus } = order
  // A named animal is known before the share is put into it; nothing was done for this share until then.
  return rows.map(row => {
    const doneAt = row.animalId === null ? null : row.doneAt
    const { startsAt = null, endsAt = null } = windows.get(row.windowId ?? 0) ?? {}
    return {
      ...row,
      startsAt,
      endsAt,
      doneAt,
      state: stateOfShare({ ...row, doneAt, paymentState, orderStatus }),
    }
  })
}
/** A share as it is read from the database. */
export type ShareRow = Awaited<ReturnType<typeof readShares>>[number]

/** Returns the price of a booking, what was paid, and what is left, in minor units. */
export async function readMoney(
  database: Database,
  { booking, order }: BookingRow,
  shares: readonly Pick<ShareRow, 'net' | 'tax' | 'cancelledAt'>[],
) {
  const { rows } = await database.execute<{ paid: string }>(
    sql`select ${paidByCard} as paid from qurbani_bookings b where b.booking_id = ${booking.bookingId}`,
  )
  const paid = Number(rows[0]?.paid ?? 0) + booking.cashReceived
  const { shippingHandling: delivery } = order
  const total = sumOf(shares.filter(({ cancelledAt }) => cancelledAt === null)) + delivery
  const ended = order.orderStatus === 'REJECTED'
  return { total, delivery, paid, balance: ended ? 0 : Math.max(0, total - paid) }
}

/** Reads the order that is being paid for the balance of a booking now, if there is one. */
export async function readPaying(database: Database, bookingId: number) {
  const [found] = await database
    .select({ order: orders })
    .from(qurbaniBalances)
    .innerJoin(orders, eq(orders.orderId, qurbaniBalances.orderId))
    .where(and(eq(qurbaniBalances.bookingId, bookingId), eq(orders.paymentState, 'AWAITING')))
  return found?.order
}

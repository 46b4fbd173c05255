import { eq } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import { refuse } from '../../lib/call.ts'
import { handle } from '../../lib/handler.server.ts'
import { toDecimal } from '../../lib/money.ts'
import { qurbaniBookings } from '../bookings.tables.server.ts'
import { isCancellable } from '../is-cancellable.rules.ts'
import { readBookings, readMoney, readShares } from '../read-booking.server.ts'
import { readSeasonNow } from '../season/read-desk-season.server.ts'
import { findStaffBooking, type StaffBooking } from './staff-booking.contract.ts'

/** Reads a booking as staff see it; undefined if it does not exist. */
export async function readStaffBooking(
  database: Database,
  bookingId: number,
): Promise<StaffBooking | undefined> {
  const [row] = await readBookings(database, eq(qurbaniBookings.bookingId, bookingId))
  if (!row) return undefined
  const { booking, order } = row
  const shares = await readShares(database, row)
  const [money, season] = await Promise.all([
    readMoney(database, row, shares),
    readSeasonNow(database, booking.seasonId),
  ])
  const decimal = (minor: number) => toDecimal(minor, order.exponent)
  const dates = new Map(season?.days.map(({ day, date }) => [day, date]))
  return {
    bookingId,
    orderNum: order.orderNum,
    link: order.linkKey,
    ended: order.orderStatus === 'REJECTED',
    cancellable: isCancellable(order, shares),
    total: decimal(money.total),
    paid: decimal(money.paid),
    cashReceived: decimal(booking.cashReceived),
    balance: decimal(money.balance),
    places: (season?.offers ?? []).flatMap(({ offerId, day, kind, tag, free, active, type }) =>
      active && type !== 'FAMILY' && free > 0
        ? [{ offerId, day, date: dates.get(day) ?? '', kind, tag, free }]
        : [],
    ),
    windows: (season?.windows ?? [])
      .filter(({ isClosed }) => !isClosed)
      .map(({ windowId, day, method, startsAt, endsAt, free }) => ({
        ...{ windowId, day, method, startsAt, endsAt, free },
      })),
  }
}

export const answerFindStaffBooking = handle(
  findStaffBooking,
  async ({ bookingId }, { database }) =>
    (await readStaffBooking(database, bookingId)) ?? refuse(findStaffBooking, 'NOT_FOUND', undefined),
)

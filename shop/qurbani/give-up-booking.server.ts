import { eq } from 'drizzle-orm'
import { putBack } from '../availability/put-back.server.ts'
import { rejectOrder, type Settling } from '../orders/settle-order.server.ts'
import { qurbaniBalances } from './bookings.tables.server.ts'
import { isCancellable } from './is-cancellable.rules.ts'
import { type BookingRow, readShares } from './read-booking.server.ts'

/**
 * Gives up a paid booking, in the running transaction: rejects its orders, so that card payments are refunded, and frees its
 * shares and their places in the windows. Does nothing if a share has its animal. The caller has locked the booking.
 */
export async function giveUpBooking(shop: Settling, row: BookingRow, reason: string): Promise<boolean> {
  const { database, clock, changed } = shop
  const { booking, order } = row
  if (!isCancellable(order, await readShares(database, row))) return false
  await rejectOrder(shop, order.orderId, { reason, notifies: true })
  const balances = await database
    .select({ orderId: qurbaniBalances.orderId })
    .from(qurbaniBalances)
    .where(eq(qurbaniBalances.bookingId, booking.bookingId))
  for (const { orderId } of balances) await rejectOrder(shop, orderId, { reason, notifies: false })
  changed('qurbani')
  await putBack(database, { cause: 'REJECTED', orderId: order.orderId, movedAt: clock(), movedBy: null })
  return true
}

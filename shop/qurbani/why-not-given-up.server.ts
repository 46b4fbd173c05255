import type { Database } from '../../database/pool.ts'
import { mayEdit } from '../orders/order-states.rules.ts'
import { isUnpaid } from '../orders/payment-states.rules.ts'
import { type BookingRow, readPaying } from './read-booking.server.ts'

/**
 * Returns the reason why a booking, which the caller has locked, cannot be cancelled now, apart from its animals.
 * `NOT_BOOKED`: it is not paid for, or has ended. `PAYING`: its balance is being paid. `CASH`: cash received at the counter
 * must be returned first.
 */
export async function whyNotGivenUp(
  database: Database,
  { booking, order }: BookingRow,
): Promise<'NOT_BOOKED' | 'PAYING' | 'CASH' | undefined> {
  if (!mayEdit(order.orderStatus) || isUnpaid(order.paymentState)) return 'NOT_BOOKED'
  if (await readPaying(database, booking.bookingId)) return 'PAYING'
  return booking.cashReceived > 0 ? 'CASH' : undefined
}

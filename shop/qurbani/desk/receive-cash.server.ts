import { eq, sql } from 'drizzle-orm'
import { refuse } from '../../lib/call.ts'
import { handle } from '../../lib/handler.server.ts'
import { toDecimal, toMinor } from '../../lib/money.ts'
import { m } from '../../messages/m.ts'
import { qurbaniBookings } from '../bookings.tables.server.ts'
import { lockBooking, readBookings, readMoney, readPaying, readShares } from '../read-booking.server.ts'
import { receiveCash } from './qurbani-desk.contract.ts'

export const answerReceiveCash = handle(receiveCash, async ({ bookingId, amount }, shop) => {
  const { database, caller, audit } = shop
  await lockBooking(database, bookingId)
  const [row] = await readBookings(database, eq(qurbaniBookings.bookingId, bookingId))
  if (!row) return refuse(receiveCash, 'NOT_FOUND', undefined)
  const { booking, order } = row
  const givesBack = amount < 0
  if (!givesBack && (order.orderStatus === 'REJECTED' || order.paymentState === 'AWAITING'))
    return refuse(receiveCash, 'NOT_BOOKED', undefined)
  if (await readPaying(database, bookingId)) return refuse(receiveCash, 'PAYING', undefined)
  const shares = await readShares(database, row)
  const { balance } = await readMoney(database, row, shares)
  const { exponent } = order
  const decimal = (minor: number) => toDecimal(minor, exponent)
  const wrong = (says: string) => refuse(receiveCash, 'BAD_INPUT', undefined, { amount: says })
  if (Number(amount.toFixed(exponent)) !== amount) return wrong(m.qurbani_amount_fine({ decimals: exponent }))
  const minor = toMinor(amount, exponent)
  if (-minor > booking.cashReceived)
    return wrong(m.qurbani_cash_back_high({ most: decimal(booking.cashReceived) }))
  if (!givesBack && minor > balance) return wrong(m.qurbani_amount_high({ due: decimal(balance) }))
  await database
    .update(qurbaniBookings)
    .set({
      cashReceived: sql`${qurbaniBookings.cashReceived} + ${minor}`,
      cashBy: caller.custId,
    })
    .where(eq(qurbaniBookings.bookingId, bookingId))
  const after = await readBookings(database, eq(qurbaniBookings.bookingId, bookingId))
  const left = await readMoney(database, after[0] ?? row, shares)
  await audit.add({
    action: givesBack ? 'give cash back' : 'receive cash',
    subject: 'qurbani booking',
    subjectId: bookingId,
    before: { cashReceived: decimal(booking.cashReceived) },
    after: { cashReceived: decimal(booking.cashReceived + minor) },
  })
  return {
    bookingId,
    cashReceived: decimal(booking.cashReceived + minor),
    due: decimal(left.balance),
  }
})

import { eq } from 'drizzle-orm'
import { refuse } from '../../lib/call.ts'
import { handle } from '../../lib/handler.server.ts'
import { qurbaniBookings } from '../bookings.tables.server.ts'
import { giveUpBooking } from '../give-up-booking.server.ts'
import { lockBooking, readBookings } from '../read-booking.server.ts'
import { whyNotGivenUp } from '../why-not-given-up.server.ts'
import { readStaffBooking } from './find-staff-booking.server.ts'
import { giveUpForCustomer } from './staff-booking.contract.ts'

export const answerGiveUpForCustomer = handle(giveUpForCustomer, async ({ bookingId, reason }, shop) => {
  const { database, audit } = shop
  await lockBooking(database, bookingId)
  const [row] = await readBookings(database, eq(qurbaniBookings.bookingId, bookingId))
  if (!row) return refuse(giveUpForCustomer, 'NOT_FOUND', undefined)
  const why = await whyNotGivenUp(database, row)
  if (why) return refuse(giveUpForCustomer, why, undefined)
  if (!(await giveUpBooking(shop, row, reason))) return refuse(giveUpForCustomer, 'ASSIGNED', undefined)
  await audit.add({
    action: 'give up',
    subject: 'qurbani booking',
    subjectId: bookingId,
    before: { orderStatus: row.order.orderStatus },
    after: { orderStatus: 'REJECTED', reason },
  })
  return (await readStaffBooking(database, bookingId)) ?? refuse(giveUpForCustomer, 'NOT_FOUND', undefined)
})

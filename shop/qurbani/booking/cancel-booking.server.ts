import { refuse } from '../../lib/call.ts'
import { handle } from '../../lib/handler.server.ts'
import { m } from '../../messages/m.ts'
import { giveUpBooking } from '../give-up-booking.server.ts'
import { lockBooking, readBookingByLink } from '../read-booking.server.ts'
import { whyNotGivenUp } from '../why-not-given-up.server.ts'
import { cancelBooking } from './booking.contract.ts'
import { showBooking } from './show-booking.server.ts'

export const answerCancelBooking = handle(cancelBooking, async (input, shop) => {
  const { database } = shop
  const known = await readBookingByLink(database, input)
  if (!known) return refuse(cancelBooking, 'NOT_FOUND', undefined)
  const { bookingId } = known.booking
  await lockBooking(database, bookingId)
  const row = (await readBookingByLink(database, input)) ?? known
  const why = await whyNotGivenUp(database, row)
  if (why) return refuse(cancelBooking, why, undefined)
  const given = await giveUpBooking(shop, row, m.qurbani_cancelled_reason())
  if (!given) return refuse(cancelBooking, 'ASSIGNED', undefined)
  const after = await readBookingByLink(database, input)
  return after ? showBooking(shop, after) : refuse(cancelBooking, 'NOT_FOUND', undefined)
})

import { refuse } from '../../lib/call.ts'
import { handle } from '../../lib/handler.server.ts'
import { readBookingByLink } from '../read-booking.server.ts'
import { findBooking } from './booking.contract.ts'
import { showBooking } from './show-booking.server.ts'

export const answerFindBooking = handle(findBooking, async (input, shop) => {
  const found = await readBookingByLink(shop.database, input)
  return found ? showBooking(shop, found) : refuse(findBooking, 'NOT_FOUND', undefined)
})

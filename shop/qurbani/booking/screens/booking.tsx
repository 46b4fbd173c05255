import { redirect } from 'react-router'
import { ask } from '../../../ask.ts'
import { showMoment, showTime } from '../../../lib/dates/moments.ts'
import { m } from '../../../messages/m.ts'
import { pageMeta } from '../../../settings/page-meta.ts'
import { dayWords } from '../../day-words.ts'
import { findBooking } from '../booking.contract.ts'
import { BookedPart } from '../parts/booked-part.tsx'
import type { Route } from './+types/booking'

/**
 * Loads the booking that the secret link names. Without a link it goes to the page of bookings; a wrong link is not found.
 */
export async function loader({ context, request }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams
  const [orderNum, link] = [query.get('order'), query.get('key')]
  if (!orderNum || !link) throw redirect('/qurbani')
  const booking = await ask(context, findBooking, { orderNum, link })
  const { shares, timeZone, payUntil } = booking
  return {
    booking,
    days: dayWords(shares),
    words: {
      bookedAt: showMoment(booking.bookedAt, timeZone),
      orderBy: showMoment(booking.orderBy, timeZone),
      wakalaAt: showMoment(booking.wakalaAt, timeZone),
      payUntil: payUntil ? showTime(payUntil, timeZone) : '',
    },
  }
}

export const headers = () => ({ 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: m.qurbani_booking(),
    description: m.qurbani_booking_description(),
    path: '/qurbani/booking',
    hidden: true,
  })

/** `/qurbani/booking`: the state of a booking, share by share, for anyone who has its secret link. */
export default function BookingScreen({ loaderData }: Route.ComponentProps) {
  return (
    <div className="page max-w-5xl py-8 md:py-12">
      <BookedPart {...loaderData} />
    </div>
  )
}

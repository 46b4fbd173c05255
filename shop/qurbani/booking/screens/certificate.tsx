import { redirect } from 'react-router'
import { ask } from '../../../ask.ts'
import { showMoment } from '../../../lib/dates/moments.ts'
import { m } from '../../../messages/m.ts'
import { bookingAddress } from '../../../orders/order-link.ts'
import { pageMeta } from '../../../settings/page-meta.ts'
import { findSettings } from '../../../settings/settings.contract.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { dayWords } from '../../day-words.ts'
import { findBooking } from '../booking.contract.ts'
import { ShareCertificate } from '../parts/share-certificate.tsx'
import type { Route } from './+types/certificate'

/** Loads the shares of the booking that the secret link names, once it is paid. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams
  const [orderNum, link] = [query.get('order'), query.get('key')]
  if (!orderNum || !link) throw redirect('/qurbani')
  const [booking, { shopName }] = await Promise.all([
    ask(context, findBooking, { orderNum, link }),
    ask(context, findSettings, {}),
  ])
  const shares = booking.shares.filter(({ state }) => state !== 'HELD' && state !== 'ENDED')
  if (shares.length === 0) throw redirect(bookingAddress(orderNum, link))
  return {
    booking: { ...booking, shares },
    shopName,
    days: dayWords(shares),
    bookedAt: showMoment(booking.bookedAt, booking.timeZone),
  }
}

export const headers = () => ({ 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: m.qurbani_certificate(),
    description: m.qurbani_certificate_description(),
    path: '/qurbani/certificate',
    hidden: true,
  })

/** `/qurbani/certificate`: a certificate for each share, to save and to print. */
export default function CertificateScreen({ loaderData }: Route.ComponentProps) {
  const { booking, shopName, days, bookedAt } = loaderData
  return (
    <div className="page max-w-4xl space-y-8 py-8 md:py-12">
      <div className="flex flex-wrap justify-between gap-3 print:hidden">
        <ButtonLink look="quiet" to={bookingAddress(booking.orderNum, booking.link)} ahead={false}>
          {m.qurbani_back_to_booking()}
        </ButtonLink>
        <Button look="main" onClick={() => print()}>
          {m.qurbani_print()}
        </Button>
      </div>
      <h1 className="sr-only">{m.qurbani_certificate()}</h1>
      <div className="sheets">
        <div className="space-y-8">
          {booking.shares.map(share => (
            <ShareCertificate
              key={share.shareId}
              {...{ share, shopName, bookedAt }}
              day={days[share.day]}
              number={booking.orderNum}
              wakala={booking.wakala}
            />
          ))}
        </div>
      </div>
    </div>
  )
}

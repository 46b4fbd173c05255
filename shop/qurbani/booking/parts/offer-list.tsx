import { m } from '../../../messages/m.ts'
import { kinds } from '../../animals.rules.ts'
import type { Offer } from '../../qurbani.contract.ts'
import type { BookingForm } from '../use-booking.ts'
import { OfferCard } from './offer-card.tsx'

type Props = { offers: readonly Offer[]; booking: BookingForm }

/** The offers of a day: shares of pools first, then animals that shoppers choose. */
export function OfferList({ offers, booking }: Props) {
  const inOrder = offers.toSorted((one, other) => kinds.indexOf(one.kind) - kinds.indexOf(other.kind))
  const pools = inOrder.filter(({ type }) => type !== 'NAMED')
  const named = inOrder.filter(({ type }) => type === 'NAMED')
  if (offers.length === 0) return <p className="py-6 text-lg">{m.qurbani_no_offers()}</p>
  return (
    <div className="space-y-6" aria-live="off">
      {pools.length > 0 && (
        <ul className="grid gap-4 sm:grid-cols-2">
          {pools.map(offer => (
            <OfferCard key={offer.offerId} offer={offer} booking={booking} />
          ))}
        </ul>
      )}
      {named.length > 0 && (
        <div>
          <h3 className="mb-3 text-xl">{m.qurbani_named()}</h3>
          <ul className="grid gap-4 sm:grid-cols-2">
            {named.map(offer => (
              <OfferCard key={offer.offerId} offer={offer} booking={booking} />
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

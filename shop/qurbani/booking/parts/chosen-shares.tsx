import { m } from '../../../messages/m.ts'
import type { DayWords } from '../../day-words.ts'
import type { Season } from '../../qurbani.contract.ts'
import type { BookingForm } from '../use-booking.ts'
import { ShareFields } from './share-fields.tsx'

type Props = { booking: BookingForm; season: Season; days: Record<number, DayWords> }

/** The names for each share, and what is done with its meat. */
export function ChosenShares({ booking, season, days }: Props) {
  if (booking.shares.length === 0) return null
  return (
    <div className="space-y-4">
      <h3 className="text-2xl">{m.qurbani_for_whom()}</h3>
      {booking.shares.map((share, index) => {
        const offer = booking.offers.get(share.offerId)
        return (
          offer && (
            <ShareFields
              key={share.key}
              {...{ share, index, offer, booking, season }}
              day={days[offer.day]?.civil ?? ''}
            />
          )
        )
      })}
    </div>
  )
}

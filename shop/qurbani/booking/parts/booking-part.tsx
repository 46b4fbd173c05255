import { CalendarClock, MoonStar } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { countryName } from '../../../lib/country-name.ts'
import { m } from '../../../messages/m.ts'
import { Problem } from '../../../ui/problem.tsx'
import { useShop } from '../../../ui/router.ts'
import type { DayWords } from '../../day-words.ts'
import type { Season } from '../../qurbani.contract.ts'
import { useBooking } from '../use-booking.ts'
import { useFamily } from '../use-family.ts'
import { useSeason } from '../use-season.ts'
import { BookerFields } from './booker-fields.tsx'
import { BookingRules } from './booking-rules.tsx'
import { BookingSummary } from './booking-summary.tsx'
import { ChosenShares } from './chosen-shares.tsx'
import { DayChoice } from './day-choice.tsx'
import { FamilyNote } from './family-note.tsx'
import { OfferList } from './offer-list.tsx'

type Props = { found: Season; days: Record<number, DayWords>; orderBy: string }

/** The booking of shares: a day, an animal, the names, and the payment. */
export function BookingPart({ found, days, orderBy }: Props) {
  const root = useShop()
  const form = useRef<HTMLFormElement>(null)
  const id = useId()
  const live = useSeason(found)
  const season = live.season ?? found
  const { key: familyKey, place, family, offer, problem, retry } = useFamily()
  const country = countryName(root?.settings.defaultCountry ?? 'US')
  const refresh = () => {
    live.refresh()
    retry()
  }
  const booking = useBooking({ season, family, familyKey, place: place?.place, country, form, refresh })
  const [day, setDay] = useState(1)
  const shownDay = family?.offer.day ?? day
  const offers = familyKey ? (offer ? [offer] : []) : season.offers.filter(one => one.day === shownDay)
  return (
    <section id="book" className="page mt-4" aria-labelledby={`${id}-title`}>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <h2 id={`${id}-title`} className="text-3xl md:text-4xl">
          {m.qurbani_book()}
        </h2>
        <p className="flex items-center gap-2 font-medium text-green">
          <CalendarClock aria-hidden className="size-5 shrink-0" />
          {m.qurbani_order_by({ time: orderBy })}
        </p>
      </div>
      {problem && (
        <div className="mt-6">
          <Problem problem={problem} onRetry={retry} />
        </div>
      )}
      {family && familyKey && (
        <FamilyNote
          family={family}
          familyKey={familyKey}
          place={place}
          day={days[family.offer.day]?.civil ?? ''}
        />
      )}
      <form
        id={id}
        ref={form}
        method="post"
        noValidate
        onSubmit={event => {
          event.preventDefault()
          booking.submit()
        }}
        className="mt-6 grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]"
      >
        <div className="space-y-10">
          <div className="space-y-5">
            {!familyKey && <DayChoice season={season} days={days} chosen={shownDay} onChoose={setDay} />}
            <p className="flex items-center gap-2 text-sm text-muted">
              <MoonStar aria-hidden className="size-4 shrink-0" />
              {m.qurbani_moon()}
            </p>
            <OfferList offers={offers} booking={booking} />
          </div>
          <ChosenShares booking={booking} season={season} days={days} />
          {booking.shares.length > 0 && (
            <>
              <BookerFields booking={booking} id={id} />
              <BookingRules booking={booking} season={season} />
            </>
          )}
        </div>
        <BookingSummary booking={booking} season={season} days={days} />
      </form>
    </section>
  )
}

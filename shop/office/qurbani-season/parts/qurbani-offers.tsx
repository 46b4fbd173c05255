import { Plus } from 'lucide-react'
import { useRef } from 'react'
import { m } from '../../../messages/m.ts'
import { kinds } from '../../../qurbani/animals.rules.ts'
import { Button } from '../../../ui/button.tsx'
import { useCurrency } from '../../../ui/money.tsx'
import type { OfSeason } from '../of-season.ts'
import { withOffersOfDay1 } from '../season-days.rules.ts'
import type { OfferDraft } from '../season-draft.rules.ts'
import { QurbaniCopyDay } from './qurbani-copy-day.tsx'
import { offerColumns, QurbaniOfferRow } from './qurbani-offer-row.tsx'
import { QurbaniSection } from './qurbani-section.tsx'

/** The offers of a season, day by day, with their bookings. */
export function QurbaniOffers(of: OfSeason) {
  const { form } = of.edit
  const { days, offers } = form.values
  const { code: currency } = useCurrency()
  const made = useRef(0)
  const add = (day: number) => {
    made.current += 1
    const taken = offers.filter(offer => offer.day === day).map(({ kind }) => kind)
    const kind = kinds.find(one => !taken.includes(one)) ?? 'COW'
    const offer: OfferDraft = {
      ...{ key: `new ${made.current}`, offerId: null, type: 'POOL', tag: null, day, kind },
      ...{ animals: '', price: '', weightFrom: '', weightTo: '', active: true },
    }
    form.change({ offers: [...offers, offer] })
  }
  const put = (key: string, some: Partial<OfferDraft>) =>
    form.change(now => ({ offers: now.offers.map(one => (one.key === key ? { ...one, ...some } : one)) }))
  const familiesOn = (day: number) =>
    of.known?.offers
      .filter(offer => offer.type === 'FAMILY' && offer.day === day)
      .reduce((sum, { animals }) => sum + animals, 0) ?? 0
  return (
    <QurbaniSection
      title={m.office_qurbani_screens_offers()}
      text={m.office_qurbani_screens_offers_text()}
      wrong={form.wrong.offers}
      aside={
        <QurbaniCopyDay
          of={of}
          what={m.office_qurbani_screens_offers()}
          copy={draft => ({ offers: withOffersOfDay1(draft) })}
        />
      }
    >
      {days.map((_, at) => {
        const day = at + 1
        const rows = offers.map((offer, place) => ({ offer, place })).filter(({ offer }) => offer.day === day)
        const families = familiesOn(day)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a day is its place
          <div key={at} className="space-y-3 border-t border-line pt-4">
            <h3 className="text-lg">{m.office_qurbani_screens_day({ day })}</h3>
            {rows.length === 0 ? (
              <p className="text-muted">{m.office_qurbani_screens_offers_none()}</p>
            ) : (
              <div>
                <div aria-hidden className={`${offerColumns} text-sm font-medium text-muted max-xl:hidden`}>
                  <span>{m.office_qurbani_screens_kind()}</span>
                  <span>{m.office_qurbani_screens_count()}</span>
                  <span>{m.office_qurbani_screens_price({ currency })}</span>
                  <span>{m.office_qurbani_screens_weight_from()}</span>
                  <span>{m.office_qurbani_screens_weight_to()}</span>
                  <span>{m.office_qurbani_screens_active_short()}</span>
                  <span>{m.office_qurbani_screens_counts_head()}</span>
                </div>
                <ul className="max-xl:divide-y max-xl:divide-line">
                  {rows.map(({ offer, place }, nth) => (
                    <QurbaniOfferRow
                      key={offer.key}
                      offer={offer}
                      place={nth + 1}
                      known={of.known?.offers.find(({ offerId }) => offerId === offer.offerId)}
                      wrong={field => form.wrong[`offers.${place}.${field}`]}
                      onChange={some => put(offer.key, some)}
                      onRemove={() =>
                        form.change(now => ({ offers: now.offers.filter(({ key }) => key !== offer.key) }))
                      }
                    />
                  ))}
                </ul>
              </div>
            )}
            {families > 0 && (
              <p className="text-sm text-muted">{m.office_qurbani_screens_family({ count: families })}</p>
            )}
            <Button look="bare" onClick={() => add(day)}>
              <Plus aria-hidden className="size-5" />
              {m.office_qurbani_screens_offer_add()}
              <span className="sr-only"> {m.office_qurbani_screens_day({ day })}</span>
            </Button>
          </div>
        )
      })}
    </QurbaniSection>
  )
}

import { m } from '../../../messages/m.ts'
import { Button } from '../../../ui/button.tsx'
import { Money } from '../../../ui/money.tsx'
import type { DayWords } from '../../day-words.ts'
import type { Season } from '../../qurbani.contract.ts'
import { shareName } from '../../qurbani-words.ts'
import type { BookingForm } from '../use-booking.ts'

type Props = { booking: BookingForm; season: Season; days: Record<number, DayWords> }

/** The chosen shares, the price, the amount due now, and the button to book. */
export function BookingSummary({ booking, season, days }: Props) {
  const { shares, offers, sums, due, delivered, delivery, deposits, pays, setPays, sending, problem } =
    booking
  const chosen = [...offers.values()].filter(({ offerId }) => booking.countOf(offerId) > 0)
  const ways = [
    ['FULL', m.qurbani_pay_full(), sums.total],
    ['DEPOSIT', m.qurbani_pay_deposit({ percent: season.depositPercent }), sums.deposit],
  ] as const
  return (
    <aside className="card space-y-5 p-5 md:p-6 lg:sticky lg:top-32" aria-label={m.qurbani_summary()}>
      <h3 className="text-xl">{m.qurbani_summary()}</h3>
      {shares.length === 0 ? (
        <p className="text-muted">{m.qurbani_nothing_chosen()}</p>
      ) : (
        <ul className="space-y-2">
          {chosen.map(({ offerId, kind, day, price }) => (
            <li key={offerId} className="flex items-baseline justify-between gap-4">
              <span className="min-w-0">
                {m.qurbani_times({ count: booking.countOf(offerId), name: shareName[kind]() })}
                <span className="block text-sm text-muted">{days[day]?.civil}</span>
              </span>
              <Money amount={price * booking.countOf(offerId)} />
            </li>
          ))}
          {delivered && (
            <li className="flex items-baseline justify-between gap-4">
              <span>{m.qurbani_delivery()}</span>
              {delivery.fee === undefined ? (
                <span className="text-end text-sm text-muted">{m.qurbani_delivery_by_address()}</span>
              ) : (
                <Money amount={delivery.fee} />
              )}
            </li>
          )}
        </ul>
      )}
      {deposits && shares.length > 0 && (
        <fieldset className="space-y-2 border-t border-line pt-4">
          <legend className="sr-only">{m.qurbani_pay_how()}</legend>
          {ways.map(([way, says, amount]) => (
            <label key={way} className="flex min-h-11 cursor-pointer items-center gap-3">
              <input
                type="radio"
                name="pays"
                value={way}
                className="size-5 shrink-0 accent-green"
                checked={pays === way}
                onChange={() => setPays(way)}
              />
              <span className="grow">{says}</span>
              <Money amount={amount} />
            </label>
          ))}
        </fieldset>
      )}
      {shares.length > 0 && (
        <dl className="space-y-1 border-t border-line pt-4">
          <div className="flex items-baseline justify-between gap-4">
            <dt className="font-semibold">{m.qurbani_due()}</dt>
            <dd className="font-display text-2xl">
              <Money amount={due} />
            </dd>
          </div>
          {due < sums.total && (
            <div className="flex items-baseline justify-between gap-4 text-muted">
              <dt>{m.qurbani_later()}</dt>
              <dd>
                <Money amount={sums.total - due} />
              </dd>
            </div>
          )}
        </dl>
      )}
      {problem && (
        <p role="alert" className="rounded-small bg-rose-soft px-4 py-3 font-medium text-rose">
          {problem.title || m.shop_offline()}
        </p>
      )}
      {season.cards ? (
        <>
          <Button type="submit" look="main" className="w-full" aria-disabled={sending}>
            {sending ? m.qurbani_booking_now() : m.qurbani_book_and_pay()}
          </Button>
          <p className="text-sm text-muted">{m.qurbani_held_while()}</p>
        </>
      ) : (
        <p className="rounded-small bg-saffron-soft px-4 py-3">{m.qurbani_no_cards()}</p>
      )}
    </aside>
  )
}

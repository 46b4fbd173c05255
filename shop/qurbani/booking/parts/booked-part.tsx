import { useRef } from 'react'
import { m } from '../../../messages/m.ts'
import { paymentAddress } from '../../../orders/order-link.ts'
import { HeldItems } from '../../../payments/parts/held-items.tsx'
import { useCountdown } from '../../../payments/use-countdown.ts'
import { Button, ButtonLink, buttonLook } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Problem } from '../../../ui/problem.tsx'
import { certificateAddress } from '../../addresses.ts'
import type { DayWords } from '../../day-words.ts'
import type { Booking } from '../booking.contract.ts'
import { useBooked } from '../use-booked.ts'
import { BookedShareCard } from './booked-share.tsx'
import { BookingMoney } from './booking-money.tsx'
import { InviteFamily } from './invite-family.tsx'

type Props = {
  booking: Booking
  days: Record<number, DayWords>
  words: { bookedAt: string; orderBy: string; wakalaAt: string; payUntil: string }
}

/** A booking: the next step, its money, its shares, and the agreement. */
export function BookedPart({ booking, days, words }: Props) {
  const { orderNum, link, paymentState, shares, family } = booking
  const { busy, problem, payBalance, giveUp } = useBooked(booking)
  const asks = useRef<HTMLDialogElement>(null)
  const left = useCountdown(booking.payUntil, booking.now)
  const held = paymentState === 'AWAITING'
  const ended = shares.every(({ state }) => state === 'ENDED')
  return (
    <div className="space-y-8">
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="min-w-0">
          <p className="mb-2 font-semibold text-green">{booking.seasonName}</p>
          <h1 className="text-3xl md:text-4xl">{m.qurbani_booking_number({ number: orderNum })}</h1>
          <p className="mt-2 text-muted">{m.qurbani_booked_at({ time: words.bookedAt })}</p>
        </div>
        {!held && !ended && (
          <ButtonLink look="quiet" to={certificateAddress(orderNum, link)} ahead={false}>
            {m.qurbani_certificate()}
          </ButtonLink>
        )}
      </header>
      {problem && <Problem problem={problem} />}
      {held && (
        <div className="card grid gap-4 p-5 md:grid-cols-[1fr_auto] md:items-center">
          <HeldItems until={words.payUntil} left={left} />
          {/* A full page load: the payment page may load scripts that no other page may. */}
          <a href={paymentAddress(orderNum, link)} className={buttonLook('main')}>
            {m.qurbani_pay_now()}
          </a>
        </div>
      )}
      {ended && (
        <div className="flex flex-wrap items-center justify-between gap-4 rounded-tile bg-rose-soft px-5 py-4">
          <p className="text-lg font-medium text-rose">
            {paymentState === 'EXPIRED' ? m.qurbani_ran_out() : m.qurbani_given_up()}
          </p>
          <ButtonLink look="quiet" to="/qurbani">
            {m.qurbani_book_again()}
          </ButtonLink>
        </div>
      )}
      {!held && !ended && <BookingMoney booking={booking} busy={busy} onPay={payBalance} />}
      {family && !ended && !held && (
        <InviteFamily family={family} orderBy={words.orderBy} rule={booking.unfilledRule} />
      )}
      <section className="space-y-4">
        <h2 className="text-2xl">{m.qurbani_shares()}</h2>
        <ul className="grid gap-4 md:grid-cols-2">
          {shares.map(share => (
            <BookedShareCard
              key={share.shareId}
              share={share}
              day={days[share.day]}
              timeZone={booking.timeZone}
            />
          ))}
        </ul>
      </section>
      <section className="max-w-prose space-y-2 text-muted">
        <h2 className="text-xl text-ink">{m.qurbani_agreed()}</h2>
        <p>{booking.wakala}</p>
        <p className="text-sm">{m.qurbani_agreed_at({ time: words.wakalaAt })}</p>
      </section>
      {booking.cancellable && (
        <>
          <Button look="bare" onClick={() => asks.current?.showModal()}>
            {m.qurbani_give_up()}
          </Button>
          <Dialog title={m.qurbani_give_up_sure()} dialog={asks}>
            <p>{m.qurbani_give_up_text()}</p>
            <form method="dialog" className="mt-6 flex flex-wrap gap-3">
              <Button type="submit" look="main" onClick={giveUp}>
                {m.qurbani_give_up()}
              </Button>
              <Button type="submit" look="quiet">
                {m.qurbani_keep()}
              </Button>
            </form>
          </Dialog>
        </>
      )}
    </div>
  )
}

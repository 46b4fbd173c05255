import { showMoney } from '../../../lib/money.ts'
import { m } from '../../../messages/m.ts'
import { Button } from '../../../ui/button.tsx'
import { Money, useCurrency } from '../../../ui/money.tsx'
import type { Booking } from '../booking.contract.ts'

type Props = { booking: Booking; busy: boolean; onPay: () => void }

/** The price of a booking, the amount paid, and the button to pay the rest. */
export function BookingMoney({ booking: { total, delivery, paid, balance }, busy, onPay }: Props) {
  const currency = useCurrency()
  const sums = [
    [m.qurbani_total(), total],
    [m.qurbani_paid(), paid],
    [m.qurbani_balance(), balance],
  ] as const
  return (
    <div className="card space-y-5 p-5 md:p-6">
      <dl className="grid gap-5 sm:grid-cols-3">
        {sums.map(([says, amount]) => (
          <div key={says}>
            <dt className="text-sm text-muted">{says}</dt>
            <dd className="font-display text-2xl">
              <Money amount={amount} />
            </dd>
          </div>
        ))}
      </dl>
      {delivery > 0 && (
        <p className="text-sm text-muted">
          {m.qurbani_with_delivery({ amount: showMoney(delivery, currency) })}
        </p>
      )}
      {balance > 0 && (
        <Button look="main" onClick={onPay} aria-disabled={busy}>
          {m.qurbani_pay_balance()}
        </Button>
      )}
    </div>
  )
}

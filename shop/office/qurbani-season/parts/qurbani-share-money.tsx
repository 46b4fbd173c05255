import { m } from '../../../messages/m.ts'
import { bookingAddress } from '../../../orders/order-link.ts'
import type { StaffBooking } from '../../../qurbani/desk/staff-booking.contract.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast.tsx'
import { SumLine } from '../../kit/parts/sum-line.tsx'

/** An action on a whole booking. */
export type BookingDeed = 'cash' | 'cash back' | 'give up'

type Props = { booking: StaffBooking; onChoose: (deed: BookingDeed) => void }

/** The money of a booking, and the actions on the whole booking. */
export function QurbaniShareMoney({ booking, onChoose }: Props) {
  const { total, paid, cashReceived, balance, ended, cancellable, orderNum, link } = booking
  const copy = async () => {
    await navigator.clipboard?.writeText(location.origin + bookingAddress(orderNum, link))
    toast(m.office_slaughter_link_copied())
  }
  return (
    <>
      <dl className="mt-4 grid gap-1.5">
        {!ended && <SumLine term={m.office_slaughter_total()} amount={total} />}
        <SumLine term={m.office_slaughter_paid()} amount={paid} />
        {cashReceived > 0 && <SumLine term={m.office_slaughter_cash_of_it()} amount={cashReceived} />}
        {!ended && <SumLine strong term={m.office_slaughter_still_due()} amount={balance} />}
      </dl>
      {ended && cashReceived > 0 && (
        <p className="mt-3 rounded-small bg-saffron-soft px-4 py-3">{m.office_slaughter_cash_to_return()}</p>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        {balance > 0 && !ended && (
          <Button look="main" onClick={() => onChoose('cash')}>
            {m.office_slaughter_cash()}
          </Button>
        )}
        {cashReceived > 0 && (
          <Button look="quiet" onClick={() => onChoose('cash back')}>
            {m.office_slaughter_cash_return()}
          </Button>
        )}
        <Button look="quiet" onClick={copy}>
          {m.office_slaughter_link()}
        </Button>
        {cancellable && (
          <Button look="bare" onClick={() => onChoose('give up')}>
            {m.qurbani_give_up()}
          </Button>
        )}
      </div>
    </>
  )
}

import { useEffect, useState } from 'react'
import { m } from '../../../messages/m.ts'
import type { StaffOrder } from '../../../orders/desk/staff-order.fields.ts'
import { warningIn } from '../../../payments/payment-stage.rules.ts'
import { providerFaces } from '../../../payments/providers/provider-faces.ts'
import { Answer } from '../../../ui/answer.tsx'
import { Button } from '../../../ui/button.tsx'
import { useCall } from '../../../ui/use-call.ts'
import { When } from '../../../ui/when.tsx'
import { PaymentBadge } from '../../kit/parts/payment-badge.tsx'
import { SumLine } from '../../kit/parts/sum-line.tsx'
import { refundable } from '../../kit/payment-amount.rules.ts'
import { MoneyEntries } from './money-entries.tsx'
import { MoneyTasks } from './money-tasks.tsx'
import { RefundPayment } from './refund-payment.tsx'
import { TakePayment } from './take-payment.tsx'

/** The polling interval while a task at the provider is pending, in milliseconds. */
const LOOKS_AGAIN = 3000

type Props = { order: StaffOrder['orders']; onChanged: () => void }

/** The payment method of an order, and all its payments if it is paid by card. */
export function OrderMoney({ order, onChanged }: Props) {
  const byCard = order.paymentMethod === 'CARD'
  return (
    <section aria-labelledby="order-money" className="card min-w-0 p-5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="order-money" className="text-xl">
          {m.office_payments_title()}
        </h2>
        <PaymentBadge state={order.paymentState} />
      </div>
      {byCard ? (
        <CardMoney
          key={`${order.version} ${order.paymentState}`}
          orderId={order.orderId}
          onChanged={onChanged}
        />
      ) : (
        <p className="mt-2 text-muted">{m.office_payments_cash()}</p>
      )}
    </section>
  )
}

/** The authorized, captured and refunded amounts, and the actions on them. */
function CardMoney({ orderId, onChanged }: { orderId: number; onChanged: () => void }) {
  const {
    answer: money,
    problem,
    retry,
    asking,
  } = useCall('GET /payment/findForStaff/{orderId}', { orderId })
  const [open, setOpen] = useState<'take' | 'refund'>()
  const waits = money?.tasks.some(({ state }) => state === 'WAITING') ?? false
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each answer, for as long as something is under way
  useEffect(() => {
    if (!waits || asking) return
    const timer = setTimeout(retry, LOOKS_AGAIN)
    return () => clearTimeout(timer)
  }, [waits, asking])
  if (!money)
    return <Answer problem={problem} onRetry={retry} lines={2} label={m.office_payments_loading()} />
  const done = () => {
    setOpen(undefined)
    retry()
    onChanged()
  }
  const back = refundable(money).most > 0
  return (
    <div className="mt-2 space-y-4">
      <p className="text-sm text-muted">{providerFaces[money.provider ?? 'practice'].name()}</p>
      <dl className="grid gap-1.5">
        {money.authorised > 0 && <SumLine term={m.office_payments_aside()} amount={money.authorised} />}
        <SumLine term={m.office_payments_taken()} amount={money.taken} />
        {money.refunding > 0 && <SumLine term={m.office_payments_refunding()} amount={money.refunding} />}
        {money.refunded > 0 && <SumLine term={m.office_payments_refunded()} amount={money.refunded} />}
        {money.due !== 0 && (
          <SumLine
            strong
            term={money.due > 0 ? m.office_payments_due() : m.office_payments_too_much()}
            amount={Math.abs(money.due)}
          />
        )}
      </dl>
      {money.payUntil && (
        <p className="rounded-small bg-saffron-soft px-3 py-2 text-sm">
          {m.office_payments_waits()} · <When at={money.payUntil} />
        </p>
      )}
      {money.failure && (
        <p className="text-sm wrap-anywhere text-rose">
          {m.office_payments_failure({ why: warningIn(money.failure) })}
        </p>
      )}
      {(money.authorised > 0 || back) && (
        <div className="flex flex-wrap gap-2">
          {money.authorised > 0 && (
            <Button look="solid" onClick={() => setOpen('take')}>
              {m.office_payments_take()}
            </Button>
          )}
          {back && (
            <Button look="quiet" onClick={() => setOpen('refund')}>
              {m.office_payments_refund()}
            </Button>
          )}
        </div>
      )}
      <MoneyEntries money={money} />
      <MoneyTasks tasks={money.tasks} onChanged={retry} />
      {money.intentId && (
        <p className="text-sm text-muted">
          {m.office_payments_reference()}: <bdi className="wrap-anywhere">{money.intentId}</bdi>
        </p>
      )}
      {open === 'take' && <TakePayment money={money} onClose={() => setOpen(undefined)} onDone={done} />}
      {open === 'refund' && <RefundPayment money={money} onClose={() => setOpen(undefined)} onDone={done} />}
    </div>
  )
}

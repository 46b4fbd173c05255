import { useEffect, useState } from 'react'
import { m } from '../../../messages/m.ts'
import type { StaffOrder } from '../../../orders/desk/staff-order.fields.ts'
import { restToPay } from '../../../orders/order-payment.rules.ts'
import { warningIn } from '../../../payments/payment-stage.rules.ts'
import { providerFaces } from '../../../payments/providers/provider-faces.ts'
import { Answer } from '../../../ui/answer.tsx'
import { Button } from '../../../ui/button.tsx'
import { useCall } from '../../../ui/use-call.ts'
import { When } from '../../../ui/when.tsx'
import { PaymentBadge } from '../../kit/parts/payment-badge.tsx'
import { SumLine } from '../../kit/parts/sum-line.tsx'
import { refundable } from '../../kit/payment-amount.rules.ts'
import { AskForRest } from './ask-for-rest.tsx'
import { CashEntries } from './cash-entries.tsx'
import { MoneyEntries } from './money-entries.tsx'
import { MoneyTasks } from './money-tasks.tsx'
import { OpenRequest } from './open-request.tsx'
import { PayBackCash } from './pay-back-cash.tsx'
import { ReceiveCash } from './receive-cash.tsx'
import { RefundPayment } from './refund-payment.tsx'
import { TakePayment } from './take-payment.tsx'

/** The polling interval while a task at the provider is pending, in milliseconds. */
const LOOKS_AGAIN = 3000

const cardTypeNames = {
  CREDIT: m.office_payments_credit,
  DEBIT: m.office_payments_debit,
  PREPAID: m.office_payments_prepaid,
}

const dialogs = {
  rest: AskForRest,
  take: TakePayment,
  refund: RefundPayment,
  receive: ReceiveCash,
  back: PayBackCash,
}

type Props = { order: StaffOrder['orders']; onChanged: () => void }

/** The payment method of an order, and all its payments, by card and in cash. */
export function OrderMoney({ order, onChanged }: Props) {
  return (
    <section aria-labelledby="order-money" className="card min-w-0 p-5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="order-money" className="text-xl">
          {m.office_payments_title()}
        </h2>
        <PaymentBadge state={order.paymentState} partly={restToPay(order) !== undefined} />
      </div>
      <Amounts
        key={order.orderId}
        state={`${order.version} ${order.paymentState}`}
        orderId={order.orderId}
        byCard={order.paymentMethod === 'CARD'}
        onChanged={onChanged}
      />
    </section>
  )
}

type AmountsProps = {
  orderId: number
  /** The state of the order: the amounts are asked for again when it changes, and an open dialog stays. */
  state: string
  byCard: boolean
  onChanged: () => void
}

/** The authorized, captured, received and refunded amounts, and the actions on them. */
function Amounts({ orderId, state, byCard, onChanged }: AmountsProps) {
  const {
    answer: money,
    problem,
    retry,
    asking,
  } = useCall('GET /payment/findForStaff/{orderId}', { orderId })
  const [open, setOpen] = useState<keyof typeof dialogs>()
  const [known, setKnown] = useState(state)
  if (known !== state) {
    setKnown(state)
    retry()
  }
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
  const Dialog = open && dialogs[open]
  return (
    <div className="mt-2 space-y-4">
      <p className="text-sm text-muted">
        {byCard
          ? [
              providerFaces[money.provider ?? 'practice'].name(),
              ...(money.cardType ? [cardTypeNames[money.cardType]()] : []),
            ].join(' · ')
          : m.office_payments_cash()}
      </p>
      <dl className="grid gap-1.5">
        <SumLine
          term={money.final ? m.office_payments_final() : m.office_payments_estimated()}
          amount={money.grandTotal}
        />
        {!money.final && money.ceiling !== null && (
          <SumLine term={m.office_payments_ceiling()} amount={money.ceiling} />
        )}
        {money.authorised > 0 && <SumLine term={m.office_payments_aside()} amount={money.authorised} />}
        {byCard && <SumLine term={m.office_payments_taken()} amount={money.taken} />}
        {money.refunding > 0 && <SumLine term={m.office_payments_refunding()} amount={money.refunding} />}
        {money.refunded > 0 && <SumLine term={m.office_payments_refunded()} amount={money.refunded} />}
        {money.cashReceived > 0 && (
          <SumLine term={m.office_payments_cash_received()} amount={money.cashReceived} />
        )}
        {money.cashPaidBack > 0 && (
          <SumLine term={m.office_payments_cash_back()} amount={money.cashPaidBack} />
        )}
        {money.cashRounded !== 0 && (
          <SumLine term={m.office_payments_cash_rounding()} amount={-money.cashRounded} />
        )}
        {money.due !== 0 && (
          <SumLine
            strong
            term={money.due > 0 ? m.office_payments_due() : m.office_payments_too_much()}
            amount={Math.abs(money.due)}
          />
        )}
      </dl>
      {money.request && <OpenRequest orderId={orderId} request={money.request} onChanged={done} />}
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
      {(money.authorised > 0 || back || money.cashReceivable > 0 || money.cashBalance > 0) && (
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
          {money.cashReceivable > 0 && (
            <Button look={byCard ? 'quiet' : 'solid'} onClick={() => setOpen('receive')}>
              {m.office_payments_receive()}
            </Button>
          )}
          {byCard && !money.request && money.rest > 0 && (
            <Button look="solid" onClick={() => setOpen('rest')}>
              {m.office_payments_rest()}
            </Button>
          )}
          {money.cashBalance > 0 && (
            <Button look="quiet" onClick={() => setOpen('back')}>
              {m.office_payments_pay_back()}
            </Button>
          )}
        </div>
      )}
      <CashEntries entries={money.cashEntries} />
      <MoneyEntries money={money} />
      <MoneyTasks tasks={money.tasks} onChanged={retry} />
      {money.intentId && (
        <p className="text-sm text-muted">
          {m.office_payments_reference()}: <bdi className="wrap-anywhere">{money.intentId}</bdi>
        </p>
      )}
      {Dialog && <Dialog money={money} onClose={() => setOpen(undefined)} onDone={done} />}
    </div>
  )
}

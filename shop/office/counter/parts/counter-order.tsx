import { type FormEvent, useState } from 'react'
import { send } from '../../../api.ts'
import { isOldEnough } from '../../../catalogue/ages/ages.rules.ts'
import { readAmount } from '../../../lib/read-number.ts'
import { m } from '../../../messages/m.ts'
import { ageToCheck } from '../../../orders/ages/age-to-check.rules.ts'
import type { StaffOrder } from '../../../orders/desk/staff-order.fields.ts'
import { lineChoices } from '../../../orders/line-choices.ts'
import { isLeftOut } from '../../../orders/order-lines.rules.ts'
import { amountWords, statusWord } from '../../../orders/own/order-words.rules.ts'
import { Fulfilment } from '../../../orders/own/parts/fulfilment.tsx'
import { StatusBadge } from '../../../orders/own/parts/status-badge.tsx'
import type { OrderMoney } from '../../../payments/order-money.contract.ts'
import { sendOnce } from '../../../send-once.ts'
import { Answer } from '../../../ui/answer.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Money } from '../../../ui/money.tsx'
import { toast } from '../../../ui/toast.tsx'
import { useCall } from '../../../ui/use-call.ts'
import { AgeQuestion } from '../../kit/ages/age-question.tsx'
import { OrderBags } from '../../kit/parts/order-bags.tsx'
import { useLive } from '../../kit/use-live.ts'
import { CashGiven } from './cash-given.tsx'

type Props = { orderNum: string; onDone: () => void }

/** An order that its customer collects: its bags and lines, the cash that is due, and handing it over. */
export function CounterOrder({ orderNum, onDone }: Props) {
  const {
    answer: order,
    problem,
    retry,
    asking,
  } = useCall('GET /orders/findForStaff/{orderNum}', { orderNum })
  const orderId = order?.orders.orderId ?? 0
  const money = useCall('GET /payment/findForStaff/{orderId}', { orderId }, orderId > 0)
  const lookAgain = () => {
    retry()
    money.retry()
  }
  useLive('orders', lookAgain, asking || money.asking)
  if (!order || !money.answer)
    return <Answer problem={problem ?? money.problem} onRetry={lookAgain} lines={4} />
  const { orders, customer, orderItems, bags } = order
  return (
    <section aria-labelledby="counter-order" className="card p-5">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <h2 id="counter-order" className="text-2xl">
          <span className="tabular-nums">#{orders.orderNum}</span>{' '}
          <bdi>{`${customer.firstName} ${customer.lastName}`.trim()}</bdi>
        </h2>
        <StatusBadge status={orders.orderStatus} />
      </div>
      <p className="text-muted">
        <Fulfilment of={orders} />
      </p>
      {orders.notes && (
        <p className="mt-3 rounded-small bg-saffron-soft px-4 py-3 wrap-anywhere">{orders.notes}</p>
      )}
      <div className="mt-3 text-lg font-semibold">
        <OrderBags bags={bags} />
      </div>
      <ul className="mt-3 divide-y divide-line">
        {orderItems
          .filter(({ itemStatus }) => !isLeftOut(itemStatus))
          .map(item => (
            <li key={item.orderItemId} className="flex justify-between gap-3 py-2">
              <span className="min-w-0 wrap-anywhere">
                {[item.productName, ...lineChoices(item)].join(' · ')}
              </span>
              <span className="shrink-0 tabular-nums">{amountWords(item)}</span>
            </li>
          ))}
      </ul>
      <HandOver order={order} money={money.answer} onChanged={lookAgain} onDone={onDone} />
    </section>
  )
}

/** Why an order cannot be handed over now, in words; undefined if it can. */
function whyNot({ orders }: StaffOrder, { final, cashReceivable }: OrderMoney): string | undefined {
  if (orders.orderStatus !== 'OPEN')
    return m.office_orders_counter_not_open({ status: statusWord(orders.orderStatus) })
  if (orders.payUntil !== null) return m.orders_not_paid_yet()
  if (!final) return m.office_orders_counter_not_weighed()
  return cashReceivable > 0 ? m.office_orders_counter_cash_first() : undefined
}

type HandProps = { order: StaffOrder; money: OrderMoney; onChanged: () => void; onDone: () => void }

/** Takes the cash that is due, then hands the order over. */
function HandOver({ order, money, onChanged, onDone }: HandProps) {
  const [given, setGiven] = useState('')
  const [wrong, setWrong] = useState<string>()
  const [change, setChange] = useState<number>()
  const [sending, setSending] = useState(false)
  const [ageChecked, setAgeChecked] = useState(0)
  const needed = ageToCheck(order.orderItems)
  const checked = isOldEnough(ageChecked, needed?.ageFrom ?? null)
  const { orderId, orderNum, orderStatus, grandTotal, payUntil } = order.orders
  const { cashReceivable: due, cashBalance: seen } = money
  const isPayable = due > 0 && money.final && payUntil === null && orderStatus !== 'REJECTED'
  const why = whyNot(order, money)

  async function takeCash(event: FormEvent) {
    event.preventDefault()
    const gave = given.trim() === '' ? due : readAmount(given)
    if (!(gave >= due)) return setWrong(m.payments_counter_not_enough())
    setWrong(undefined)
    setSending(true)
    const sent = await sendOnce('POST /payment/receiveCash', { orderId, amount: due, seen }, orderId)
    setSending(false)
    if (sent.ok) {
      setChange(Number((gave - due).toFixed(4)))
      setGiven('')
    } else toast(sent.problem.errors?.[0]?.message ?? (sent.problem.title || m.shop_offline()))
    onChanged()
  }
  async function handOver() {
    setSending(true)
    const sent = await send('POST /orders/changeStatus', {
      ...{ orderId, orderStatus: 'CLOSED' },
      ...(ageChecked ? { ageChecked } : {}),
    })
    setSending(false)
    if (sent.ok) {
      toast(m.office_orders_counter_handed({ number: orderNum }))
      return onDone()
    }
    const isMoved = sent.problem.type === '/problems/no-such-step'
    toast(
      isMoved
        ? m.office_orders_moved_meanwhile({ status: statusWord(String(sent.problem.orderStatus)) })
        : sent.problem.title || m.shop_offline(),
    )
    onChanged()
  }
  return (
    <div className="mt-4 grid gap-4 border-t border-line pt-4">
      <p className="flex flex-wrap justify-between gap-3 text-lg">
        <span>
          {m.office_orders_counter_total()} <Money amount={grandTotal} />
        </span>
        <b>
          {m.office_orders_counter_due()} <Money amount={due} />
        </b>
      </p>
      {isPayable && (
        <form onSubmit={takeCash} className="grid gap-3">
          <CashGiven value={given} onChange={setGiven} due={due} error={wrong} />
          <Button type="submit" look={orderStatus === 'OPEN' ? 'main' : 'quiet'} disabled={sending}>
            {m.office_orders_counter_take_cash()}
          </Button>
        </form>
      )}
      {change !== undefined && (
        <p role="status" className="rounded-small bg-green-soft px-4 py-3 text-xl font-semibold">
          {m.office_orders_counter_change()} <Money amount={change} />
        </p>
      )}
      {why && (
        <p id="counter-why" className="text-muted">
          {why}
        </p>
      )}
      {needed && why === undefined && (
        <AgeQuestion
          needed={needed}
          checked={checked}
          onCheck={isChecked => setAgeChecked(isChecked ? needed.ageFrom : 0)}
        />
      )}
      <div className="flex flex-wrap justify-end gap-2">
        <ButtonLink look="quiet" to={`/admin/orders/${encodeURIComponent(orderNum)}`}>
          {m.office_orders_counter_whole()}
        </ButtonLink>
        <Button look="quiet" onClick={onDone}>
          {m.office_orders_counter_next()}
        </Button>
        <Button
          look={why ? 'quiet' : 'main'}
          disabled={sending || why !== undefined || !checked}
          aria-describedby={why && 'counter-why'}
          onClick={handOver}
        >
          {m.office_orders_counter_hand_over()}
        </Button>
      </div>
    </div>
  )
}

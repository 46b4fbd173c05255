import { PencilLine, Printer } from 'lucide-react'
import { useEffect, useState } from 'react'
import { m } from '../../../messages/m.ts'
import { ageToCheck } from '../../../orders/ages/age-to-check.rules.ts'
import type { StaffOrder } from '../../../orders/desk/staff-order.fields.ts'
import { restToPay } from '../../../orders/order-payment.rules.ts'
import { mayEdit, mayReopen } from '../../../orders/order-states.rules.ts'
import { StatusBadge } from '../../../orders/own/parts/status-badge.tsx'
import { isUnpaid } from '../../../orders/payment-states.rules.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { useCall } from '../../../ui/use-call.ts'
import { When } from '../../../ui/when.tsx'
import { leftOrders } from '../../kit/left-orders.ts'
import { channelWord } from '../../kit/order-channel.ts'
import { OfficeHeading } from '../../kit/parts/office-heading.tsx'
import { OrderAnswer } from '../../kit/parts/order-answer.tsx'
import { PaymentBadge } from '../../kit/parts/payment-badge.tsx'
import { useLive } from '../../kit/use-live.ts'
import type { OfficeProps } from '../../office-screen.ts'
import { EarlierOrders } from '../parts/earlier-orders.tsx'
import { OrderEditor } from '../parts/order-editor.tsx'
import { OrderFacts } from '../parts/order-facts.tsx'
import { OrderHistory } from '../parts/order-history.tsx'
import { OrderLines } from '../parts/order-lines.tsx'
import { OrderMoney } from '../parts/order-money.tsx'
import { OrderSteps } from '../parts/order-steps.tsx'
import { RecallsOfOrder } from '../parts/recalls-of-order.tsx'
import { ReopenOrder } from '../parts/reopen-order.tsx'
import { StaffNotes } from '../parts/staff-notes.tsx'
import { UnpaidNote } from '../parts/unpaid-note.tsx'

/** One order in full: its lines, customer, history and next steps. */
export default function OfficeOrderScreen({ params: { orderNum = '' } }: OfficeProps) {
  const {
    answer: order,
    problem,
    retry,
    asking,
  } = useCall('GET /orders/findForStaff/{orderNum}', { orderNum })
  const [left] = useState(() =>
    leftOrders.edit?.order.orders.orderNum === orderNum ? leftOrders.edit : undefined,
  )
  /** The order as it was when editing began, so that changes by others are not overwritten. */
  const [editing, setEditing] = useState<StaffOrder | undefined>(left?.order)
  const [again, setAgain] = useState(false)
  useEffect(() => {
    // An edit that was left on another order stays stored.
    if (left) leftOrders.edit = undefined
  }, [left])
  useLive('orders', retry, asking)
  if (!order) return <OrderAnswer {...{ orderNum, problem }} onRetry={retry} />
  const { orders } = order
  // An unpaid order has no next steps.
  const unpaid = isUnpaid(orders.paymentState) ? 'order-unpaid' : undefined
  const done = () => {
    setEditing(undefined)
    retry()
  }
  const lookAgain = () => {
    setAgain(true)
    retry()
  }
  if (again && orders.version !== editing?.orders.version) {
    setAgain(false)
    setEditing(mayEdit(orders.orderStatus) ? order : undefined)
  }
  return (
    <>
      <OfficeHeading
        title={
          <span className="inline-flex flex-wrap items-center gap-x-4 gap-y-2">
            {m.orders_number({ number: orders.orderNum })}
            <span className="font-text text-base tracking-normal">
              <StatusBadge status={orders.orderStatus} />
            </span>
            {orders.paymentMethod === 'CARD' && (
              <span className="font-text text-base tracking-normal">
                <PaymentBadge state={orders.paymentState} partly={restToPay(orders) !== undefined} />
              </span>
            )}
          </span>
        }
        text={
          <>
            <When at={orders.createDate} /> · {channelWord(orders.orderType)}
          </>
        }
      >
        <ButtonLink look="quiet" to={`/admin/orders/print?orders=${encodeURIComponent(orders.orderNum)}`}>
          <Printer aria-hidden className="size-4.5" />
          {m.office_orders_print()}
        </ButtonLink>
        {mayEdit(orders.orderStatus) && !editing && (
          <Button
            look="quiet"
            disabled={unpaid !== undefined}
            aria-describedby={unpaid}
            onClick={() => setEditing(order)}
          >
            <PencilLine aria-hidden className="size-4.5" />
            {m.office_orders_edit()}
          </Button>
        )}
        {!editing && (
          <OrderSteps
            order={orders}
            age={ageToCheck(order.orderItems)}
            why={unpaid}
            onEdit={() => setEditing(order)}
            onChanged={retry}
          />
        )}
        {mayReopen(orders) && <ReopenOrder order={orders} onChanged={retry} />}
      </OfficeHeading>
      {unpaid && orders.payUntil && <UnpaidNote id={unpaid} until={orders.payUntil} />}
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 gap-6">
          <RecallsOfOrder order={order} />
          {editing ? (
            <OrderEditor
              key={editing.orders.version}
              order={editing}
              before={editing === left?.order ? left : undefined}
              onDone={done}
              onLookAgain={lookAgain}
            />
          ) : (
            <OrderLines order={order} />
          )}
          <StaffNotes orderId={orders.orderId} notes={order.notes} onAdded={retry} />
        </div>
        <div className="grid gap-6 md:max-xl:grid-cols-2">
          <OrderFacts order={order} onChanged={retry} />
          <OrderMoney order={orders} onChanged={retry} />
          <OrderHistory events={order.events} />
          <EarlierOrders earlier={order.earlier} />
        </div>
      </div>
    </>
  )
}

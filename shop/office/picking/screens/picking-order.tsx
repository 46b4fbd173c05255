import { useState } from 'react'
import { send } from '../../../api.ts'
import { m } from '../../../messages/m.ts'
import { isPickedIn } from '../../../orders/order-states.rules.ts'
import { isToWeigh, statusWord } from '../../../orders/own/order-words.rules.ts'
import { Fulfilment } from '../../../orders/own/parts/fulfilment.tsx'
import { StatusBadge } from '../../../orders/own/parts/status-badge.tsx'
import { Answer } from '../../../ui/answer.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast.tsx'
import { useCall } from '../../../ui/use-call.ts'
import { OfficeHeading } from '../../kit/parts/office-heading.tsx'
import { ScanBox } from '../../kit/parts/scan-box.tsx'
import { UnsavedTaps } from '../../kit/parts/unsaved-taps.tsx'
import { useLive } from '../../kit/use-live.ts'
import type { OfficeProps } from '../../office-screen.ts'
import { FarQuestion } from '../parts/far-question.tsx'
import { PickRow } from '../parts/pick-row.tsx'
import { ScanSays } from '../parts/scan-says.tsx'
import { WeighAgain } from '../parts/weigh-again.tsx'
import { usePickTaps } from '../use-pick-taps.ts'
import { useScans, weighed } from '../use-scans.ts'

/** One order for picking: its lines by department, as big rows to tick. */
export default function PickingOrderScreen({ params: { orderNum = '' } }: OfficeProps) {
  const {
    answer: order,
    problem,
    retry,
    know,
    asking,
  } = useCall('GET /orders/findPicking/{orderNum}', { orderNum })
  const [sending, setSending] = useState(false)
  const picking = usePickTaps(answer => {
    if (answer.orderNum === orderNum) know(answer)
  }, retry)
  useLive('orders', retry, asking || sending || picking.isBusy)
  const scans = useScans(order && { orderId: order.orderId }, picking.pick)
  if (!order)
    return problem?.status === 404 ? (
      <p className="card p-6 text-lg">{m.office_orders_unknown({ number: orderNum })}</p>
    ) : (
      <Answer problem={problem} onRetry={retry} lines={4} />
    )

  const { orderId, orderStatus } = order
  const orderItems = order.orderItems.map(picking.shown)
  const departments = [...new Set(orderItems.map(({ department }) => department))]
  const left = orderItems.filter(item => item.itemStatus === 'NEW' || isToWeigh(item)).length
  const isOpen = isPickedIn(orderStatus)

  async function handOn() {
    setSending(true)
    const sent = await send('POST /orders/openPicked', { orderId })
    setSending(false)
    toast(
      sent.ok
        ? m.office_orders_is_now({ status: statusWord('OPEN') })
        : sent.problem.title || m.shop_offline(),
    )
    retry()
  }
  return (
    <>
      <OfficeHeading
        title={
          <span className="inline-flex flex-wrap items-center gap-x-4 gap-y-2">
            #{order.orderNum} <bdi>{order.name}</bdi>
            <span className="font-text text-base tracking-normal">
              <StatusBadge status={orderStatus} />
            </span>
          </span>
        }
        text={<Fulfilment of={order} />}
      >
        <ButtonLink look="quiet" to={`/admin/packing/${encodeURIComponent(orderNum)}`}>
          {m.office_orders_pack()}
        </ButtonLink>
        <ButtonLink look="quiet" to="/admin/picking">
          {m.office_orders_picking_back()}
        </ButtonLink>
      </OfficeHeading>
      {order.notes && (
        <p className="mb-6 rounded-small bg-saffron-soft px-4 py-3 text-lg wrap-anywhere">{order.notes}</p>
      )}
      {!isOpen && (
        <p role="status" className="mb-6 rounded-small bg-sunken px-4 py-3">
          {m.orders_not_to_pick()}
        </p>
      )}
      <UnsavedTaps taps={picking.taps} otherwise={picking.conflict} />
      <div className="grid gap-6">
        {departments.map(department => (
          <section key={department} aria-label={department}>
            <h2 className="mb-2 text-xl">{department}</h2>
            <ul className="card divide-y divide-line">
              {orderItems
                .filter(item => item.department === department)
                .map(item => (
                  <PickRow
                    key={item.orderItemId}
                    item={item}
                    disabled={sending || picking.isSending(item.orderItemId) || !isOpen}
                    onPick={change => void picking.pick({ ...item, orderNum }, change)}
                    onAsk={instead => void picking.ask({ ...item, orderNum }, instead)}
                  />
                ))}
            </ul>
          </section>
        ))}
      </div>
      {isOpen && <ScanBox onScan={scans.take} />}
      {scans.again && (
        <WeighAgain
          line={scans.again}
          onClose={scans.closeAgain}
          onWeigh={(line, weight) => {
            scans.closeAgain()
            void picking.pick(line, weighed(line, weight))
          }}
        />
      )}
      {picking.question && <FarQuestion question={picking.question} />}
      <div className="sticky bottom-4 mt-6 flex flex-wrap items-center justify-between gap-3 rounded-tile bg-ink px-5 py-3 text-paper shadow-raised">
        <ScanSays result={scans.result} />
        <p role="status" className="font-medium">
          {left === 0 ? m.office_orders_all_picked() : m.office_orders_left_to_pick({ count: left })}
        </p>
        {orderStatus === 'PRINTED' && (
          <Button
            look="main"
            disabled={sending || left > 0 || picking.taps.waiting.length > 0}
            onClick={handOn}
          >
            {m.office_orders_hand_on()}
          </Button>
        )}
      </div>
    </>
  )
}

import { useState } from 'react'
import { send } from '../../../api.ts'
import { m } from '../../../messages/m.ts'
import { isPickedIn } from '../../../orders/order-states.rules.ts'
import { statusWord } from '../../../orders/own/order-words.rules.ts'
import type { PickedItem } from '../../../orders/picking/picking.contract.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast.tsx'
import { useCall } from '../../../ui/use-call.ts'
import { OrderAnswer } from '../../kit/parts/order-answer.tsx'
import { OrderHeading } from '../../kit/parts/order-heading.tsx'
import { UnsavedTaps } from '../../kit/parts/unsaved-taps.tsx'
import { useLive } from '../../kit/use-live.ts'
import type { OfficeProps } from '../../office-screen.ts'
import { LinesOfOthers } from '../parts/lines-of-others.tsx'
import { PickQuestions } from '../parts/pick-questions.tsx'
import { PickRow } from '../parts/pick-row.tsx'
import { PickScan } from '../parts/pick-scan.tsx'
import { ScanSays } from '../parts/scan-says.tsx'
import { idsOf, useOrderClaims } from '../use-claims.ts'
import { usePickTaps } from '../use-pick-taps.ts'
import { useScans } from '../use-scans.ts'
import { isPickedLine, othersOf } from '../wave.rules.ts'

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
  const isBusy = sending || picking.isBusy
  useLive('orders', retry, asking || isBusy)
  useOrderClaims(order && isPickedIn(order.orderStatus) ? order : undefined, isBusy)
  const scans = useScans(order && { orderId: order.orderId }, picking.pick)
  if (!order) return <OrderAnswer {...{ orderNum, problem }} onRetry={retry} />

  const { orderId, orderStatus } = order
  const orderItems = order.orderItems.map(picking.shown)
  const departments = [...new Set(orderItems.map(({ department }) => department))]
  const left = orderItems.filter(item => !isPickedLine(item)).length
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
  async function takeOver(lines: readonly PickedItem[]) {
    setSending(true)
    const sent = await send('POST /picking/claim', { orderItemIds: idsOf(lines), takeOver: true })
    setSending(false)
    if (!sent.ok) toast(sent.problem.title || m.shop_offline())
    retry()
  }
  return (
    <>
      <OrderHeading order={order} closed={isOpen ? undefined : m.orders_not_to_pick()}>
        <ButtonLink look="quiet" to={`/admin/packing/${encodeURIComponent(orderNum)}`}>
          {m.office_orders_pack()}
        </ButtonLink>
        <ButtonLink look="quiet" to="/admin/picking">
          {m.office_orders_picking_back()}
        </ButtonLink>
      </OrderHeading>
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
        {isOpen && <LinesOfOthers others={othersOf(orderItems)} disabled={sending} onTakeOver={takeOver} />}
      </div>
      {isOpen && (
        <div className="mt-6">
          <PickScan scans={scans} isDown={picking.isDown} />
        </div>
      )}
      <PickQuestions {...{ picking, scans }} />
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

import { useState } from 'react'
import { showMoment } from '../../../lib/dates/moments.ts'
import { m } from '../../../messages/m.ts'
import { Invoice } from '../../../orders/own/parts/invoice.tsx'
import { Answer } from '../../../ui/answer.tsx'
import { useSearchParams } from '../../../ui/app-router.ts'
import { Button } from '../../../ui/button.tsx'
import { useShop } from '../../../ui/router.ts'
import { useCall } from '../../../ui/use-call.ts'
import { OfficeHeading } from '../../kit/parts/office-heading.tsx'
import { PrintChoices } from '../../kit/parts/print-choices.tsx'
import { PrintNow } from '../../kit/parts/print-now.tsx'
import { usePrintChoice } from '../../kit/use-print-choice.ts'
import { asInvoice } from '../as-invoice.ts'
import { markOrdersPrinted } from '../mark-orders-printed.ts'
import { PickingSheet } from '../parts/picking-sheet.tsx'
import { Receipt } from '../parts/receipt.tsx'

/** Prints the invoices and picking lists of the orders in the address. */
export default function PrintOrdersScreen() {
  const [query] = useSearchParams()
  const orderNums = query.get('orders') ?? ''
  const {
    answer: orders,
    problem,
    retry,
  } = useCall('GET /orders/findToPrint', { orderNums }, orderNums !== '')
  const { shopName = '', timeZone } = useShop()?.settings ?? {}
  const [choice, choose] = usePrintChoice()
  const [sending, setSending] = useState(false)
  if (problem || (orderNums && !orders)) return <Answer problem={problem} onRetry={retry} lines={4} />
  if (!orders?.length) return <p className="card p-6 text-lg">{m.office_orders_nothing_to_print()}</p>

  const fresh = orders.map(({ orders }) => orders).filter(({ orderStatus }) => orderStatus === 'NEW')
  async function mark() {
    setSending(true)
    const ids = fresh.map(({ orderId }) => orderId)
    if (await markOrdersPrinted(ids, fresh)) retry()
    setSending(false)
  }
  const sheet =
    choice.paper === 'roll'
      ? 'on-roll mx-auto w-full max-w-[76mm] text-sm'
      : 'on-sheet mx-auto w-full max-w-4xl'
  return (
    <>
      <OfficeHeading
        title={m.office_orders_print_title()}
        text={m.office_orders_print_text({ count: orders.length })}
      >
        {fresh.length > 0 && (
          <Button look="quiet" disabled={sending} onClick={mark}>
            {m.office_orders_mark_printed({ count: fresh.length })}
          </Button>
        )}
        <PrintNow />
      </OfficeHeading>
      <PrintChoices choice={choice} onChoose={choose} />
      <div className="sheets grid gap-8 print:block">
        {orders.map(order => {
          const placedAt = showMoment(order.orders.createDate, timeZone)
          return (
            <div key={order.orders.orderId} className="contents">
              {choice.what !== 'picking' && (
                <div className={sheet}>
                  {choice.paper === 'roll' ? (
                    <Receipt order={order} shopName={shopName} placedAt={placedAt} />
                  ) : (
                    <Invoice order={asInvoice(order)} shopName={shopName} placedAt={placedAt} />
                  )}
                </div>
              )}
              {choice.what !== 'invoice' && (
                <div className={sheet}>
                  <PickingSheet order={order} placedAt={placedAt} narrow={choice.paper === 'roll'} />
                </div>
              )}
            </div>
          )
        })}
      </div>
    </>
  )
}

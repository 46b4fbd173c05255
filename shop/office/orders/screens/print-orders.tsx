import { showMoment } from '../../../lib/dates/moments.ts'
import { m } from '../../../messages/m.ts'
import { Invoice } from '../../../orders/own/parts/invoice.tsx'
import { Answer } from '../../../ui/answer.tsx'
import { useSearchParams } from '../../../ui/app-router.ts'
import { useShop } from '../../../ui/router.ts'
import { useCall } from '../../../ui/use-call.ts'
import { OfficeHeading } from '../../kit/parts/office-heading.tsx'
import { PrintChoices } from '../../kit/parts/print-choices.tsx'
import { PrintNow } from '../../kit/parts/print-now.tsx'
import { usePrintChoice } from '../../kit/use-print-choice.ts'
import { asInvoice } from '../as-invoice.ts'
import { PickingSheet } from '../parts/picking-sheet.tsx'
import { PrintAgain } from '../parts/print-again.tsx'
import { Receipt } from '../parts/receipt.tsx'
import { usePrinting } from '../use-printing.ts'

/** Prints the invoices and picking lists of the orders in the address, and marks them as printed before. */
export default function PrintOrdersScreen() {
  const [query] = useSearchParams()
  const orderNums = query.get('orders') ?? ''
  const {
    answer: orders,
    problem,
    know,
    retry,
  } = useCall('GET /orders/findToPrint', { orderNums }, orderNums !== '')
  const { shopName = '', timeZone } = useShop()?.settings ?? {}
  const [choice, choose] = usePrintChoice()
  const printing = usePrinting(orderNums, know)
  if (problem || (orderNums && !orders)) return <Answer problem={problem} onRetry={retry} lines={4} />
  if (!orders?.length) return <p className="card p-6 text-lg">{m.office_orders_nothing_to_print()}</p>

  const paper =
    choice.paper === 'roll'
      ? 'on-roll mx-auto w-full max-w-[76mm] text-sm'
      : 'on-sheet mx-auto w-full max-w-4xl'
  return (
    <>
      <OfficeHeading
        title={m.office_orders_print_title()}
        text={m.office_orders_print_text({ count: orders.length })}
      >
        <PrintNow disabled={printing.isBusy} onPrint={() => printing.start(orders)} />
      </OfficeHeading>
      {printing.again.length > 0 && (
        <PrintAgain orders={printing.again} onYes={printing.printAgain} onClose={printing.leave} />
      )}
      <PrintChoices choice={choice} onChoose={choose} />
      <div className="sheets grid gap-8 print:block">
        {orders.map(order => {
          const placedAt = showMoment(order.orders.createDate, timeZone)
          const sheet = `${paper} ${printing.isWanted(order.orders.orderId) ? '' : 'print:hidden'}`
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

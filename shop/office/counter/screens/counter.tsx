import { useRef, useState } from 'react'
import { m } from '../../../messages/m.ts'
import type { FoundOrder } from '../../../orders/counter/counter.contract.ts'
import { BranchSelect } from '../../kit/parts/branch-select.tsx'
import { OfficeHeading } from '../../kit/parts/office-heading.tsx'
import { ScanBox } from '../../kit/parts/scan-box.tsx'
import { useBranch } from '../../kit/use-branch.ts'
import { useInTurn } from '../../kit/use-in-turn.ts'
import { CashDrawer } from '../parts/cash-drawer.tsx'
import { CounterOrder } from '../parts/counter-order.tsx'
import { CounterSale } from '../parts/counter-sale.tsx'
import { FoundOrders } from '../parts/found-orders.tsx'
import { SoldNote } from '../parts/sold-note.tsx'
import { lookAt, useSale } from '../use-sale.ts'

/** The counter: one field finds an order to hand over, or takes products of a sale without a name. */
export default function CounterScreen() {
  const { branches, branchId, choose } = useBranch()
  const sale = useSale(branchId)
  const field = useRef<HTMLInputElement>(null)
  const cash = useRef<HTMLInputElement>(null)
  const [found, setFound] = useState<readonly FoundOrder[]>([])
  const [orderNum, setOrderNum] = useState<string>()
  const [says, setSays] = useState('')

  async function lookFor(scanned: string) {
    const sent = await lookAt(scanned, branchId)
    if (!sent.ok) return setSays(sent.problem.title || m.shop_offline())
    const { item, orders, says } = sent.answer
    setSays(says ?? '')
    if (says) navigator.vibrate?.(300)
    if (item) {
      setFound([])
      setOrderNum(undefined)
      sale.add(item)
    } else {
      setFound(orders.length > 1 ? orders : [])
      setOrderNum(orders.length === 1 ? orders[0]?.orderNum : undefined)
    }
  }
  const take = useInTurn(lookFor)
  const begin = () => field.current?.focus()
  return (
    <>
      <OfficeHeading title={m.office_orders_counter_title()} text={m.office_orders_counter_text()} />
      <BranchSelect branches={branches} branchId={branchId} onChoose={choose} />
      <div className="mb-6">
        <ScanBox
          field={field}
          label={m.office_orders_counter_field()}
          // People open this screen to scan: the first code goes there.
          input={{ autoFocus: true }}
          onScan={take}
          onEmpty={() => cash.current?.focus()}
        />
        <p
          role="status"
          className="mt-3 rounded-small bg-rose-soft px-4 py-3 font-medium text-rose wrap-anywhere empty:hidden"
        >
          {says}
        </p>
      </div>
      {sale.sold && <SoldNote sold={sale.sold} />}
      {found.length > 0 && (
        <FoundOrders
          orders={found}
          onChoose={number => {
            setFound([])
            setOrderNum(number)
          }}
        />
      )}
      {orderNum ? (
        <CounterOrder
          key={orderNum}
          orderNum={orderNum}
          onDone={() => {
            setOrderNum(undefined)
            begin()
          }}
        />
      ) : (
        <>
          <CounterSale sale={sale} cash={cash} onScan={take} onSold={begin} />
          {branchId !== undefined && <CashDrawer key={branchId} branchId={branchId} />}
        </>
      )}
    </>
  )
}

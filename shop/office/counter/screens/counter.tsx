import { ScanBarcode } from 'lucide-react'
import { type FormEvent, useId, useRef, useState } from 'react'
import { m } from '../../../messages/m.ts'
import type { FoundOrder } from '../../../orders/counter/counter.contract.ts'
import { inputLook } from '../../../ui/forms/field.tsx'
import { BranchSelect } from '../../kit/parts/branch-select.tsx'
import { OfficeHeading } from '../../kit/parts/office-heading.tsx'
import { useBranch } from '../../kit/use-branch.ts'
import { useScanner } from '../../kit/use-scanner.ts'
import { CounterOrder } from '../parts/counter-order.tsx'
import { CounterSale } from '../parts/counter-sale.tsx'
import { FoundOrders } from '../parts/found-orders.tsx'
import { SoldNote } from '../parts/sold-note.tsx'
import { lookAt, useSale } from '../use-sale.ts'

/** The counter: one field finds an order to hand over, or takes products of a sale without a name. */
export default function CounterScreen() {
  const { branches, branchId, choose } = useBranch()
  const sale = useSale(branchId)
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const cash = useRef<HTMLInputElement>(null)
  const queue = useRef(Promise.resolve())
  const [typed, setTyped] = useState('')
  const [found, setFound] = useState<readonly FoundOrder[]>([])
  const [orderNum, setOrderNum] = useState<string>()
  const [says, setSays] = useState('')
  /** The sale of this moment: a scan that is answered later adds to what others have added since. */
  const now = useRef(sale)
  now.current = sale

  async function lookFor(scanned: string) {
    const sent = await lookAt(scanned, branchId)
    if (!sent.ok) return setSays(sent.problem.title || m.shop_offline())
    const { item, orders, says } = sent.answer
    setSays(says ?? '')
    if (says) navigator.vibrate?.(300)
    if (item) {
      setFound([])
      setOrderNum(undefined)
      now.current.add(item)
    } else {
      setFound(orders.length > 1 ? orders : [])
      setOrderNum(orders.length === 1 ? orders[0]?.orderNum : undefined)
    }
  }
  /** One after the other: a scan that comes while another one is asked about waits for it. */
  const take = (scanned: string) => {
    queue.current = queue.current.then(() => lookFor(scanned))
  }
  useScanner(take)
  const submitted = (event: FormEvent) => {
    event.preventDefault()
    const scanned = typed.trim()
    setTyped('')
    if (scanned) take(scanned)
    else cash.current?.focus()
  }
  const begin = () => field.current?.focus()
  return (
    <>
      <OfficeHeading title={m.office_orders_counter_title()} text={m.office_orders_counter_text()} />
      <BranchSelect branches={branches} branchId={branchId} onChoose={choose} />
      <form onSubmit={submitted} className="mb-6">
        <label htmlFor={id} className="mb-1 flex items-center gap-2 text-sm font-medium">
          <ScanBarcode aria-hidden className="size-4" />
          {m.office_orders_counter_field()}
        </label>
        <div className="flex gap-2">
          <input
            ref={field}
            id={id}
            // biome-ignore lint/a11y/noAutofocus: people open this screen to scan, so the first code goes there
            autoFocus
            value={typed}
            onChange={event => setTyped(event.currentTarget.value)}
            autoComplete="off"
            enterKeyHint="done"
            maxLength={200}
            className={inputLook}
          />
          <button
            type="submit"
            className="min-h-11 shrink-0 rounded-round border border-edge px-4 text-sm font-medium hover:bg-green-soft"
          >
            {m.office_orders_scan_take()}
          </button>
        </div>
        <p
          role="status"
          className="mt-3 rounded-small bg-rose-soft px-4 py-3 font-medium text-rose wrap-anywhere empty:hidden"
        >
          {says}
        </p>
      </form>
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
        <CounterSale sale={sale} cash={cash} onScan={take} onSold={begin} />
      )}
    </>
  )
}

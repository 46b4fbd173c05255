import { Truck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { m } from '../../../messages/m.ts'
import type { ShownOrder } from '../../orders.contract.ts'

/** The interval between questions where the driver is, in milliseconds. */
const ASK_EVERY = 60_000

type Props = { of: ShownOrder['onItsWay']; onAsk: () => void }

/** A driver is on the way with the order: the number of stops before its own. Asks again each minute while the page is seen. */
export function OnItsWay({ of, onAsk }: Props) {
  const ask = useRef(onAsk)
  useEffect(() => {
    ask.current = onAsk
  })
  const isOut = of !== null
  useEffect(() => {
    if (!isOut) return
    const timer = setInterval(() => document.visibilityState === 'visible' && ask.current(), ASK_EVERY)
    return () => clearInterval(timer)
  }, [isOut])
  if (!of) return null
  return (
    <section role="status" className="flex items-center gap-4 rounded-tile bg-saffron-soft p-5 print:hidden">
      <Truck aria-hidden className="size-6 shrink-0" />
      <div>
        <p className="text-lg font-semibold">
          {of.arrived ? m.orders_notice_arrived() : m.orders_notice_left()}
        </p>
        {!of.arrived && <p>{stopsBefore(of.before)}</p>}
      </div>
    </section>
  )
}

function stopsBefore(count: number): string {
  if (count === 0) return m.orders_on_its_way_next()
  return count === 1 ? m.orders_on_its_way_before_one() : m.orders_on_its_way_before({ count })
}

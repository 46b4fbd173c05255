import { CircleCheck, PhoneCall, Printer } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { m } from '../../../messages/m.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Link } from '../../../ui/link.tsx'
import { Money } from '../../../ui/money.tsx'
import type { Placed } from '../../kit/use-phone-order.ts'

/** A placed phone order: its number and total to say, and the next actions. */
export function PhonePlaced({ placed, onNext }: { placed: Placed; onNext: () => void }) {
  const { orderNum, grandTotal } = placed
  const ways = useRef<HTMLDivElement>(null)
  // The next Enter prints.
  useEffect(() => ways.current?.querySelector('a')?.focus(), [])
  return (
    <div className="mx-auto grid max-w-xl justify-items-center gap-5 card px-6 py-12 text-center">
      <CircleCheck aria-hidden className="size-14 text-green" />
      <h1 role="status" className="text-3xl">
        {m.office_orders_placed_number({ number: orderNum })}
      </h1>
      <p className="text-2xl font-semibold">
        <Money amount={grandTotal} />
      </p>
      <div ref={ways} className="flex flex-wrap justify-center gap-2">
        <ButtonLink look="main" to={`/admin/orders/print?orders=${encodeURIComponent(orderNum)}`}>
          <Printer aria-hidden className="size-4.5" />
          {m.office_orders_print()}
        </ButtonLink>
        <Button look="quiet" onClick={onNext}>
          <PhoneCall aria-hidden className="size-4.5" />
          {m.office_orders_next_call()}
        </Button>
      </div>
      <Link
        to={`/admin/orders/${encodeURIComponent(orderNum)}`}
        className="font-semibold text-green underline underline-offset-4"
      >
        {m.office_orders_open_order()}
      </Link>
    </div>
  )
}

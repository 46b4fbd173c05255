import { Printer } from 'lucide-react'
import { m } from '../../../messages/m.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Money } from '../../../ui/money.tsx'
import type { Sold } from '../use-sale.ts'

/** The sale that was just made: the change to give back, and its receipt. */
export const SoldNote = ({ sold: { orderNum, change, received } }: { sold: Sold }) => (
  <section
    aria-label={m.office_orders_counter_sold({ number: orderNum })}
    className="mb-6 flex flex-wrap items-center justify-between gap-3 rounded-tile bg-green-soft p-5"
  >
    <div role="status">
      <p className="text-sm">
        {m.office_orders_counter_sold({ number: orderNum })} · <Money amount={received} />
      </p>
      <p className="text-2xl font-semibold">
        {m.office_orders_counter_change()} <Money amount={change} />
      </p>
    </div>
    <ButtonLink look="quiet" to={`/admin/orders/print?orders=${encodeURIComponent(orderNum)}`}>
      <Printer aria-hidden className="size-4.5" />
      {m.office_orders_counter_receipt()}
    </ButtonLink>
  </section>
)

import { useId } from 'react'
import { lastPage, pageFrom } from '../../../lib/pages.ts'
import { m } from '../../../messages/m.ts'
import { useSearchParams } from '../../../ui/app-router.ts'
import { Pager } from '../../../ui/pager.tsx'
import type { SignedIn } from '../../use-signed-in.ts'
import { ORDERS_PAGE_SIZE, useOwnOrders } from '../use-own-orders.ts'
import { NoMoreOrders } from './no-orders.tsx'
import { OrderList } from './order-list.tsx'

const addressOf = (page: number) => (page > 1 ? `/orders?page=${page}` : '/orders')

/** All orders of the signed-in customer, page by page. */
export function AllOrders({ me }: { me: SignedIn }) {
  const [query] = useSearchParams()
  const page = pageFrom(query.get('page'), 100_000)
  const own = useOwnOrders(me.custId, { limit: ORDERS_PAGE_SIZE, page })
  const id = useId()
  const title = m.orders_of({ name: me.firstName })
  const beyond = own.orders?.length === 0 && own.total > 0
  return (
    <section aria-labelledby={id} className="space-y-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id={id} className="text-2xl wrap-anywhere">
          {title}
        </h2>
        {own.total > 0 && <p className="text-muted">{m.orders_all({ count: own.total })}</p>}
      </div>
      {beyond ? <NoMoreOrders /> : <OrderList own={own} title={title} />}
      <Pager page={page} last={lastPage(own.total, ORDERS_PAGE_SIZE)} addressOf={addressOf} />
    </section>
  )
}

import { m } from '../../../messages/m.ts'
import { pageMeta } from '../../../settings/page-meta.ts'
import { useSearchParams } from '../../../ui/app-router.ts'
import { AccountFrame } from '../parts/account-frame.tsx'
import { AllOrders } from '../parts/all-orders.tsx'
import type { Route } from './+types/orders'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: m.orders_tab_orders(),
    description: m.orders_orders_description(),
    path: '/orders',
    hidden: true,
  })

/** `/orders`: all orders of the signed-in customer. */
export default function OrdersScreen() {
  const [query] = useSearchParams()
  return (
    <AccountFrame at="orders" address={query.size ? `/orders?${query}` : '/orders'}>
      {me => <AllOrders me={me} />}
    </AccountFrame>
  )
}

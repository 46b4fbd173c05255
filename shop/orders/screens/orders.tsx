import { useSearchParams } from 'react-router'
import { m } from '../../messages/m.ts'
import { AccountFrame } from '../parts/account-frame.tsx'
import { AllOrders } from '../parts/all-orders.tsx'

export const meta = () => [
  { title: `${m.orders_tab_orders()} · ${m.shop_name()}` },
  { name: 'robots', content: 'noindex' },
]

/** `/orders`: every order of whoever is signed in. */
export default function OrdersScreen() {
  const [query] = useSearchParams()
  return (
    <AccountFrame at="orders" address={query.size ? `/orders?${query}` : '/orders'}>
      {me => <AllOrders me={me} />}
    </AccountFrame>
  )
}

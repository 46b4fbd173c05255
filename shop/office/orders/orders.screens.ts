import { m } from '../../messages/m.ts'
import type { OfficeScreen } from '../office-screen.ts'

/** The screens of `shop/office/orders`, each loaded when it is opened. */
export const ordersScreens: readonly OfficeScreen[] = [
  {
    path: 'orders',
    title: m.office_orders_title,
    permission: 'orders',
    ofBranch: true,
    load: () => import('./screens/orders-board.tsx'),
  },
  {
    path: 'orders/print',
    title: m.office_orders_print_title,
    permission: 'orders',
    ofBranch: true,
    load: () => import('./screens/print-orders.tsx'),
  },
  {
    path: 'orders/:orderNum',
    title: m.office_orders_order_title,
    permission: 'orders',
    ofBranch: true,
    load: () => import('./screens/office-order.tsx'),
  },
]

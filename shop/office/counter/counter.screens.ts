import { m } from '../../messages/m.ts'
import type { OfficeScreen } from '../office-screen.ts'

/** The screen of `shop/office/counter`, loaded when it is opened. */
export const counterScreens: readonly OfficeScreen[] = [
  {
    path: 'counter',
    title: m.office_orders_counter_title,
    permission: 'orders',
    ofBranch: true,
    load: () => import('./screens/counter.tsx'),
  },
]

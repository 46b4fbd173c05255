import { m } from '../../messages/m.ts'
import type { OfficeScreen } from '../office-screen.ts'

/** The screens of `shop/office/phone`, each loaded when it is opened. */
export const phoneScreens: readonly OfficeScreen[] = [
  {
    path: 'phone-order',
    title: m.office_orders_phone_title,
    permission: 'orders',
    ofBranch: true,
    load: () => import('./screens/phone-order.tsx'),
  },
]

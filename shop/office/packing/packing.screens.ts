import { m } from '../../messages/m.ts'
import type { OfficeScreen } from '../office-screen.ts'

/** The screens of `shop/office/packing`, each loaded when it is opened. */
export const packingScreens: readonly OfficeScreen[] = [
  {
    path: 'packing/:orderNum',
    title: m.office_orders_packing_title,
    permission: 'picking',
    ofBranch: true,
    load: () => import('./screens/packing-order.tsx'),
  },
  {
    path: 'packing/:orderNum/labels',
    title: m.office_orders_labels,
    permission: 'picking',
    ofBranch: true,
    load: () => import('./screens/packing-labels.tsx'),
  },
]

import { m } from '../../messages/m.ts'
import type { OfficeScreen } from '../office-screen.ts'

/** The screens of `shop/office/picking`, each loaded when it is opened. */
export const pickingScreens: readonly OfficeScreen[] = [
  {
    path: 'picking',
    title: m.office_orders_picking_title,
    permission: 'picking',
    ofBranch: true,
    load: () => import('./screens/picking.tsx'),
  },
  {
    path: 'picking/wave',
    title: m.office_picking_wave,
    permission: 'picking',
    ofBranch: true,
    load: () => import('./screens/wave.tsx'),
  },
  {
    path: 'picking/:orderNum',
    title: m.office_orders_picking_title,
    permission: 'picking',
    ofBranch: true,
    load: () => import('./screens/picking-order.tsx'),
  },
]

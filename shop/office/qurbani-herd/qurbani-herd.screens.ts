import { m } from '../../messages/m.ts'
import type { OfficeScreen } from '../office-screen.ts'

/** The screens of `shop/office/qurbani-herd`, each loaded when it is opened. */
export const qurbaniHerdScreens: readonly OfficeScreen[] = [
  {
    path: 'qurbani/:seasonId/herd',
    title: m.office_qurbani_screens_herd,
    permission: 'catalogue',
    load: () => import('./screens/qurbani-herd.tsx'),
  },
  {
    path: 'qurbani/:seasonId/assign',
    title: m.office_qurbani_screens_assign,
    permission: 'orders',
    load: () => import('./screens/qurbani-assign.tsx'),
  },
]

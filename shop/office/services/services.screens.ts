import { m } from '../../messages/m.ts'
import type { OfficeScreen } from '../office-screen.ts'

/** The screens of `shop/office/services`, each loaded when it is opened. */
export const servicesScreens: readonly OfficeScreen[] = [
  {
    path: 'services',
    title: m.office_services,
    permission: 'staff',
    load: () => import('./screens/connections.tsx'),
  },
]

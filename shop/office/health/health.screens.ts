import { m } from '../../messages/m.ts'
import type { OfficeScreen } from '../office-screen.ts'

/** The screens of `shop/office/health`, each loaded when it is opened. */
export const healthScreens: readonly OfficeScreen[] = [
  {
    path: 'health',
    title: m.office_health,
    permission: 'settings',
    load: () => import('./screens/health.tsx'),
  },
]

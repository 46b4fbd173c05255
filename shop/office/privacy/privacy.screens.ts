import { m } from '../../messages/m.ts'
import type { OfficeScreen } from '../office-screen.ts'

/** The screens of `shop/office/privacy`, each loaded when it is opened. */
export const privacyScreens: readonly OfficeScreen[] = [
  {
    path: 'privacy',
    title: m.office_privacy,
    permission: 'settings',
    load: () => import('./screens/privacy.tsx'),
  },
]

import { m } from '../../messages/m.ts'
import type { OfficeScreen } from '../office-screen.ts'

/** The screen of `shop/office/windows`, loaded when it is opened. */
export const windowsScreens: readonly OfficeScreen[] = [
  {
    path: 'windows',
    title: m.office_windows_title,
    permission: 'orders',
    ofBranch: true,
    load: () => import('./screens/windows-of-day.tsx'),
  },
]

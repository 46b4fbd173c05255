import { m } from '../../messages/m.ts'
import type { OfficeScreen } from '../office-screen.ts'

/** One function for both addresses, so that the screen stays when one leads to the other. */
const shopSettings = () => import('./screens/shop-settings.tsx')

/** The screens of `shop/office/settings`, each loaded when it is opened. */
export const settingsScreens: readonly OfficeScreen[] = [
  {
    path: 'settings',
    title: m.office_settings,
    permission: 'settings',
    ofBranch: true,
    load: shopSettings,
  },
  {
    path: 'settings/:section',
    title: m.office_settings,
    permission: 'settings',
    ofBranch: true,
    load: shopSettings,
  },
]

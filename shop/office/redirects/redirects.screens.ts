import { m } from '../../messages/m.ts'
import type { OfficeScreen } from '../office-screen.ts'

/** The screens of `shop/office/redirects`, each loaded when it is opened. */
export const redirectsScreens: readonly OfficeScreen[] = [
  {
    path: 'redirects',
    title: m.office_redirects,
    permission: 'content',
    load: () => import('./screens/redirects.tsx'),
  },
  {
    path: 'redirects/import',
    title: m.office_redirects_import,
    permission: 'content',
    load: () => import('./screens/import-redirects.tsx'),
  },
]

import { m } from '../../messages/m.ts'
import type { OfficeScreen } from '../office-screen.ts'

/** The screens of `shop/office/exchange`, each loaded when it is opened. */
export const exchangeScreens: readonly OfficeScreen[] = [
  {
    path: 'products/many',
    title: m.office_many_title,
    permission: 'catalogue',
    load: () => import('./screens/change-many.tsx'),
  },
  {
    path: 'import',
    title: m.office_import_title,
    permission: 'catalogue',
    load: () => import('./screens/imports.tsx'),
  },
  {
    path: 'import/:importId',
    title: m.office_import_title,
    permission: 'catalogue',
    load: () => import('./screens/one-import.tsx'),
  },
  {
    path: 'export',
    title: m.office_import_export_title,
    permission: ['catalogue', 'orders', 'customers'],
    load: () => import('./screens/exports.tsx'),
  },
]

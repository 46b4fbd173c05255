import { m } from '../../messages/m.ts'
import type { OfficeScreen } from '../office-screen.ts'

/** The screens of `shop/office/staff`, each loaded when it is opened. */
export const staffScreens: readonly OfficeScreen[] = [
  {
    path: 'staff',
    title: m.office_staff_title,
    permission: 'staff',
    load: () => import('./screens/staff.tsx'),
  },
  {
    path: 'audit',
    title: m.office_staff_audit_title,
    permission: 'audit',
    load: () => import('./screens/audit.tsx'),
  },
]

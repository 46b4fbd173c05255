import { m } from '../../messages/m.ts'
import type { OfficeScreen } from '../office-screen.ts'

/** The screens of `shop/office/certificates`, each loaded when it is opened. */
export const certificatesScreens: readonly OfficeScreen[] = [
  {
    path: 'certificates',
    title: m.office_certificates,
    permission: 'catalogue',
    load: () => import('./screens/certificates.tsx'),
  },
  {
    path: 'certificates/new',
    title: m.office_certificates_new,
    permission: 'catalogue',
    load: () => import('./screens/one-certificate.tsx'),
    stays: true,
  },
  {
    path: 'certificates/:certificateId',
    title: m.office_certificates_one,
    permission: 'catalogue',
    load: () => import('./screens/one-certificate.tsx'),
    stays: true,
  },
]

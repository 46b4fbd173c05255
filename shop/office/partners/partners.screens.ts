import { m } from '../../messages/m.ts'
import type { OfficeScreen } from '../office-screen.ts'

/** One function for both addresses, so that the screen stays when one leads to the other. */
const onePartner = () => import('./screens/one-partner.tsx')

/** The screens of `shop/office/partners`, each loaded when it is opened. */
export const partnersScreens: readonly OfficeScreen[] = [
  {
    path: 'partners',
    title: m.office_near_partners,
    permission: 'settings',
    load: () => import('./screens/partners.tsx'),
  },
  {
    path: 'partners/new',
    title: m.office_near_new,
    permission: 'settings',
    load: onePartner,
  },
  {
    path: 'partners/:partnerId',
    title: m.office_near_partner,
    permission: 'settings',
    load: onePartner,
  },
]

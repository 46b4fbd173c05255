import { m } from '../../messages/m.ts'
import type { OfficeScreen } from '../office-screen.ts'

/** The screens of `shop/office/people`, each loaded when it is opened. */
export const peopleScreens: readonly OfficeScreen[] = [
  {
    path: 'customers',
    title: m.office_people_customers,
    permission: 'customers',
    load: () => import('./screens/customers.tsx'),
  },
  {
    path: 'customers/:contactId',
    title: m.office_people_customers,
    permission: 'customers',
    load: () => import('./screens/one-customer.tsx'),
  },
  {
    path: 'reviews',
    title: m.office_people_reviews,
    permission: 'customers',
    load: () => import('./screens/reviews.tsx'),
  },
  {
    path: 'representatives',
    title: m.office_people_representatives,
    permission: 'customers',
    load: () => import('./screens/representatives.tsx'),
  },
  {
    path: 'representatives/:custId',
    title: m.office_people_representatives,
    permission: 'customers',
    load: () => import('./screens/one-representative.tsx'),
  },
  {
    path: 'referrals',
    title: m.office_people_own_referrals,
    permission: 'referrals',
    load: () => import('./screens/referrals.tsx'),
  },
]

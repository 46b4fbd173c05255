import { m } from '../../messages/m.ts'
import type { OfficeScreen } from '../office-screen.ts'

/** The screens of `shop/office/reports`, each loaded when it is opened. */
export const reportsScreens: readonly OfficeScreen[] = [
  {
    path: 'reports',
    title: m.office_report,
    permission: 'reports',
    ofBranch: true,
    load: () => import('./screens/reports.tsx'),
  },
  {
    path: 'reports/stock-value',
    title: m.office_report_stock_value,
    permission: 'reports',
    ofBranch: true,
    load: () => import('./screens/stock-value.tsx'),
  },
  {
    path: 'search-words',
    title: m.office_words,
    permission: 'reports',
    load: () => import('./screens/search-words.tsx'),
  },
  {
    path: 'reports/payments',
    title: m.office_payments_differences,
    permission: 'reports',
    load: () => import('./screens/payment-differences.tsx'),
  },
]

import { m } from '../../messages/m.ts'
import type { OfficeScreen } from '../office-screen.ts'

/** One function for both addresses: the screen stays when one leads to the other. */
const slaughterDay = () => import('./screens/slaughter-day.tsx')

/** The screens of `shop/office/slaughter`, each loaded when it is opened. */
export const slaughterScreens: readonly OfficeScreen[] = [
  {
    path: 'qurbani/:seasonId/day',
    title: m.office_slaughter_day,
    permission: 'picking',
    load: slaughterDay,
  },
  {
    path: 'qurbani/:seasonId/day/:day',
    title: m.office_slaughter_day,
    permission: 'picking',
    load: slaughterDay,
  },
  {
    path: 'qurbani/:seasonId/labels',
    title: m.office_slaughter_labels,
    permission: 'picking',
    load: () => import('./screens/slaughter-labels.tsx'),
  },
]

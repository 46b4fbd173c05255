import { m } from '../../messages/m.ts'
import type { OfficeScreen } from '../office-screen.ts'

/** The screens of `shop/office/runs`, each loaded when it is opened. */
export const runsScreens: readonly OfficeScreen[] = [
  {
    path: 'runs',
    title: m.office_runs_title,
    permission: 'orders',
    ofBranch: true,
    load: () => import('./screens/runs-of-day.tsx'),
  },
  {
    path: 'my-run',
    title: m.office_runs_mine_title,
    permission: 'deliveries',
    ofBranch: true,
    load: () => import('./screens/my-runs.tsx'),
  },
]

import { m } from '../../messages/m.ts'
import type { OfficeScreen } from '../office-screen.ts'

/** The screens of `shop/office/qurbani-season`, each loaded when it is opened. */
export const qurbaniSeasonScreens: readonly OfficeScreen[] = [
  {
    path: 'qurbani',
    title: m.office_qurbani_screens_title,
    permission: ['catalogue', 'orders', 'picking'],
    load: () => import('./screens/qurbani-seasons.tsx'),
  },
  {
    path: 'qurbani/seasons/new',
    title: m.office_qurbani_screens_new,
    permission: 'catalogue',
    load: () => import('./screens/qurbani-season.tsx'),
  },
  {
    path: 'qurbani/seasons/:seasonId',
    title: m.office_qurbani_screens_season,
    permission: 'catalogue',
    load: () => import('./screens/qurbani-season.tsx'),
  },
  {
    path: 'qurbani/:seasonId/shares',
    title: m.office_slaughter_shares,
    permission: 'orders',
    load: () => import('./screens/qurbani-shares.tsx'),
  },
]

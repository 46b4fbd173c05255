import { m } from '../../messages/m.ts'
import type { OfficeScreen } from '../office-screen.ts'

const forKeepers = { permission: 'catalogue', ofBranch: true } as const

/** The screens of `shop/office/recalls`, each loaded when it is opened. */
export const recallsScreens: readonly OfficeScreen[] = [
  {
    ...forKeepers,
    path: 'recalls',
    title: m.office_recalls_title,
    load: () => import('./screens/recalls.tsx'),
  },
  {
    ...forKeepers,
    path: 'recalls/new',
    title: m.office_recalls_new,
    load: () => import('./screens/new-recall.tsx'),
  },
  {
    ...forKeepers,
    path: 'recalls/:recallId',
    title: m.office_recalls_one,
    load: () => import('./screens/one-recall.tsx'),
  },
]

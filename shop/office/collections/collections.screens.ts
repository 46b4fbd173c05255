import { m } from '../../messages/m.ts'
import type { OfficeScreen } from '../office-screen.ts'

/** The screens of `shop/office/collections`, each loaded when it is opened. */
export const collectionsScreens: readonly OfficeScreen[] = [
  {
    path: 'collections',
    title: m.office_collections,
    permission: 'catalogue',
    load: () => import('./screens/office-collections.tsx'),
  },
  {
    path: 'collections/new',
    title: m.office_collections_new,
    permission: 'catalogue',
    load: () => import('./screens/office-collection.tsx'),
    stays: true,
  },
  {
    path: 'collections/:collectionId',
    title: m.office_collections_edit,
    permission: 'catalogue',
    load: () => import('./screens/office-collection.tsx'),
    stays: true,
  },
]

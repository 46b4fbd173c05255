import { m } from '../../messages/m.ts'
import type { OfficeScreen } from '../office-screen.ts'

const forKeepers = { permission: 'catalogue', ofBranch: true } as const

/** The screens of `shop/office/lots`, each loaded when it is opened. */
export const lotsScreens: readonly OfficeScreen[] = [
  { ...forKeepers, path: 'lots', title: m.office_lots_title, load: () => import('./screens/lots.tsx') },
  {
    ...forKeepers,
    path: 'lots/:lotId',
    title: m.office_lots_one,
    load: () => import('./screens/one-lot.tsx'),
  },
  {
    ...forKeepers,
    path: 'lots/:lotId/labels',
    title: m.office_lots_labels,
    load: () => import('./screens/lot-labels.tsx'),
  },
  {
    ...forKeepers,
    path: 'receipts',
    title: m.office_lots_receipts,
    load: () => import('./screens/receipts.tsx'),
  },
  {
    ...forKeepers,
    path: 'receipts/new',
    title: m.office_lots_receive,
    load: () => import('./screens/new-receipt.tsx'),
  },
  {
    ...forKeepers,
    path: 'receipts/:receiptId',
    title: m.office_lots_receipt,
    load: () => import('./screens/one-receipt.tsx'),
  },
  {
    ...forKeepers,
    path: 'receipts/:receiptId/labels',
    title: m.office_lots_labels,
    load: () => import('./screens/lot-labels.tsx'),
  },
  {
    ...forKeepers,
    path: 'suppliers',
    title: m.office_lots_suppliers,
    load: () => import('./screens/suppliers.tsx'),
  },
  {
    path: 'suppliers/new',
    title: m.office_lots_supplier_new,
    permission: 'catalogue',
    load: () => import('./screens/one-supplier.tsx'),
    stays: true,
  },
  {
    ...forKeepers,
    path: 'suppliers/:supplierId',
    title: m.office_lots_supplier,
    load: () => import('./screens/one-supplier.tsx'),
    stays: true,
  },
]

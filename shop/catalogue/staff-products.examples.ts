import type { StaffProduct } from './product-form.contract.ts'
import { savedKarahi } from './product-form.examples.ts'
import type { KeptProduct } from './staff-products.contract.ts'

/** A product as a row of the keepers' list. */
export const karahiRow: KeptProduct = {
  productId: 6213,
  productName: 'Goat Karahi Cut',
  sku: 'P-006213',
  image: null,
  categoryId: 5,
  category: 'MEAT',
  subCategory: 'Goat',
  brandName: 'Qasai Street',
  unitPrice: 1850,
  salePrice: 1699.5,
  effectivePrice: 1699.5,
  unitName: 'lb',
  step: 1,
  onHand: 40,
  held: 0,
  lowAt: 5,
  productStatus: 'A',
  shown: true,
  demo: false,
  removed: false,
  updatedBy: 'bilal@example.org',
  updatedDate: '2026-11-20T09:35:00.000Z',
}

/** The same product, taken out of the shop. */
export const removedKarahi: StaffProduct = {
  ...savedKarahi,
  productStatus: 'N',
  shown: false,
  removedAt: '2026-11-20T10:00:00.000Z',
  undoable: true,
}

/** It has come back, and is not active. */
export const karahiAgain: StaffProduct = { ...removedKarahi, removedAt: null }

/** A product that begins as it is. */
export const copyOfKarahi: StaffProduct = {
  ...karahiAgain,
  productId: 6214,
  sku: 'P-006214',
  quantity: 0,
  onHand: 0,
  undoable: false,
}

import { savedKarahi } from './product-form.examples.ts'

/** A product as a row of the staff's list. */
export const karahiRow = {
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
  stockTracked: true,
  inLots: false,
  needsLot: false,
  ageFrom: null,
  stockState: 'ENOUGH',
  cutPrice: true,
  saleFrom: null,
  saleUntil: null,
  codes: [{ code: '4006381333931', quantity: 1 }] as { code: string; quantity: number }[],
  contains: null,
  mayContain: null,
  noFood: false,
  productStatus: 'A',
  shown: true,
  variantOf: null,
  hasVariants: false,
  box: null,
  demo: false,
  removed: false,
  updatedBy: 'bilal@example.org',
  updatedDate: '2026-11-20T09:35:00.000Z',
} as const

/** The same product, removed from the shop. */
export const removedKarahi = {
  ...savedKarahi,
  productStatus: 'N',
  shown: false,
  removedAt: '2026-11-20T10:00:00.000Z',
  undoable: true,
} as const

/** The same product, restored but not active. */
export const karahiAgain = { ...removedKarahi, removedAt: null } as const

/** A new copy of the product. */
export const copyOfKarahi = {
  ...karahiAgain,
  productId: 6214,
  sku: 'P-006214',
  quantity: 0,
  onHand: 0,
  undoable: false,
} as const

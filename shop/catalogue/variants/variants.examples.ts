const white = {
  values: ['56', 'White'],
  sku: 'THB-56-W',
  unitPrice: 3490,
  salePrice: 3490,
  cutPrice: false,
} as const
const black = {
  ...white,
  values: ['56', 'Black'],
  sku: 'THB-56-B',
  unitPrice: 3690,
  salePrice: 3690,
} as const

/** A thobe that gets a size and two colours. */
export const newThobes = {
  productId: 4101,
  updatedDate: '2026-11-20T09:30:00.000Z',
  options: ['Size', 'Colour'],
  variants: [
    { ...white, values: [...white.values], quantity: 4 },
    { ...black, values: [...black.values], quantity: 2 },
  ],
}

const usual = {
  ...{ codes: [], weight: null, content: null, contentUnit: null },
  ...{ saleFrom: null, saleUntil: null },
  ...({ productStatus: 'A', image: null, held: 0, updatedDate: '2026-11-20T09:31:00.000Z' } as const),
}

/** The same as it is saved. */
export const savedThobes = {
  productId: 4101,
  updatedDate: '2026-11-20T09:31:00.000Z',
  options: ['Size', 'Colour'],
  variants: [
    { ...usual, ...white, values: [...white.values], productId: 7001, onHand: 4 },
    { ...usual, ...black, values: [...black.values], productId: 7002, onHand: 2 },
  ],
} as const

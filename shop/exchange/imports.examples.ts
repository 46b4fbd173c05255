/** A file from another shop, checked. */
export const exampleImport = {
  importId: 1,
  fileName: 'products_export.csv',
  format: 'shopify',
  state: 'checked',
  headers: ['Handle', 'Title', 'Variant SKU', 'Variant Price'],
  mapping: { sku: 'Variant SKU', productName: 'Title', unitPrice: 'Variant Price' },
  options: {
    department: 'GROCERY',
    subCategory: 'New goods',
    makeMissing: true,
    fetchPictures: true,
    chargeSale: false,
  },
  lines: 1204,
  items: 1000,
  done: 1000,
  outcomes: { create: 998, change: 0, same: 1, refuse: 1 },
  marked: { free: 0, uncharged: 0, department: 0, noted: 0 },
  written: 0,
  refused: 0,
  undone: 0,
  notUndone: 0,
  redirects: 998,
  pictures: { waiting: 0, fetched: 0, givenUp: 0 },
  cancelling: false,
  problem: null,
  by: 'Bilal',
  createdAt: '2026-11-21T09:30:00.000Z',
  finishedAt: null,
  sample: [['red-lentils', 'Red Lentils', 'LEN-001', '320.00']],
} as const

const { headers: _, sample: __, ...listed } = exampleImport
/** The same import as lists show it. */
export const listedExample = listed

/** A product of it that is refused. */
export const exampleItem = {
  line: 17,
  sku: 'LEN-016',
  productName: 'Black Lentils',
  outcome: 'refuse',
  changes: {},
  reasons: { unitPrice: 'There is no price.' },
  notes: {},
  marks: [],
  state: 'waiting',
  productId: null,
  variantOf: null,
  options: [],
} as const

/** A picture that could not be fetched. */
export const examplePicture = {
  pictureId: 9,
  productId: 6301,
  productName: 'Red Lentils',
  sku: 'LEN-001',
  address: 'https://example.org/lentils.jpg',
  problem: 'The address answers with status 404.',
} as const

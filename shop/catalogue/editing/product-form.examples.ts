import { byPiece, byPound, noPreparations } from '../catalogue.examples.ts'

/** The document that comes with the demo products. */
export const documentOfWheelchair = {
  documentId: 1,
  productId: 6201,
  type: 'application/pdf',
  name: 'folding-wheelchair-care.pdf',
  size: 1080,
  document: '/documents/1/folding-wheelchair-care.pdf',
  finalDocument: null,
} as const

const wheelchair = {
  productId: 6201,
  productName: 'Folding Wheelchair',
  productDetails:
    'A steel frame that folds to ten inches, with flip-up footrests and a seat belt. Carries 220 lb.',
  sku: 'WCH-001',
  categoryId: 62,
  category: 'Chair',
  subCategory: 'Wheelchairs and walkers',
  brandId: 18,
  brandName: 'Chalo Mobility',
  custId: null,
  unitPrice: 24_500,
  salePrice: 24_500,
  effectivePrice: 24_500,
  discount: 0,
  quantity: 21,
  step: 1,
  minimum: 1,
  maximum: 99,
  popularFlag: 0,
  productStatus: 'A',
  showFlag: 'Y',
  packagingAttributes: [],
  cuttingAttributes: [],
  extraAttributes: [],
  optionsAttributes: [],
  optionPrices: {},
  ...noPreparations,
  sellinPcs: 'Y',
  unitName: 'piece',
  ...byPiece,
  weight: null,
  taxExemptFlag: 'Y',
  stockTracked: true,
  ageFrom: null,
  images: ['/pictures/6f2f6a0a1d1b4c0f8d3f5a9c7e21b304'],
  updatedBy: 'Souk team',
  updatedDate: '2026-10-28T09:30:00.000Z',
} as const

/** A product with a document, as staff see it. */
export const wheelchairForStaff = {
  ...wheelchair,
  shown: true,
  productHtml: null,
  pictures: wheelchair.images.map(image => ({ image, alternativeText: '' })),
  documents: [documentOfWheelchair],
  tags: [],
  codes: [{ code: '4006381333931', quantity: 1 }],
  storage: 'DRY',
  facts: null,
  parts: [],
  factsBy: null,
  factsAt: null,
  seoTitle: null,
  seoText: null,
  ownTolerance: null,
  onHand: 21,
  held: 0,
  inLots: false,
  lowAt: 5,
  demo: true,
  removedAt: null,
  undoable: false,
} as const

/** The input that creates a product sold at its sale price. */
export const newKarahi = {
  productName: 'Goat Karahi Cut',
  productDetails: 'Small pieces from shoulder and leg, for a karahi that is done in an hour.',
  unitPrice: 1850,
  salePrice: 1699.5,
  categoryId: 5,
  brandId: 20,
  productStatus: 'A' as const,
  unitName: 'lb',
  cuttingAttributes: ['Karahi cut', 'Large pieces'],
  optionsAttributes: [{ description: 'CUTPRICE' }],
  quantity: 40,
} as const

/** The response to it. */
export const savedKarahi = {
  ...wheelchairForStaff,
  ...newKarahi,
  ...byPound,
  quantityUnit: { unit: 'lb', scale: 3, increment: 1 },
  productId: 6213,
  sku: 'P-006213',
  category: 'MEAT',
  subCategory: 'Goat',
  brandName: 'Qasai Street',
  effectivePrice: 1699.5,
  discount: 8.14,
  sellinPcs: 'N',
  taxExemptFlag: 'N',
  images: [],
  pictures: [],
  seoTitle: null,
  seoText: null,
  ownTolerance: null,
  onHand: 40,
  demo: false,
  updatedBy: 'bilal@example.org',
  documents: [],
} as const

/** A picture that was just added as the last one of its product. */
export const newPicture = {
  productId: 101,
  position: 3,
  type: 'image/webp',
  finalImage: null,
  image: '/pictures/0f8d3f5a9c7e21b3046f2f6a0a1d1b4c',
} as const

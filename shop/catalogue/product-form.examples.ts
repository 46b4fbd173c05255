import type { Product } from './catalogue.contract.ts'
import type { ProductDocument, StaffProduct } from './product-form.contract.ts'
import type { ProductImage } from './product-images.contract.ts'

/** The document that comes with the demo goods. */
export const documentOfWheelchair: ProductDocument = {
  documentId: 1,
  productId: 6201,
  type: 'application/pdf',
  name: 'folding-wheelchair-care.pdf',
  size: 1053,
  document: '/documents/1/folding-wheelchair-care.pdf',
  finalDocument: null,
}

const wheelchair: Product = {
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
  packagingAttributes: [],
  cuttingAttributes: [],
  extraAttributes: [],
  optionsAttributes: [],
  optionPrices: {},
  sellinPcs: 'Y',
  unitName: 'piece',
  weight: null,
  taxExemptFlag: 'Y',
  images: ['/pictures/6f2f6a0a1d1b4c0f8d3f5a9c7e21b304'],
  updatedBy: 'Souk team',
  updatedDate: '2026-10-28T09:30:00.000Z',
}

/** A product with a document, as its keepers see it. */
export const wheelchairForStaff: StaffProduct = {
  ...wheelchair,
  shown: true,
  productHtml: null,
  pictures: wheelchair.images.map(image => ({ image, alternativeText: '' })),
  documents: [documentOfWheelchair],
  onHand: 21,
  held: 0,
  lowAt: 5,
  demo: true,
  removedAt: null,
  undoable: false,
}

/** What makes a new product, sold at its sale price. */
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
}

/** The answer to it. */
export const savedKarahi: StaffProduct = {
  ...wheelchairForStaff,
  ...newKarahi,
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
  onHand: 40,
  demo: false,
  updatedBy: 'bilal@example.org',
  documents: [],
}

/** A picture that was just added as the last one of its product. */
export const newPicture: ProductImage = {
  productId: 101,
  position: 3,
  type: 'image/webp',
  finalImage: null,
  image: '/pictures/0f8d3f5a9c7e21b3046f2f6a0a1d1b4c',
}

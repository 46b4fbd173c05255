/** The measures of a product with a price for a piece. */
export const byPiece = {
  weighed: false,
  weighedAfter: false,
  pricedUnit: 'piece',
  pricedPer: 1,
  priceUnit: 'piece',
  nominalMeasure: null,
  measureFrom: null,
  measureTo: null,
  tolerance: 15,
  content: null,
  contentUnit: null,
  comparePrices: [],
  quantityUnit: { unit: 'piece', scale: 3, increment: 1 },
} as const
/** The measures of a product with a price for a pound, in steps of a half. */
export const byPound = {
  ...byPiece,
  weighed: true,
  pricedUnit: 'lb',
  priceUnit: 'lb',
  quantityUnit: { unit: 'lb', scale: 3, increment: 0.5 },
} as const

/** A product whose choices have no other surcharge, and leave all of it. */
export const noPreparations = { piecePrices: {}, linePrices: {}, choiceYields: {}, choiceMinutes: {} }

/** Sold whole, at its unit price. */
export const wholeChicken = {
  productId: 101,
  productName: 'Whole Chicken',
  productDetails:
    'A fresh farm bird of about 2.5 lb, cleaned and washed with the skin off. Roast it whole or let us cut it into eight, twelve or sixteen pieces.',
  sku: 'CHK-001',
  categoryId: 1,
  category: 'MEAT',
  subCategory: 'Chicken',
  brandId: 20,
  brandName: 'Qasai Street',
  custId: null,
  unitPrice: 890,
  salePrice: 890,
  effectivePrice: 890,
  discount: 0,
  quantity: 166,
  step: 1,
  minimum: 1,
  maximum: 99,
  popularFlag: 1,
  productStatus: 'A',
  showFlag: 'Y',
  packagingAttributes: ['Plain bag', 'Vacuum pack'],
  cuttingAttributes: ['Whole', '8 pieces', '12 pieces', '16 pieces'],
  extraAttributes: [],
  optionsAttributes: [],
  optionPrices: {},
  ...noPreparations,
  sellinPcs: 'Y',
  unitName: 'piece',
  ...byPiece,
  weight: 2.5,
  taxExemptFlag: 'Y',
  stockTracked: true,
  ageFrom: null,
  images: [
    '/pictures/7f597999ddd12cfb2c3eca5affb62d1b',
    '/pictures/b7a1d9b118ce71a7158084fc565763c1',
    '/pictures/a5a5f85315a7f5ac975af81a66866be3',
  ],
  updatedBy: 'Souk team',
  updatedDate: '2026-10-28T09:30:00.000Z',
} as const

/** Sold by the pound in steps of a half, at its sale price. */
const chickenKarahiCut = {
  ...wholeChicken,
  productId: 102,
  productName: 'Chicken Karahi Cut',
  productDetails:
    'Small bone-in pieces from a skinless bird, sized so that a karahi is done in half an hour. Includes leg, breast and back.',
  sku: 'CHK-002',
  unitPrice: 365,
  salePrice: 329,
  effectivePrice: 329,
  discount: 9.86,
  quantity: 255,
  step: 0.5,
  minimum: 0.5,
  packagingAttributes: ['1 lb tray', '2 lb tray', 'Vacuum pack'],
  cuttingAttributes: ['Karahi cut', 'Large pieces'],
  optionsAttributes: [{ description: 'CUTPRICE' }],
  optionPrices: {},
  ...noPreparations,
  sellinPcs: 'N',
  unitName: 'lb',
  ...byPound,
  weight: 1,
  images: ['/pictures/f549d568d08a4883194a90998f4a0b22', '/pictures/039633a5468fe751b8b32cef80ed906d'],
} as const

/** The two products that many lists begin with. */
export const chickens = { productList: [wholeChicken, chickenKarahiCut] } as const

/** A dish of the kitchen. */
export const chickenBiryani = {
  ...wholeChicken,
  productId: 2301,
  productName: 'Chicken Biryani',
  productDetails:
    'Sella rice layered with chicken, potato and fried onion, sealed and steamed. A full plate with raita.',
  sku: 'FOD-001',
  categoryId: 23,
  category: 'RESTAURANTS',
  subCategory: 'Food',
  brandId: 6,
  brandName: 'Zafran Kitchen',
  unitPrice: 390,
  salePrice: 349,
  effectivePrice: 349,
  discount: 10.51,
  quantity: 312,
  packagingAttributes: ['Single', 'Family tray'],
  cuttingAttributes: [],
  optionsAttributes: [{ description: 'CUTPRICE' }],
  optionPrices: {},
  ...noPreparations,
  unitName: 'pack',
  pricedUnit: 'pack',
  priceUnit: 'pack',
  quantityUnit: { unit: 'pack', scale: 3, increment: 1 },
  weight: null,
  taxExemptFlag: 'N',
  images: [
    '/pictures/56c82e266e7ed2df52e0ba47de3f01b5',
    '/pictures/60aec7861a93edca62025cbb2397860d',
    '/pictures/c79e028da9c4cc2ec00c2b5c0c02bcc8',
  ],
} as const

/** A category of the department MEAT. */
export const chicken = {
  categoryId: 1,
  category: 'MEAT',
  subCategory: 'Chicken',
  image: '/pictures/4b48bfe7ec748a14a96af6df0212f6fd',
  updatedBy: 'Souk team',
  updatedDate: '2026-10-28T09:30:00.000Z',
} as const

/** Another category of the same department. */
export const goat = {
  ...chicken,
  categoryId: 5,
  subCategory: 'Goat',
  image: '/pictures/319ca55b63c7120e4dc9fb521382e6dd',
} as const

/** The department MEAT. */
export const meat = {
  deptName: 'MEAT',
  title: 'Meat',
  blurb: 'Hand-slaughtered halal meat, cut to order by our own butchers every morning.',
  activeFlag: 'Y',
  menuFlag: true,
  tileFlag: true,
  foodFlag: true,
  lotFlag: false,
  image: '/pictures/8886b15050e902400e455b5eb38e54f1',
  updatedDate: '2026-10-28T09:30:00.000Z',
} as const

/** The first picture of a product, in base64; with `images=url` it is null. */
export const imageOfChicken = {
  productId: 101,
  position: 0,
  type: 'image/webp',
  finalImage: 'UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA',
  image: '/pictures/7f597999ddd12cfb2c3eca5affb62d1b',
} as const

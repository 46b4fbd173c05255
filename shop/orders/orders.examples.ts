import { exampleMeasures } from '../cart/line-measures.ts'
/** The lines of an order in a request. */
export const exampleLines = [
  {
    productId: 101,
    quantity: 2,
    cuttingAttributes: '8 pieces',
    packagingAttributes: 'Plain bag',
    notes: 'No neck',
  },
] as const

/** The secret of an order's link. */
export const exampleLink = 'k3VhZl2p8QbWm5tYc7Rx0sUeJnA'

/** A line as a placed order shows it. */
export const exampleSavedItem = {
  orderItemId: 9001,
  productId: 101,
  productName: 'Whole Chicken',
  quantity: 2,
  measuringUnit: 'piece',
  unitPrice: 890,
  salePrice: 890,
  effectivePrice: 890,
  lineTotal: 1780,
  ...exampleMeasures,
  finalWeight: null,
  itemStatus: 'NEW',
  attributes: { cuttingAttributes: '8 pieces' },
  ofBox: null,
  notes: 'No neck',
  substitution: 'ASK',
  substituteProductId: null,
  replacedByItemId: null,
  orderedTotal: 1780,
  ageFrom: null,
  department: 'MEAT',
  image: '/pictures/7f597999ddd12cfb2c3eca5affb62d1b',
} as const

/** The customer of an order. */
export const exampleGuest = {
  firstName: 'Zainab',
  lastName: 'Qureshi',
  email: 'zainab@example.org',
  phone1: '0300 7654321',
} as const

/** An order as its owner sees it. */
export const exampleHeader = {
  orderId: 5012,
  orderNum: '10012',
  createDate: '2026-11-21T09:30:00.000Z',
  custId: 1042,
  orderType: 'ONLINE',
  pickupType: 'IN STORE',
  pickupTime: 'MORNING',
  slotStartsAt: null,
  slotEndsAt: null,
  branch: null,
  orderStatus: 'NEW',
  paymentMethod: 'CASH',
  paymentState: 'ON_DELIVERY',
  payUntil: null,
  updatedBy: 'shopper',
  price: 1780,
  orderAmount: 1780,
  discount: 0,
  discountReason: null,
  shippingHandling: 0,
  tax: 0,
  grandTotal: 1780,
  ceiling: 1780,
  paid: 0,
  restAsked: null,
  currency: 'PKR',
  notes: '',
  address: null,
  city: null,
  stateProvince: null,
  country: null,
  postalCode: null,
  representative: null,
  link: exampleLink,
} as const

/** The first event of it. */
export const exampleEvent = {
  kind: 'STATUS',
  orderStatus: 'NEW',
  reason: null,
  byCustomer: false,
  happenedAt: exampleHeader.createDate,
} as const

/** A line of it. */
export const exampleItem = {
  orderItemId: 9001,
  orderId: 5012,
  productId: 101,
  quantity: 2,
  measuringUnit: 'piece',
  weight: 5,
  liter: null,
  discount: 0,
  unitPrice: 890,
  salePrice: 890,
  effectivePrice: 890,
  lineTotal: 1780,
  ...exampleMeasures,
  finalWeight: null,
  updatedBy: 'shopper',
  itemStatus: 'NEW',
  attributes: { cuttingAttributes: '8 pieces' },
  ofBox: null,
  notes: 'No neck',
  department: 'MEAT',
} as const

import { exampleMeasures } from '../../cart/line-measures.ts'
import { exampleGuest, exampleLink } from '../orders.examples.ts'
import type { StaffItem, StaffOrder } from './staff-order.fields.ts'

/** A line as staff see it. */
export const exampleStaffItem: StaffItem = {
  orderItemId: 9001,
  productId: 101,
  productName: 'Whole Chicken',
  sku: 'CHK-001',
  department: 'MEAT',
  image: '/pictures/7f597999ddd12cfb2c3eca5affb62d1b',
  quantity: 2,
  packedQuantity: null,
  step: 1,
  measuringUnit: 'piece',
  estimatedWeight: 5,
  finalWeight: null,
  ...exampleMeasures,
  effectivePrice: 890,
  lineTotal: 1780,
  orderedTotal: 1780,
  attributes: { cuttingAttributes: '8 pieces' },
  notes: 'No neck',
  substitution: 'ASK',
  itemStatus: 'NEW',
  replacedByItemId: null,
  version: 1,
}

/** An order as staff see it. */
export const exampleStaffOrder: StaffOrder = {
  orders: {
    orderId: 5012,
    orderNum: '10012',
    version: 1,
    createDate: '2026-11-21T09:30:00.000Z',
    orderType: 'ONLINE',
    pickupType: 'IN STORE',
    pickupTime: 'MORNING',
    slotStartsAt: null,
    orderStatus: 'NEW',
    paymentMethod: 'CASH',
    paymentState: 'ON_DELIVERY',
    payUntil: null,
    price: 1780,
    tax: 0,
    shippingHandling: 0,
    discount: 0,
    discountReason: null,
    grandTotal: 1780,
    ceiling: 1780,
    paid: 0,
    currency: 'PKR',
    notes: '',
    address: null,
    city: null,
    stateProvince: null,
    country: null,
    postalCode: null,
    representative: null,
    link: exampleLink,
  },
  customer: { custId: 1042, ...exampleGuest, phone2: null },
  orderItems: [exampleStaffItem],
  offered: [
    {
      productId: 101,
      productName: 'Whole Chicken',
      packagingAttributes: [],
      cuttingAttributes: ['Whole', 'Curry cut'],
      extraAttributes: [],
    },
  ],
  events: [
    {
      eventId: 7001,
      kind: 'STATUS',
      orderStatus: 'NEW',
      reason: null,
      amount: null,
      by: null,
      happenedAt: '2026-11-21T09:30:00.000Z',
    },
  ],
  notes: [{ noteId: 31, note: 'Rings twice', by: 'Bilal', writtenAt: '2026-11-21T09:40:00.000Z' }],
  earlier: {
    count: 1,
    rows: [
      {
        orderNum: '10003',
        createDate: '2026-11-12T16:05:00.000Z',
        orderStatus: 'CLOSED',
        paymentState: 'ON_DELIVERY',
        grandTotal: 2450,
      },
    ],
  },
}

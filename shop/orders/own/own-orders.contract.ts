import { z } from 'zod'
import { ofBox } from '../../boxes/of-box.fields.ts'
import { ceiling, lineMeasures } from '../../cart/line-measures.ts'
import { age } from '../../catalogue/ages/age-fields.ts'
import { exampleAllergens, statedAllergens } from '../../catalogue/facts/stated-allergens.fields.ts'
import { ignored } from '../../customers/customer-fields.ts'
import { defineCall } from '../../lib/call.ts'
import { BAD_INPUT, NOT_FOUND } from '../../lib/failures.ts'
import { id, line, text, wholeNumber } from '../../lib/fields.ts'
import { exampleSaidLots, saidLot } from '../../lots/lots.fields.ts'
import { m } from '../../messages/m.ts'
import { branchOfOrder } from '../../settings/branches/branches.contract.ts'
import { slotTimes } from '../../slots/slots.contract.ts'
import { AGE_CHECK } from '../ages/age-check-failure.ts'
import { RECALLED_GOODS } from '../lots/recalled-goods-refusal.ts'
import {
  exampleEvent,
  exampleGuest,
  exampleHeader,
  exampleItem,
  exampleSavedItem,
} from '../orders.examples.ts'
import { paymentStates } from '../payment-states.rules.ts'
import { ownEvent } from './own-event.ts'

const maybe = z.string().nullable()

const header = z
  .object({
    orderId: z.int(),
    orderNum: z.string(),
    createDate: z.string(),
    custId: z.int().nullable(),
    orderType: z.string(),
    pickupType: z.string(),
    pickupTime: z.string(),
    ...slotTimes,
    branch: branchOfOrder,
    orderStatus: z.string(),
    paymentMethod: z.string(),
    paymentState: z.enum(paymentStates),
    /** The moment until which an unpaid order holds its products. */
    payUntil: maybe,
    updatedBy: z.string(),
    price: z.number(),
    orderAmount: z.number(),
    discount: z.number(),
    /** The shop's reason for the discount. */
    discountReason: maybe,
    shippingHandling: z.number(),
    tax: z.number(),
    grandTotal: z.number(),
    ceiling,
    /** The money that the shop has of it. */
    paid: z.number(),
    /** The amount that its customer is asked to pay by its link now; null if nothing is. */
    restAsked: z.number().nullable(),
    currency: z.string(),
    notes: z.string(),
    address: maybe,
    city: maybe,
    stateProvince: maybe,
    country: maybe,
    postalCode: maybe,
    representative: maybe,
    /** The secret of the order's link. */
    link: z.string(),
  })
  .meta({ title: 'OrderHeader' })

const orderedItem = z
  .object({
    orderItemId: z.int(),
    orderId: z.int(),
    productId: z.int(),
    quantity: z.number(),
    measuringUnit: z.string(),
    weight: z.number().nullable(),
    liter: z.number().nullable(),
    discount: z.number(),
    unitPrice: z.number(),
    salePrice: z.number(),
    effectivePrice: z.number(),
    lineTotal: z.number(),
    ...lineMeasures,
    finalWeight: z.number().nullable(),
    updatedBy: z.string(),
    itemStatus: z.string(),
    attributes: z.record(z.string(), z.string()),
    ofBox,
    notes: z.string(),
    department: z.string(),
    /** Its allergens as they are stated now; null if it is no food, or does not come. */
    allergens: statedAllergens,
    /** The lots that it was picked from; none if its product is not kept in lots. */
    lots: z.array(saidLot),
  })
  .meta({ title: 'OrderedItem' })

const orderedProduct = z.object({
  productId: z.int(),
  productName: z.string(),
  sku: z.string(),
  category: z.string(),
  image: maybe,
})

const owner = z.object({
  custId: z.int().nullable(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone1: z.string(),
})

/** An order's header as its owner and staff see it. */
export type OrderHeader = z.output<typeof header>
/** A line of an order. */
export type OrderedItem = z.output<typeof orderedItem>
/** An order of the list with its customer and its events so far. */
export type OwnOrder = z.output<typeof findOrdersWithItems.output>['orderCustomer'][number]
/** A line of an order of the list, with the product as it was sold. */
export type OwnItem = z.output<typeof findOrdersWithItems.output>['orderItems'][number]

export const findOrdersWithItems = defineCall({
  does: 'Lists the orders of a customer with their items, newest first, `limit` per page, from page 1.',
  method: 'POST',
  path: '/orders/findOrdersWithItems',
  who: 'own data or staff: orders',
  reads: true,
  input: z.strictObject({
    custId: id.optional(),
    orderType: z.enum(['ONLINE', '']).optional(),
    orderNumber: line(20).optional(),
    limit: wholeNumber(1, 50).default(15),
    page: wholeNumber(1, 100_000).default(1),
  }),
  output: z.object({
    orderCustomer: z.array(z.object({ orders: header, customer: owner, events: z.array(ownEvent) })).max(50),
    orderItems: z.array(z.object({ ordersItems: orderedItem, products: orderedProduct })),
    totalOrderCount: z.int(),
  }),
  example: {
    input: { custId: 1042, orderType: 'ONLINE', orderNumber: '', limit: 3 },
    output: {
      orderCustomer: [
        {
          orders: exampleHeader,
          customer: { custId: 1042, ...exampleGuest },
          events: [exampleEvent],
        },
      ],
      orderItems: [
        {
          ordersItems: { ...exampleItem, allergens: exampleAllergens, lots: exampleSaidLots },
          products: {
            productId: 101,
            productName: 'Whole Chicken',
            sku: 'CHK-001',
            category: 'MEAT',
            image: exampleSavedItem.image,
          },
        },
      ],
      totalOrderCount: 1,
    },
  },
  failures: {},
})

export const changeOrderStatus = defineCall({
  does: 'Moves an order to its next status: NEW, PRINTED, OPEN, CLOSED; or to REJECTED with a reason, which returns its items to stock.',
  method: 'POST',
  path: '/orders/changeStatus',
  who: 'staff: orders',
  ofBranch: true,
  input: z.strictObject({
    orderId: id,
    orderStatus: z.enum(['PRINTED', 'OPEN', 'CLOSED', 'REJECTED']),
    reason: text(500).optional(),
    /** The age that an ID was checked for, in years; only with CLOSED, which needs it if a line asks for an age. */
    ageChecked: age.optional(),
  }),
  output: z.object({ orderId: z.int(), orderStatus: z.string() }),
  example: {
    input: { orderId: 5012, orderStatus: 'PRINTED' },
    output: { orderId: 5012, orderStatus: 'PRINTED' },
  },
  failures: {
    NOT_FOUND,
    /** Includes the current state: another person may have moved the order on. */
    NO_SUCH_STEP: {
      status: 409,
      says: () => m.orders_no_such_step(),
      data: z.object({ orderStatus: z.string() }),
    },
    /** Qurbani shares are handled at the Qurbani desk. */
    BOOKING: { status: 409, says: () => m.orders_is_booking() },
    /** It is not paid for yet: it becomes an order to work on, or ends, automatically. */
    UNPAID: { status: 409, says: () => m.orders_not_paid_yet() },
    AGE_CHECK,
    /** Lines of an order that is to be handed over have something of recalled lots. */
    RECALLED_GOODS,
    BAD_INPUT,
  },
})

export const mailOrder = defineCall({
  does: 'Sends the e-mail of an order again, to the address it was placed with.',
  method: 'POST',
  path: '/email/api/orderEmail',
  alias: ['/api/orderEmail'],
  who: 'signed in',
  limited: true,
  input: z.strictObject({
    orderId: id.optional(),
    orderNum: line(20).optional(),
    email: ignored,
    name: ignored,
    address: ignored,
    phone: ignored,
    subject: ignored,
    querydata: ignored,
  }),
  output: z.object({ mailed: z.literal(true) }),
  example: { input: { orderId: 5012 }, output: { mailed: true } },
  failures: { NOT_FOUND },
})

export const ownOrdersCalls = [findOrdersWithItems, changeOrderStatus, mailOrder] as const

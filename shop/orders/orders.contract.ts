import { z } from 'zod'
import { ofBox } from '../boxes/of-box.fields.ts'
import { totals } from '../cart/cart.contract.ts'
import { ceiling, lineMeasures } from '../cart/line-measures.ts'
import { AGE_UNCONFIRMED } from '../catalogue/ages/age-failures.ts'
import { exampleAllergens, statedAllergens } from '../catalogue/facts/stated-allergens.fields.ts'
import { MOST_LINES } from '../catalogue/line-limits.ts'
import { LEAST_ORDER, TOO_FAR } from '../delivery/delivery-failures.ts'
import { defineCall } from '../lib/call.ts'
import { BAD_INPUT, NOT_FOUND } from '../lib/failures.ts'
import { line } from '../lib/fields.ts'
import { exampleSaidLots, saidLot } from '../lots/lots.fields.ts'
import { m } from '../messages/m.ts'
import { branchOfOrder } from '../settings/branches/branches.contract.ts'
import { otherSlots, slotTimes } from '../slots/slots.contract.ts'
import {
  exampleEvent,
  exampleGuest,
  exampleHeader,
  exampleLines,
  exampleLink,
  exampleSavedItem,
} from './orders.examples.ts'
import { fixedReasons } from './own/own-change.rules.ts'
import { ownEvent } from './own/own-event.ts'
import { paymentStates } from './payment-states.rules.ts'
import { guest, newHeader, newItem } from './placing/new-order.fields.ts'
import { shownOffer } from './swaps/shown-offer.ts'

const savedItem = z.object({
  orderItemId: z.int(),
  productId: z.int(),
  productName: z.string(),
  quantity: z.number(),
  measuringUnit: z.string(),
  unitPrice: z.number(),
  salePrice: z.number(),
  effectivePrice: z.number(),
  lineTotal: z.number(),
  ...lineMeasures,
  /** The weight by the scales, in `pricedUnit`; null before it is weighed. */
  finalWeight: z.number().nullable(),
  itemStatus: z.string(),
  attributes: z.record(z.string(), z.string()),
  ofBox,
  notes: z.string(),
  substitution: z.string(),
  /** The product that may replace it, if the shopper named one. */
  substituteProductId: z.int().nullable(),
  /** The line that replaced it. */
  replacedByItemId: z.int().nullable(),
  /** The price of what was ordered, before it was weighed, replaced or left out. */
  orderedTotal: z.number(),
  /** The age that its buyer must have, in years; null if everyone may buy it. */
  ageFrom: z.int().nullable(),
  department: z.string(),
  image: z.string().nullable(),
})
/** A line of a placed order as the API shows it. */
export type SavedItem = z.output<typeof savedItem>

const shownItem = savedItem.extend({
  /** Its allergens as they are stated now; null if it is no food, or does not come. */
  allergens: statedAllergens,
  /** The lots that it was picked from; none if its product is not kept in lots. */
  lots: z.array(saidLot),
})
/** A line of an order that is looked at, with its allergens and lots. */
export type ShownItem = z.output<typeof shownItem>

const troubledLine = z.object({
  index: z.int(),
  productId: z.int(),
  productName: z.string(),
  left: z.number().optional(),
  unitPrice: z.number().optional(),
})

/** The response for a placed order. */
export const placed = z
  .object({
    orders: z.object({
      orderId: z.int(),
      orderNum: z.string(),
      createDate: z.string(),
      grandTotal: z.number(),
      link: z.string(),
    }),
    orderItems: z.array(savedItem),
  })
  .meta({ title: 'PlacedOrder' })

/** The ways in which placing an order can be refused. */
export const placingFailures = {
  OUT_OF_STOCK: {
    status: 409,
    says: () => m.orders_out_of_stock(),
    data: z.object({ lines: z.array(troubledLine) }),
  },
  NOT_SOLD: {
    status: 409,
    says: () => m.orders_not_sold(),
    data: z.object({ lines: z.array(troubledLine) }),
  },
  /** Orders that wait for their payment hold so much that this one may hold no more than `left` of a product. */
  BEING_PAID: {
    status: 409,
    says: () => m.orders_being_paid(),
    data: z.object({ lines: z.array(troubledLine) }),
  },
  /** Many orders from this network were not paid within the last hour. */
  TOO_MANY_UNPAID: { status: 409, says: () => m.orders_too_many_unpaid() },
  PRICE_CHANGED: {
    status: 409,
    says: () => m.orders_price_changed(),
    data: totals.extend({ lines: z.array(troubledLine) }),
  },
  CURRENCY_CHANGED: { status: 409, says: () => m.orders_currency_changed() },
  TOO_FAR,
  LEAST_ORDER,
  /** The branch that was chosen is closed, or collects nothing. */
  BRANCH_CLOSED: { status: 409, says: () => m.orders_branch_closed() },
  /** Some products must be ordered earlier for that window; `next` are the next free ones for all of them. */
  TOO_SOON: {
    status: 409,
    says: () => m.slots_too_soon(),
    data: otherSlots.extend({ lines: z.array(troubledLine) }),
  },
  /** The window is full, over or closed; `next` are the next free ones. */
  SLOT_FULL: { status: 409, says: () => m.slots_full(), data: otherSlots },
  AGE_UNCONFIRMED,
  /** The person given as representative is none, or no longer one. */
  NO_REFERRER: { status: 409, says: () => m.cart_referrer_ended() },
  BAD_INPUT,
} as const

export const saveOrder = defineCall({
  does: 'Places an order: prices it, takes the stock and saves it, all or nothing.',
  method: 'POST',
  path: '/orders/save',
  who: 'anyone',
  greets: true,
  repeatable: true,
  limited: true,
  input: z.strictObject({
    /** Absent if the customer is signed in: the account's own details are used then. */
    customer: guest.optional(),
    orders: newHeader,
    orderItems: z
      .array(newItem)
      .min(1, { error: () => m.orders_cart_empty() })
      .max(MOST_LINES),
  }),
  output: placed,
  example: {
    input: {
      customer: exampleGuest,
      orders: { pickupType: 'IN STORE', grandTotal: 1780 },
      orderItems: exampleLines,
    },
    output: {
      orders: {
        orderId: 5012,
        orderNum: '10012',
        createDate: '2026-11-21T09:30:00.000Z',
        grandTotal: 1780,
        link: exampleLink,
      },
      orderItems: [exampleSavedItem],
    },
  },
  failures: placingFailures,
})

const {
  custId: _custId,
  updatedBy: _updatedBy,
  orderAmount: _orderAmount,
  representative: _representative,
  link: _link,
  ...shownHeader
} = exampleHeader

export const findOrderByLink = defineCall({
  does: 'Answers an order to anyone with its secret link.',
  method: 'GET',
  path: '/orders/findByLink/{orderNum}/{link}',
  who: 'anyone',
  input: z.object({ orderNum: line(20), link: line(100) }),
  output: z.object({
    orders: z.object({
      orderId: z.int(),
      orderNum: z.string(),
      /** Counts its changes: a change names the version that was seen. */
      version: z.int(),
      createDate: z.string(),
      orderType: z.string(),
      pickupType: z.string(),
      pickupTime: z.string(),
      ...slotTimes,
      branch: branchOfOrder,
      orderStatus: z.string(),
      paymentMethod: z.string(),
      paymentState: z.enum(paymentStates),
      /** The moment until which an unpaid order holds its products. */
      payUntil: z.string().nullable(),
      price: z.number(),
      discount: z.number(),
      /** The shop's reason for the discount. */
      discountReason: z.string().nullable(),
      tax: z.number(),
      shippingHandling: z.number(),
      grandTotal: z.number(),
      ceiling,
      /** The money that the shop has of it. */
      paid: z.number(),
      /** The amount that its customer is asked to pay by its link now; null if nothing is. */
      restAsked: z.number().nullable(),
      currency: z.string(),
      notes: z.string(),
      address: z.string().nullable(),
      city: z.string().nullable(),
      stateProvince: z.string().nullable(),
      country: z.string().nullable(),
      postalCode: z.string().nullable(),
    }),
    customer: z.object({
      firstName: z.string(),
      lastName: z.string(),
      email: z.string(),
      phone1: z.string(),
    }),
    orderItems: z.array(shownItem),
    /** The branch that it is for. */
    branchId: z.int(),
    /** The last moment for orders of its window; null if it has none: it can be changed until the shop begins with it. */
    editableUntil: z.string().nullable(),
    /** The reason why its customer cannot change it now; null if they can. */
    fixed: z.enum(fixedReasons).nullable(),
    /** True if its customer can cancel it now. */
    mayCancel: z.boolean(),
    events: z.array(ownEvent),
    offers: z.array(shownOffer),
    /** Set while a driver is on the way with it: the number of stops before it, and true if they are at the door. */
    onItsWay: z.object({ arrived: z.boolean(), before: z.int() }).nullable(),
  }),
  example: {
    input: { orderNum: '10012', link: exampleLink },
    output: {
      orders: { ...shownHeader, version: 1 },
      customer: exampleGuest,
      orderItems: [{ ...exampleSavedItem, allergens: exampleAllergens, lots: exampleSaidLots }],
      ...{ branchId: 1, editableUntil: '2026-11-22T08:00:00.000Z', fixed: null, mayCancel: true },
      ...{ events: [exampleEvent], offers: [], onItsWay: null },
    },
  },
  failures: { NOT_FOUND },
})

/** An order as its link shows it. */
export type ShownOrder = z.output<typeof findOrderByLink.output>
/** The parts of an order that its invoice shows. */
export type InvoicedOrder = Pick<ShownOrder, 'customer' | 'orderItems'> & {
  orders: Omit<ShownOrder['orders'], 'version'>
}

export const ordersCalls = [saveOrder, findOrderByLink] as const

import { z } from 'zod'
import { pickupTime, sums } from '../../cart/cart.contract.ts'
import { pickupType } from '../../delivery/pickup-type.ts'
import { defineCall, type ParsedOf } from '../../lib/call.ts'
import { BAD_INPUT, NOT_FOUND } from '../../lib/failures.ts'
import { filledLine, id, line, text } from '../../lib/fields.ts'
import { m } from '../../messages/m.ts'

const details = z.strictObject({
  orderId: id,
  /** The version that was seen: if there is a newer one, nothing is changed. */
  version: z.int().min(1),
  pickupType,
  pickupTime,
  phone1: filledLine(40, m.customers_phone_required),
  address: line(200).optional(),
  city: line(100).optional(),
  stateProvince: line(100).optional(),
  country: line(100).optional(),
  postalCode: line(20).optional(),
})

const reached = z.object({ version: z.int(), orderStatus: z.string() })
const leastOrder = z.object({ zoneName: z.string(), leastOrder: z.number(), missing: z.number() })

const outcome = sums.extend({
  /** The total and the delivery charge before the change. */
  before: z.number(),
  deliveryBefore: z.number(),
  /** The shipping zone of the address, if it is in one. */
  zoneName: z.string().nullable(),
  /** True if the address is farther than the shop delivers. */
  tooFar: z.boolean(),
  /** The minimum order of the zone, if the order is below it. */
  belowLeast: leastOrder.nullable(),
})
/** The price of an order after a change of its address, way or time, and what speaks against it. */
export type DetailsOutcome = z.output<typeof outcome>

const refusals = {
  NOT_FOUND,
  BAD_INPUT,
  CHANGED: { status: 409, says: () => m.orders_changed(), data: reached },
  ENDED: { status: 409, says: () => m.orders_ended(), data: reached },
  /** Qurbani shares are handled at the Qurbani desk. */
  BOOKING: { status: 409, says: () => m.orders_is_booking() },
  /** It is not paid for yet: its total is fixed until then. */
  UNPAID: { status: 409, says: () => m.orders_not_paid_yet() },
  /** The shop has another currency now: today's delivery charges are not those of the order. */
  CURRENCY_CHANGED: { status: 409, says: () => m.orders_details_currency() },
} as const

const exampleDetails = {
  orderId: 5012,
  version: 1,
  pickupType: 'DELIVERY' as const,
  pickupTime: 'DAYTIME' as const,
  phone1: '0300 7654321',
  address: '14 Garden Road',
  city: 'Karachi',
  stateProvince: 'Sindh',
  country: 'Pakistan',
  postalCode: '75300',
}
const exampleOutcome = {
  ...{ before: 1780, deliveryBefore: 0, subtotal: 1780, price: 1780, discount: 0, tax: 0 },
  ...{ shipping: 150, delivery: 150, total: 1930, grandTotal: 1930 },
  ...{ zoneName: 'Clifton', tooFar: false, belowLeast: null },
}

export const previewOrderDetails = defineCall({
  does: 'Prices an order with another address, phone, way or time: delivery charge, tax and zone are checked again. Saves nothing.',
  method: 'POST',
  path: '/orders/previewDetails',
  who: 'staff: orders',
  ofBranch: true,
  reads: true,
  input: details,
  output: outcome,
  example: { input: exampleDetails, output: exampleOutcome },
  failures: refusals,
})

export const editOrderDetails = defineCall({
  does: 'Changes address, phone, way or time of an open order: updates its price, and tells the customer.',
  method: 'POST',
  path: '/orders/editDetails',
  who: 'staff: orders',
  ofBranch: true,
  input: details.extend({
    /** The total that was shown before: if it differs now, nothing is changed. */
    grandTotal: z.number(),
    /** A note that the customer reads about it. */
    note: text(500).optional(),
    /** True to save it although the address is too far, or the order is below the minimum of its zone. */
    anyway: z.boolean().default(false),
  }),
  output: outcome.extend({ version: z.int() }),
  example: {
    input: { ...exampleDetails, grandTotal: 1930, note: 'We deliver it, as you asked.' },
    output: { ...exampleOutcome, version: 2 },
  },
  failures: {
    ...refusals,
    TOO_FAR: { status: 409, says: () => m.orders_details_too_far() },
    LEAST_ORDER: { status: 409, says: () => m.orders_details_least(), data: leastOrder },
    PRICE_CHANGED: {
      status: 409,
      says: () => m.orders_details_price_changed(),
      data: z.object({ grandTotal: z.number() }),
    },
  },
})

/** A validated change of the details of an order. */
export type OrderDetails = ParsedOf<typeof previewOrderDetails>

export const orderDetailsCalls = [previewOrderDetails, editOrderDetails] as const

import { z } from 'zod'
import { cartLine, pickupTime } from '../../cart/cart.contract.ts'
import { wishFields } from '../../cart/substitution.ts'
import { age } from '../../catalogue/ages/age-fields.ts'
import { pickupType } from '../../delivery/pickup-type.ts'
import { filledLine, id, line, text } from '../../lib/fields.ts'
import { m } from '../../messages/m.ts'
import { paymentMethods } from '../../settings/choices.ts'

/** A guest's details. Stored as a contact; they neither sign anyone in nor look anyone up (spec section 5 for the texts). */
export const guest = z.strictObject({
  firstName: filledLine(100, m.customers_first_name_required),
  lastName: filledLine(100, m.customers_last_name_required),
  email: filledLine(254, m.customers_email_required).pipe(
    z.email({ error: () => m.customers_email_invalid() }),
  ),
  phone1: filledLine(40, m.customers_phone_required),
})

/** Fields that some clients send but the shop decides: never read. */
const ignored = z.unknown().optional()

/** The header of an order in a request: its destination and time; values that the shop decides itself are not read. */
export const newHeader = z.strictObject({
  pickupType: pickupType.default('IN STORE'),
  pickupTime: pickupTime.default('MORNING'),
  /** The window of `/slots/find`; without it the earliest free one of the half-day. It decides `pickupTime`. */
  slotId: id.optional(),
  /**
   * The branch that was chosen. It collects there, or delivers from there if the address is in no zone; the main branch if it is missing.
   */
  branchId: id.optional(),
  address: line(200).optional(),
  city: line(100).optional(),
  stateProvince: line(100).optional(),
  country: line(100).optional(),
  postalCode: line(20).optional(),
  billingAddress: z
    .strictObject({
      address: filledLine(200, m.customers_address_required),
      city: filledLine(100, m.customers_city_required),
      stateProvince: filledLine(100, m.customers_state_required),
      country: filledLine(100, m.customers_country_required),
      postalCode: filledLine(20, m.customers_postal_code_required),
    })
    .optional(),
  /** The payment method: cash at the handover, or card now. */
  paymentMethod: z.enum(paymentMethods).default('CASH'),
  notes: text(1000).default(''),
  /** The age that its customer confirmed to have, in years: needed if a product in it asks for one. */
  ageConfirmed: age.optional(),
  /** True if a guest agrees to text messages about this order. An account also has its own setting. */
  sendSmsFlag: z.boolean().default(false),
  representative: line(254).optional(),
  /** The total that the shopper saw; if it differs from the shop's, nothing is written. */
  grandTotal: z.number().optional(),
  /** The currency (ISO 4217) that the shopper saw; if the shop's is another one now, nothing is written. */
  currency: line(3).optional(),
  orderType: z.literal('ONLINE').optional(),
  orderId: ignored,
  orderNum: ignored,
  createDate: ignored,
  custId: ignored,
  orderStatus: ignored,
  updatedBy: ignored,
  price: ignored,
  orderAmount: ignored,
  shippingHandling: ignored,
  tax: ignored,
})

/** A line of an order in a request. Without a wish, the account's last one for the product counts, or else ASK. */
export const newItem = cartLine.extend({
  ...wishFields,
  /** The price per unit that the shopper saw; shows which lines changed if the total differs. */
  seenPrice: z.number().optional(),
  /** The prices of the product that the shopper saw; they show the same, if `seenPrice` is absent. */
  unitPrice: z.number().nullish(),
  salePrice: z.number().nullish(),
  orderItemId: ignored,
  measuringUnit: ignored,
  weight: ignored,
  liter: ignored,
  discount: ignored,
  updatedBy: ignored,
  itemStatus: ignored,
  attributes: ignored,
})

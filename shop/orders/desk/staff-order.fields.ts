import { z } from 'zod'
import { ofBox } from '../../boxes/of-box.fields.ts'
import { ceiling, lineMeasures } from '../../cart/line-measures.ts'
import { product } from '../../catalogue/catalogue.contract.ts'
import { statedAllergens } from '../../catalogue/facts/stated-allergens.fields.ts'
import { saidLot } from '../../lots/lots.fields.ts'
import { slotTimes } from '../../slots/slots.contract.ts'
import { orderEventKinds } from '../order-events.ts'
import { bagCount } from '../packing/bags.fields.ts'
import { paymentStates } from '../payment-states.rules.ts'

const maybe = z.string().nullable()

/** The header of an order as staff see it, with the version that a change must name. */
export const staffHeader = z
  .object({
    orderId: z.int(),
    orderNum: z.string(),
    branchId: z.int(),
    /** Null if the shop has only one branch. */
    branchName: maybe,
    version: z.int(),
    createDate: z.string(),
    orderType: z.string(),
    pickupType: z.string(),
    pickupTime: z.string(),
    ...slotTimes,
    orderStatus: z.string(),
    paymentMethod: z.string(),
    paymentState: z.enum(paymentStates),
    /** The moment until which an unpaid order holds its products. */
    payUntil: maybe,
    price: z.number(),
    tax: z.number(),
    shippingHandling: z.number(),
    discount: z.number(),
    /** The reason of the discount, which the customer reads. */
    discountReason: maybe,
    grandTotal: z.number(),
    ceiling,
    /** The money that the shop has of its card and its cash. */
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
    /** The secret of the customer's link. */
    link: z.string(),
  })
  .meta({ title: 'StaffOrderHeader' })

/** A line as staff see it. Quantities in its unit, `finalWeight` in the unit of its price, `estimatedWeight` in pounds. */
export const staffItem = z
  .object({
    orderItemId: z.int(),
    productId: z.int(),
    productName: z.string(),
    sku: z.string(),
    department: z.string(),
    image: maybe,
    /** The quantity wanted, and the quantity packed if it was entered. */
    quantity: z.number(),
    packedQuantity: z.number().nullable(),
    step: z.number(),
    measuringUnit: z.string(),
    estimatedWeight: z.number().nullable(),
    finalWeight: z.number().nullable(),
    ...lineMeasures,
    effectivePrice: z.number(),
    lineTotal: z.number(),
    /** The price of what was ordered, before it was weighed, replaced or left out. */
    orderedTotal: z.number(),
    /** The surcharges of its choices that no weight changes, within `lineTotal`. */
    flat: z.number(),
    /** True if its price is `lineCap` because its weight would cost more. */
    capped: z.boolean(),
    attributes: z.record(z.string(), z.string()),
    ofBox,
    notes: z.string(),
    /** Its allergens as they are stated now; null if it is no food, or does not come. */
    allergens: statedAllergens,
    /** The lots that it was picked from, the first to end first; none if its product is not kept in lots. */
    lots: z.array(saidLot),
    substitution: z.string(),
    substituteProductId: z.int().nullable(),
    /** Its name, if it is still known. */
    substituteName: maybe,
    /** The minutes of work for what was ordered. */
    prepMinutes: z.int(),
    /** The age that its buyer must have, in years; null if everyone may buy it. */
    ageFrom: z.int().nullable(),
    itemStatus: z.string(),
    /** The line that replaced it. */
    replacedByItemId: z.int().nullable(),
    /** The moment at which it was picked or not found, and by whom: null if the account is erased. Null while it is to be picked. */
    picked: z.object({ at: z.string(), by: z.string().nullable() }).nullable(),
    /** Counts the changes of the line. */
    version: z.int(),
  })
  .meta({ title: 'StaffOrderItem' })
/** A line of an order as staff see it. */
export type StaffItem = z.output<typeof staffItem>

const offered = product.pick({
  productId: true,
  productName: true,
  packagingAttributes: true,
  cuttingAttributes: true,
  extraAttributes: true,
})
/** The choices of a product in an order. */
export type OfferedChoices = z.output<typeof offered>

/** Everything that staff see of an order. */
export const staffOrder = z.object({
  orders: staffHeader,
  customer: z.object({
    custId: z.int().nullable(),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    phone1: z.string(),
    phone2: maybe,
  }),
  orderItems: z.array(staffItem),
  /** The bags that were packed for it. */
  bags: z.array(bagCount),
  /** The choices of its products that are still sold. */
  offered: z.array(offered),
  events: z.array(
    z.object({
      eventId: z.int(),
      kind: z.enum(orderEventKinds),
      orderStatus: z.string(),
      reason: maybe,
      /** The cash of an event about cash, in decimals. */
      amount: z.number().nullable(),
      /** The staff member who did it; absent if it was the customer. */
      by: maybe,
      /** True if the customer did it by the link. */
      byCustomer: z.boolean(),
      happenedAt: z.string(),
    }),
  ),
  notes: z.array(z.object({ noteId: z.int(), note: z.string(), by: z.string(), writtenAt: z.string() })),
  /** The latest other orders of the same account, e-mail or phone, and their total number. */
  earlier: z.object({
    count: z.int(),
    rows: z.array(
      z.object({
        orderNum: z.string(),
        createDate: z.string(),
        orderStatus: z.string(),
        paymentState: z.enum(paymentStates),
        grandTotal: z.number(),
      }),
    ),
  }),
})
/** An order as staff see it. */
export type StaffOrder = z.output<typeof staffOrder>
/** An order for printing. */
export type PrintedOrder = Omit<StaffOrder, 'bags' | 'offered' | 'events' | 'notes' | 'earlier'>

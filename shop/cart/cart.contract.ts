import { z } from 'zod'
import { optionPrices } from '../catalogue/catalogue.contract.ts'
import { chosenLine } from '../catalogue/chosen-line.ts'
import { longest, MOST_LINES } from '../catalogue/line-limits.ts'
import { pickupType } from '../delivery/pickup-type.ts'
import { band, shownReach, typedFields } from '../delivery/reach.contract.ts'
import { defineCall } from '../lib/call.ts'
import { id, text } from '../lib/fields.ts'
import { paymentMethods } from '../settings/choices.ts'
import { exampleLine } from './example-line.ts'
import { lineMeasures } from './line-measures.ts'
import { findReducedPrices } from './reduced-prices.contract.ts'

/** A line as the browser sends it. */
export const cartLine = chosenLine
  .extend({ notes: text(longest.notes).optional() })
  .meta({ title: 'CartLine' })

/**
 * The problems that a line can have: gone, sold out, more than in stock, not a quantity of this product, an option that is unknown or
 * missing.
 */
export const lineTroubles = ['GONE', 'SOLD_OUT', 'NOT_ENOUGH', 'QUANTITY', 'OPTION'] as const

/** A line with its price. */
export const pricedLine = z
  .object({
    productId: z.int(),
    productName: z.string(),
    category: z.string(),
    categoryId: z.int(),
    image: z.string().nullable(),
    unitName: z.string(),
    unitPrice: z.number(),
    effectivePrice: z.number(),
    /** The reduction in per cent, the amount that it is left for, and the last day of the goods in words; null if there is none. */
    reduction: z.object({ percent: z.number(), left: z.number(), says: z.string().nullable() }).nullable(),
    quantity: z.number(),
    lineTotal: z.number(),
    ...lineMeasures,
    step: z.number(),
    minimum: z.number(),
    maximum: z.number(),
    /** The quantity in stock, in the product's unit. */
    left: z.number(),
    /** The age that its buyer must have, in years; null if everyone may buy it. */
    ageFrom: z.int().nullable(),
    /** The parts of a box, each with the quantity for the whole line; null if it is none. */
    contents: z
      .array(
        z.object({
          productId: z.int(),
          productName: z.string(),
          quantity: z.number(),
          unitName: z.string(),
        }),
      )
      .nullable(),
    trouble: z.enum(lineTroubles).nullable(),
    /** About what one unit has in `pricedUnit`; null if that is its own unit. */
    nominalMeasure: z.number().nullable(),
    /** The options that the product offers, their surcharges, yields and minutes. */
    offered: z.object({
      packagingAttributes: z.array(z.string()),
      cuttingAttributes: z.array(z.string()),
      extraAttributes: z.array(z.string()),
      optionPrices,
      piecePrices: optionPrices,
      linePrices: optionPrices,
      choiceYields: optionPrices,
      choiceMinutes: optionPrices,
    }),
  })
  .meta({ title: 'PricedLine' })
/** A priced line as the API shows it. */
export type ShownLine = z.output<typeof pricedLine>

/** The price summary: subtotal, shipping and total, each also by its other name; `discount` is taken from the subtotal. */
export const sums = z
  .object({
    subtotal: z.number(),
    price: z.number(),
    discount: z.number(),
    tax: z.number(),
    shipping: z.number(),
    delivery: z.number(),
    total: z.number(),
    grandTotal: z.number(),
  })
  .meta({ title: 'Sums' })
/** A price summary as the API shows it, in decimals. */
export type ShownSums = z.output<typeof sums>

export const totals = sums.extend({ taxName: z.string().nullable() }).meta({ title: 'Totals' })

export const pickupTime = z.enum(['MORNING', 'DAYTIME'])

export const priceCart = defineCall({
  does: 'Prices a cart as an order would: each line, delivery, tax, total. Saves nothing.',
  method: 'POST',
  path: '/cart/price',
  who: 'anyone',
  reads: true,
  limited: true,
  input: z.strictObject({
    items: z.array(cartLine).max(MOST_LINES),
    pickupType: pickupType.default('DELIVERY'),
    /** The branch that was chosen; the address decides instead, if it is in a zone. The main branch if it is missing. */
    branchId: id.optional(),
    /** The window that was chosen: its fee is added to the delivery charge. */
    slotId: id.optional(),
    /** With these fields, the shipping zone decides the delivery charge. */
    ...typedFields,
  }),
  output: totals.extend({
    /** The most that the total can become when the products are weighed. */
    most: z.number(),
    lines: z.array(pricedLine),
    /** The branch that the order would be for: prices and stock are its own. */
    branch: z.object({ branchId: z.int(), branchName: z.string() }),
    /** The payment methods of that branch. */
    paymentMethods: z.array(z.enum(paymentMethods)),
    /** The delivery charges that apply: those of the address's zone, or else the shop's. From this subtotal on, this fee. */
    shippingBands: z.array(band),
    /** The lowest and highest delivery charge of this cart, if it depends on the place and no address is given. */
    shippingRange: z.object({ least: z.number(), most: z.number() }).nullable(),
    /** The result for that address, and the amount missing for its minimum order; null if no address is given. */
    destination: shownReach.extend({ missing: z.number() }).nullable(),
  }),
  example: {
    input: {
      items: [
        { productId: 101, quantity: 2, cuttingAttributes: '8 pieces', packagingAttributes: 'Plain bag' },
      ],
      pickupType: 'DELIVERY',
      city: 'Karachi',
      country: 'Pakistan',
      stateProvince: 'Sindh',
    },
    output: {
      subtotal: 1780,
      price: 1780,
      discount: 0,
      tax: 0,
      taxName: 'General sales tax',
      shipping: 100,
      delivery: 100,
      total: 1880,
      grandTotal: 1880,
      most: 1880,
      shippingBands: [
        { from: 0, fee: 200 },
        { from: 500, fee: 150 },
        { from: 1000, fee: 100 },
        { from: 2000, fee: 0 },
      ],
      shippingRange: null,
      branch: { branchId: 1, branchName: 'Gulshan-e-Iqbal' },
      paymentMethods: ['CASH', 'CARD'],
      destination: { reach: 'DELIVERED', zoneName: null, leastOrder: null, miles: 7, missing: 0 },
      lines: [
        {
          ...exampleLine,
          offered: {
            packagingAttributes: ['Plain bag', 'Vacuum pack'],
            cuttingAttributes: ['Whole', '8 pieces', '12 pieces', '16 pieces'],
            extraAttributes: [],
            optionPrices: {},
            piecePrices: {},
            linePrices: {},
            choiceYields: {},
            choiceMinutes: {},
          },
        },
      ],
    },
  },
  failures: {},
})

export const cartCalls = [priceCart, findReducedPrices] as const

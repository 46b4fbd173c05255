import { z } from 'zod'
import { product } from '../../catalogue/catalogue.contract.ts'
import { MOST_LINES } from '../../catalogue/line-limits.ts'
import { defineCall } from '../../lib/call.ts'
import { filledLine, id, line } from '../../lib/fields.ts'
import { m } from '../../messages/m.ts'
import { placed, placingFailures } from '../orders.contract.ts'
import { exampleGuest, exampleLines, exampleLink, exampleSavedItem } from '../orders.examples.ts'
import { newHeader, newItem } from '../placing/new-order.fields.ts'

/** A caller. E-mail and last name are optional. */
const caller = z.strictObject({
  firstName: filledLine(100, m.customers_first_name_required),
  lastName: line(100).default(''),
  phone1: filledLine(40, m.customers_phone_required),
  email: z
    .union([z.literal(''), line(254).pipe(z.email())], { error: () => m.customers_email_invalid() })
    .default(''),
})

const maybe = z.string().nullable()
const known = z.object({
  contactId: z.int(),
  custId: z.int().nullable(),
  /** The verified e-mail of that account. */
  account: maybe,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone1: z.string(),
  /** The address of the last delivery, or else of the account. */
  address: z
    .object({ address: maybe, city: maybe, stateProvince: maybe, country: maybe, postalCode: maybe })
    .nullable(),
  lastOrder: z.object({ orderNum: z.string(), createDate: z.string(), grandTotal: z.number() }).nullable(),
})
/** A person who has ordered before. */
export type KnownCaller = z.output<typeof known>

export const findCallers = defineCall({
  does: 'Finds up to 6 customers by phone number in any format, with address and last order, latest first.',
  method: 'GET',
  path: '/orders/findCallers',
  who: 'staff: orders',
  ofBranch: true,
  input: z.strictObject({ phone: line(40) }),
  output: z.array(known).max(6),
  example: {
    input: { phone: '0300 7654321' },
    output: [
      {
        contactId: 801,
        custId: null,
        account: null,
        ...exampleGuest,
        address: {
          address: '14 Garden Road',
          city: 'Karachi',
          stateProvince: 'Sindh',
          country: 'Pakistan',
          postalCode: '75300',
        },
        lastOrder: { orderNum: '10012', createDate: '2026-11-21T09:30:00.000Z', grandTotal: 1780 },
      },
    ],
  },
  failures: {},
})

const goods = product.pick({
  productId: true,
  productName: true,
  sku: true,
  unitName: true,
  effectivePrice: true,
  priceUnit: true,
  quantity: true,
  step: true,
  minimum: true,
  maximum: true,
  packagingAttributes: true,
  cuttingAttributes: true,
  extraAttributes: true,
  images: true,
  boxed: true,
})
/** A product in the search of the phone desk. */
export type Goods = z.output<typeof goods>

export const findGoods = defineCall({
  does: 'Finds up to 8 products for an order or a set by part of the name, or by SKU: the variants of a product that has some, and never that product itself.',
  method: 'GET',
  path: '/orders/findGoods',
  who: 'staff: catalogue or picking',
  ofBranch: true,
  input: z.strictObject({ q: line(100) }),
  output: z.array(goods).max(8),
  example: {
    input: { q: 'CHK-001' },
    output: [
      {
        productId: 101,
        productName: 'Whole Chicken',
        sku: 'CHK-001',
        unitName: 'piece',
        effectivePrice: 890,
        priceUnit: 'piece',
        quantity: 166,
        step: 1,
        minimum: 1,
        maximum: 99,
        packagingAttributes: [],
        cuttingAttributes: ['Whole', '8 pieces'],
        extraAttributes: [],
        images: ['/pictures/7f597999ddd12cfb2c3eca5affb62d1b'],
      },
    ],
  },
  failures: {},
})

const { email: _email, ...exampleCaller } = exampleGuest

export const savePhoneOrder = defineCall({
  does: 'Places a phone order, with the same prices and stock as any other order.',
  method: 'POST',
  path: '/orders/savePhoneOrder',
  who: 'staff: orders',
  ofBranch: true,
  repeatable: true,
  input: z.strictObject({
    /** The account of the order, if the caller has one. */
    accountId: id.optional(),
    customer: caller,
    orders: newHeader,
    orderItems: z
      .array(newItem)
      .min(1, { error: () => m.orders_no_goods() })
      .max(MOST_LINES),
  }),
  output: placed,
  example: {
    input: {
      customer: exampleCaller,
      orders: { pickupType: 'IN STORE', grandTotal: 1780 },
      orderItems: exampleLines,
    },
    output: {
      orders: {
        orderId: 5013,
        orderNum: '10013',
        createDate: '2026-11-21T09:45:00.000Z',
        grandTotal: 1780,
        link: exampleLink,
      },
      orderItems: [exampleSavedItem],
    },
  },
  failures: placingFailures,
})

export const phoneOrderCalls = [findCallers, findGoods, savePhoneOrder] as const

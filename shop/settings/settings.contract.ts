import { z } from 'zod'
import { defineCall } from '../lib/call.ts'

/** A step of the delivery charge: from this subtotal (decimal) on, this fee. */
const band = z.object({ from: z.number().min(0), fee: z.number().min(0) })
const link = z.object({ name: z.string(), url: z.string() })

/** What a shop may set differently, with the texts and numbers of the spec as defaults. Amounts are decimals. */
export const shopSettings = z.object({
  shopName: z.string().default('Souk'),
  tagline: z
    .string()
    .default('Simple, hassle-free dining: fresh halal meat, groceries and more, brought to your door.'),
  currency: z
    .object({ code: z.string().length(3), exponent: z.int().min(0).max(4), locale: z.string() })
    .default({ code: 'PKR', exponent: 2, locale: 'en' }),
  /** The clock on the shop's wall: times on invoices are told by it. */
  timeZone: z.string().default('Asia/Karachi'),
  address: z.string().default('12 Market Hall Road, Gulshan-e-Iqbal, Karachi'),
  phone: z.string().default('+92 21 3456 7890'),
  email: z.string().default('salam@souk.example'),
  openingHours: z.string().default('10:00 am to 12:00 pm, Monday to Sunday'),
  prayerBreak: z.string().default('Friday prayer break 1:00 pm to 2:30 pm'),
  socialLinks: z.array(link).default([
    { name: 'Facebook', url: '' },
    { name: 'Instagram', url: '' },
    { name: 'YouTube', url: '' },
  ]),
  coverageZone: z.string().default('Gulshan-e-Iqbal, Gulistan-e-Johar and North Nazimabad'),
  shippingBands: z.array(band).default([
    { from: 0, fee: 200 },
    { from: 500, fee: 150 },
    { from: 1000, fee: 100 },
    { from: 2000, fee: 0 },
  ]),
  defaultBrand: z.string().default('Souk Marketplace'),
  defaultCountry: z.string().default('US'),
  homeTiles: z.array(z.int()).default([1, 5, 6]),
  homeFoodCategory: z.int().default(23),
  homeDiscounts: z
    .array(z.object({ kind: z.enum(['beef', 'chicken', 'veal']), percent: z.int(), categoryId: z.int() }))
    .default([
      { kind: 'beef', percent: 50, categoryId: 6 },
      { kind: 'chicken', percent: 40, categoryId: 1 },
      { kind: 'veal', percent: 50, categoryId: 11 },
    ]),
})

/** The settings of a shop. */
export type ShopSettings = z.output<typeof shopSettings>

const tax = z.object({
  taxId: z.int(),
  taxName: z.string(),
  tax: z.number(),
  stateCode: z.string().nullable(),
})
const hours = z.object({
  branchId: z.int(),
  weekday: z.int(),
  opens: z.string(),
  closes: z.string(),
  breakStarts: z.string().nullable(),
  breakEnds: z.string().nullable(),
})

export const findSettings = defineCall({
  does: 'Answers the settings that everybody may see: name, currency, texts of the footer, delivery charges.',
  method: 'GET',
  path: '/settings/find',
  who: 'anyone',
  input: z.object({}),
  output: shopSettings.extend({ version: z.string(), environmentLabel: z.string() }),
  failures: {},
})

export const findAllTaxes = defineCall({
  does: 'Lists the taxes; the first applies where none names the destination state.',
  method: 'GET',
  path: '/ezpztax/findAllTaxes',
  who: 'anyone',
  input: z.object({}),
  output: z.array(tax),
  failures: {},
})

export const findAllTaxesByStateCode = defineCall({
  does: 'Lists the taxes of a state; the first one of the shop where the state has none.',
  method: 'GET',
  path: '/ezpztax/findAllTaxesByStateCode/{code}',
  who: 'anyone',
  input: z.object({ code: z.string().max(20) }),
  output: z.array(tax),
  failures: {},
})

export const findAllStoreHours = defineCall({
  does: 'Lists the opening hours by branch and weekday, with the prayer break.',
  method: 'GET',
  path: '/storeHours/findAllStoreHours',
  who: 'anyone',
  input: z.object({}),
  output: z.array(hours),
  failures: {},
})

export const settingsCalls = [findSettings, findAllTaxes, findAllTaxesByStateCode, findAllStoreHours] as const

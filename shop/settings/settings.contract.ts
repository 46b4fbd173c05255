import { z } from 'zod'
import { defineCall } from '../lib/call.ts'
import { id, wholeNumber } from '../lib/fields.ts'
import { m } from '../messages/m.ts'
import { ONLINE_BRANCH } from './branch.ts'
import { homePages, shopHeaders } from './choices.ts'

/** A step of the delivery charge: from this subtotal (decimal) on, this fee. */
const band = z.object({ from: z.number().min(0), fee: z.number().min(0) })
const link = z.object({ name: z.string(), url: z.string() })

/** What a shop may set differently, with the texts and numbers of the spec as defaults. Amounts are decimals. */
export const shopSettings = z.object({
  shopName: z.string().default(m.shop_name),
  tagline: z.string().default(m.settings_tagline),
  currency: z
    .object({ code: z.string().length(3), exponent: z.int().min(0).max(4), locale: z.string() })
    .default(() => ({ code: 'PKR', exponent: 2, locale: m.shop_language() })),
  /** The clock on the shop's wall: times on invoices are told by it. */
  timeZone: z.string().default('Asia/Karachi'),
  address: z.string().default(m.settings_address),
  phone: z.string().default('+92 21 3456 7890'),
  phone2: z.string().default('+92 21 3456 7891'),
  email: z.string().default('salam@souk.example'),
  supportEmail: z.string().default('support@souk.example'),
  openingHours: z.string().default(m.settings_opening_hours),
  prayerBreak: z.string().default(m.settings_prayer_break),
  socialLinks: z.array(link).default(() => [
    { name: m.settings_facebook(), url: '' },
    { name: m.settings_instagram(), url: '' },
    { name: m.settings_youtube(), url: '' },
  ]),
  coverageZone: z.string().default(m.settings_coverage_zone),
  shippingBands: z.array(band).default([
    { from: 0, fee: 200 },
    { from: 500, fee: 150 },
    { from: 1000, fee: 100 },
    { from: 2000, fee: 0 },
  ]),
  defaultBrand: z.string().default(m.settings_default_brand),
  /** Minutes after which a session that is not used ends; 0 means 30. */
  sessionMinutes: z.int().min(0).max(43_200).default(60),
  defaultCountry: z.string().default('US'),
  homeTiles: z.array(z.int()).default([1, 5, 6]),
  homeFoodCategory: z.int().default(23),
  /** Which of the home pages `/` shows. */
  homePage: z.enum(homePages).default('home'),
  /** The header that stands on every page: that of the shop, or variant 7 with its row of links (spec section 2). */
  header: z.enum(shopHeaders).default('shop'),
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
  shows: () => ['settings'],
  input: z.object({}),
  output: shopSettings.extend({
    version: z.string(),
    environmentLabel: z.string(),
    publicAddress: z.string(),
  }),
  example: {
    input: {},
    output: {
      ...shopSettings.parse({}),
      version: '1.0.27',
      environmentLabel: 'PRD',
      publicAddress: '',
    },
  },
  failures: {},
})

export const findAllTaxes = defineCall({
  does: 'Lists the taxes; the first applies where none names the destination state.',
  method: 'GET',
  path: '/ezpztax/findAllTaxes',
  who: 'anyone',
  shows: () => ['taxes'],
  input: z.object({}),
  output: z.array(tax),
  example: {
    input: {},
    output: [
      { taxId: 1, taxName: 'General sales tax', tax: 5, stateCode: null },
      { taxId: 2, taxName: 'Texas sales tax', tax: 6.25, stateCode: 'TX' },
    ],
  },
  failures: {},
})

export const findAllTaxesByStateCode = defineCall({
  does: 'Lists the taxes of a state; the first one of the shop where the state has none.',
  method: 'GET',
  path: '/ezpztax/findAllTaxesByStateCode/{code}',
  who: 'anyone',
  shows: () => ['taxes'],
  input: z.object({ code: z.string().max(20) }),
  output: z.array(tax),
  example: {
    input: { code: 'TX' },
    output: [{ taxId: 2, taxName: 'Texas sales tax', tax: 6.25, stateCode: 'TX' }],
  },
  failures: {},
})

const day = { branchId: 1, opens: '10:00:00', closes: '24:00:00' }
/** The day with a break, for examples. */
const friday = { ...day, weekday: 5, breakStarts: '13:00:00', breakEnds: '14:30:00' }

export const findAllStoreHours = defineCall({
  does: 'Lists the opening hours by branch and weekday, with the prayer break.',
  method: 'GET',
  path: '/storeHours/findAllStoreHours',
  who: 'anyone',
  shows: () => ['hours'],
  input: z.object({}),
  output: z.array(hours),
  example: {
    input: {},
    output: [{ ...day, weekday: 4, breakStarts: null, breakEnds: null }, friday],
  },
  failures: {},
})

const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d(:00)?$|^24:00(:00)?$/)

export const saveStoreHours = defineCall({
  does: 'Sets the opening hours of a branch on a weekday (0 is Sunday), with a break or without.',
  method: 'POST',
  path: '/storeHours/save',
  who: 'staff: settings',
  input: z.strictObject({
    branchId: id.default(ONLINE_BRANCH),
    weekday: wholeNumber(0, 6),
    opens: clockTime,
    closes: clockTime,
    breakStarts: clockTime.nullish(),
    breakEnds: clockTime.nullish(),
  }),
  output: hours,
  example: {
    input: {
      branchId: 1,
      weekday: 5,
      opens: '10:00',
      closes: '24:00',
      breakStarts: '13:00',
      breakEnds: '14:30',
    },
    output: friday,
  },
  failures: {
    NOT_FOUND: { status: 404, says: () => m.error_not_found() },
    BAD_INPUT: { status: 400, says: () => m.error_bad_input() },
  },
})

export const settingsCalls = [
  findSettings,
  findAllTaxes,
  findAllTaxesByStateCode,
  findAllStoreHours,
  saveStoreHours,
] as const

import { z } from 'zod'
import { defineCall } from '../lib/call.ts'
import { m } from '../messages/m.ts'
import {
  asrShadows,
  distanceUnits,
  homePages,
  measureSystems,
  paymentMethods,
  prayerMethods,
  shopHeaders,
} from './choices.ts'

/** A step of the delivery charge: from this subtotal (decimal) on, this fee. */
const band = z.object({ from: z.number().min(0), fee: z.number().min(0) })
const link = z.object({ name: z.string(), url: z.string() })
/** A stored picture of the shop: its address and its size in pixels. */
const productPicture = z.object({ image: z.string(), width: z.int(), height: z.int() })

/** The settings that a shop can change, with the texts and numbers of the spec as defaults. Amounts are decimals. */
export const shopSettings = z
  .object({
    shopName: z.string().default(m.shop_name),
    tagline: z.string().default(m.settings_tagline),
    currency: z
      .object({ code: z.string().length(3), exponent: z.int().min(0).max(4), locale: z.string() })
      .default(() => ({ code: 'PKR', exponent: 2, locale: m.shop_language() })),
    /** The shop's time zone, used for times on invoices. */
    timeZone: z.string().default('Asia/Karachi'),
    address: z.string().default(m.settings_address),
    /** The unit in which the shop measures distances. */
    distanceUnit: z.enum(distanceUnits).default('km'),
    /** The measures of the prices by which products are compared: for a kilo, a pound, or both. */
    measures: z.enum(measureSystems).default('METRIC'),
    /** The per cent above its estimate that a weighed line costs at most, of products that do not say it themselves. */
    tolerance: z.number().min(0).max(100).default(15),
    /** In so many last days of a lot its products cost less, by so many hundredths of a per cent; 0 days: they do not. */
    shortDatedDays: z.int().min(0).max(365).default(0),
    shortDatedBp: z.int().min(0).max(9000).default(0),
    /** The smallest coin or note with which cash is paid, as a decimal; 0 if every amount can be paid. */
    smallestCoin: z.number().min(0).default(0),
    phone: z.string().default('+92 21 3456 7890'),
    phone2: z.string().default('+92 21 3456 7891'),
    /** The number for WhatsApp messages to the shop; empty if there is none. */
    whatsAppNumber: z.string().default('+92 21 3456 7890'),
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
    /** Minutes until an unused session ends; 0 means 30. */
    sessionMinutes: z.int().min(0).max(43_200).default(60),
    /** If true, staff roles count only if the account has a second factor. */
    requireTwoFactor: z.boolean().default(false),
    /** If true, product reviews are shown only after staff have approved them. */
    reviewsWait: z.boolean().default(false),
    defaultCountry: z.string().default('US'),
    homeTiles: z.array(z.int()).default([1, 5, 6]),
    homeFoodCategory: z.int().default(23),
    /** The home page that `/` shows. */
    homePage: z.enum(homePages).default('home'),
    /** The header of every page: that of the shop, or variant 7 with its row of links (spec section 2). */
    header: z.enum(shopHeaders).default('shop'),
    /** The payment methods that shoppers are offered. */
    paymentMethods: z.array(z.enum(paymentMethods)).default([...paymentMethods]),
    /** The shop's own logo, in place of the default one. */
    logo: productPicture.nullable().default(null),
    /** The picture of a shared link if its page has none of its own. */
    sharePicture: productPicture.nullable().default(null),
  })
  .meta({ title: 'ShopSettings' })

/** The public settings of a shop. */
export type ShopSettings = z.output<typeof shopSettings>

/** All settings: the public ones, and those that only concern the people who run the shop. */
export const staffSettings = shopSettings
  .extend({
    /** The sender of mails; the name and e-mail of the shop if these are empty. */
    mailSenderName: z.string().default(''),
    mailSenderAddress: z.string().default(''),
    /** The address for replies; the sender's address if it is empty. */
    mailReplyTo: z.string().default(''),
    /** The sender of text messages: letters and digits, or a number; chosen by the provider if it is empty. */
    smsSender: z.string().default(''),
    /** The shop's position, degrees of WGS 84; null if it is not set. */
    position: z.object({ latitude: z.number(), longitude: z.number() }).nullable().default(null),
    /** The authority whose method gives the prayer times, and the shadow at which the afternoon prayer begins. */
    prayerMethod: z.enum(prayerMethods).default('Karachi'),
    asrShadow: z.enum(asrShadows).default('TWO'),
    /** Minutes by which the shop's mosque begins later (below 0: earlier) than computed. */
    prayerOffsets: z
      .object({ FAJR: z.int(), DHUHR: z.int(), ASR: z.int(), MAGHRIB: z.int(), ISHA: z.int() })
      .default({ FAJR: 0, DHUHR: 0, ASR: 0, MAGHRIB: 0, ISHA: 0 }),
    /** The name of the branch that takes the orders; staff see it with their roles and in invitations. */
    branchName: z.string().default('Gulshan-e-Iqbal'),
    /** ISO code of the country of that branch: addresses without a country are in it. */
    branchCountry: z.string().default('PK'),
    /** Months after which sent messages, and entries in the log of changes, are deleted; 0: never. */
    messagesMonths: z.int().min(0).max(240).default(24),
    changesMonths: z.int().min(0).max(240).default(84),
    /** If true, a search nearby lists other shops and restaurants after the partners. */
    otherPlaces: z.boolean().default(false),
  })
  .meta({ title: 'StaffSettings' })

/** All settings of a shop. */
export type StaffSettings = z.output<typeof staffSettings>

export const shownTax = z.object({
  taxId: z.int(),
  taxName: z.string(),
  tax: z.number(),
  stateCode: z.string().nullable(),
  /** ISO code of the state's country; null for any country. */
  countryCode: z.string().nullable(),
})
/** A tax as the API shows it, in per cent. */
export type ShownTax = z.output<typeof shownTax>
export const findSettings = defineCall({
  does: 'Answers the public settings: name, currency, footer texts, delivery charges.',
  method: 'GET',
  path: '/settings/find',
  who: 'anyone',
  shows: () => ['settings'],
  input: z.object({}),
  output: shopSettings.extend({
    /** True if card payments are only practice: no money moves. */
    cardPractice: z.boolean(),
    /** True if pages load their maps from another host, which only their own content security policy allows. */
    mapElsewhere: z.boolean(),
    version: z.string(),
    environmentLabel: z.string(),
    publicAddress: z.string(),
  }),
  example: {
    input: {},
    output: {
      ...shopSettings.parse({}),
      cardPractice: true,
      mapElsewhere: false,
      version: '1.0.27',
      measures: 'IMPERIAL',
      tolerance: 15,
      environmentLabel: 'PRD',
      publicAddress: '',
    },
  },
  failures: {},
})

export const findAllTaxes = defineCall({
  does: 'Lists the taxes. The first applies if no tax names the destination state.',
  method: 'GET',
  path: '/ezpztax/findAllTaxes',
  who: 'anyone',
  shows: () => ['taxes'],
  input: z.object({}),
  output: z.array(shownTax),
  example: {
    input: {},
    output: [
      { taxId: 1, taxName: 'General sales tax', tax: 5, stateCode: null, countryCode: null },
      { taxId: 2, taxName: 'Texas sales tax', tax: 6.25, stateCode: 'TX', countryCode: 'US' },
    ],
  },
  failures: {},
})

export const findAllTaxesByStateCode = defineCall({
  does: 'Lists the taxes of a state, or the first tax of the shop if the state has none.',
  method: 'GET',
  path: '/ezpztax/findAllTaxesByStateCode/{code}',
  who: 'anyone',
  shows: () => ['taxes'],
  input: z.object({ code: z.string().max(20) }),
  output: z.array(shownTax),
  example: {
    input: { code: 'TX' },
    output: [{ taxId: 2, taxName: 'Texas sales tax', tax: 6.25, stateCode: 'TX', countryCode: 'US' }],
  },
  failures: {},
})

export const settingsCalls = [findSettings, findAllTaxes, findAllTaxesByStateCode] as const

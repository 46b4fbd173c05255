import { z } from 'zod'
import { defineCall } from '../lib/call.ts'
import { m } from '../messages/m.ts'
import { homePages, paymentMethods, shopHeaders } from './choices.ts'

/** A step of the delivery charge: from this subtotal (decimal) on, this fee. */
const band = z.object({ from: z.number().min(0), fee: z.number().min(0) })
const link = z.object({ name: z.string(), url: z.string() })
/** A picture that the shop keeps: its address and its pixels. */
const storedPicture = z.object({ image: z.string(), width: z.int(), height: z.int() })

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
  /** The number under which shoppers write to the shop on WhatsApp; empty where they cannot. */
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
  /** Minutes after which a session that is not used ends; 0 means 30. */
  sessionMinutes: z.int().min(0).max(43_200).default(60),
  /** Roles of staff count only where the account has a second factor. */
  requireTwoFactor: z.boolean().default(false),
  /** What customers say of goods is shown once staff have approved it. */
  reviewsWait: z.boolean().default(false),
  defaultCountry: z.string().default('US'),
  homeTiles: z.array(z.int()).default([1, 5, 6]),
  homeFoodCategory: z.int().default(23),
  /** Which of the home pages `/` shows. */
  homePage: z.enum(homePages).default('home'),
  /** The header that stands on every page: that of the shop, or variant 7 with its row of links (spec section 2). */
  header: z.enum(shopHeaders).default('shop'),
  /** The ways to pay that shoppers are offered. */
  paymentMethods: z.array(z.enum(paymentMethods)).default([...paymentMethods]),
  /** The shop's own sign, in place of the one it came with. */
  logo: storedPicture.nullable().default(null),
  /** What a shared link shows where a page has no picture of its own. */
  sharePicture: storedPicture.nullable().default(null),
})

/** The settings of a shop that everybody may see. */
export type ShopSettings = z.output<typeof shopSettings>

/** All settings: those that everybody may see, and those that concern only who runs the shop. */
export const staffSettings = shopSettings.extend({
  /** Whom mails come from; the name and e-mail of the shop where these are empty. */
  mailSenderName: z.string().default(''),
  mailSenderAddress: z.string().default(''),
  /** Where answers go; the sender's address where it is empty. */
  mailReplyTo: z.string().default(''),
  /** Whom text messages come from: letters and digits, or a number; chosen by the provider where it is empty. */
  smsSender: z.string().default(''),
  /** Where the shop is, degrees of WGS 84; nothing where nobody has said. */
  position: z.object({ latitude: z.number(), longitude: z.number() }).nullable().default(null),
})

/** All settings of a shop. */
export type StaffSettings = z.output<typeof staffSettings>

export const shownTax = z.object({
  taxId: z.int(),
  taxName: z.string(),
  tax: z.number(),
  stateCode: z.string().nullable(),
  /** ISO code of the country that the state belongs to; of any where there is none. */
  countryCode: z.string().nullable(),
})
/** A tax as the API shows it, in per cent. */
export type ShownTax = z.output<typeof shownTax>
export const findSettings = defineCall({
  does: 'Answers the settings that everybody may see: name, currency, texts of the footer, delivery charges.',
  method: 'GET',
  path: '/settings/find',
  who: 'anyone',
  shows: () => ['settings', 'hours'],
  input: z.object({}),
  output: shopSettings.extend({
    /** When the shop is open, as it is printed, and the days on which it soon is not. */
    hoursLines: z.array(z.string()),
    /** Cards are taken by practice: no money moves. */
    cardPractice: z.boolean(),
    /** Pages with a map draw that of somebody else, whom only their own content policy lets in. */
    mapElsewhere: z.boolean(),
    version: z.string(),
    environmentLabel: z.string(),
    publicAddress: z.string(),
  }),
  example: {
    input: {},
    output: {
      ...shopSettings.parse({}),
      hoursLines: [m.settings_opening_hours(), m.settings_prayer_break()],
      cardPractice: true,
      mapElsewhere: false,
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
  does: 'Lists the taxes of a state; the first one of the shop where the state has none.',
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

import { z } from 'zod'
import { defineCall } from '../lib/call.ts'
import { BAD_INPUT } from '../lib/failures.ts'
import { filledLine, line } from '../lib/fields.ts'
import { m } from '../messages/m.ts'
import {
  asrShadows,
  distanceUnits,
  isEmptyOrHttps,
  MOST_BANDS,
  MOST_OFFSET,
  MOST_SOCIAL_LINKS,
  MOST_TILES,
  measureSystems,
  MOST_CHARACTERS as most,
  paymentMethods,
  prayerMethods,
} from './choices.ts'
import {
  isMonths,
  isPhoneNumber,
  isReductionBp,
  isSessionMinutes,
  isShortDatedDays,
  isSmsSender,
  isTimeZone,
  isTolerance,
  isWhatsAppNumber,
} from './sender-settings.rules.ts'
import { staffSettings } from './settings.contract.ts'

export const needed = (characters: number) => filledLine(characters, m.settings_needed)
const anEmail = z.email({ error: () => m.settings_email_invalid() })
const email = needed(most.email).pipe(anEmail)
const emailOrNone = line(most.mailReplyTo)
  .trim()
  .pipe(z.union([z.literal(''), anEmail], { error: () => m.settings_email_invalid() }))
const socialLink = z.strictObject({
  name: needed(most.linkName),
  url: line(most.linkUrl).refine(isEmptyOrHttps, { error: () => m.settings_url_wrong() }),
})

/** Each name occurs once, because it distinguishes the links. */
const socialLinks = z
  .array(socialLink)
  .max(MOST_SOCIAL_LINKS)
  .superRefine((links, context) => {
    for (const [at, { name }] of links.entries())
      if (links.findIndex(other => other.name === name) < at)
        context.addIssue({ code: 'custom', path: [at, 'name'], message: m.settings_link_twice() })
  })

const amount = z.number({ error: () => m.settings_amount_wrong() })
const shippingBands = z
  .array(z.strictObject({ from: amount, fee: amount }))
  .min(1)
  .max(MOST_BANDS)

const categoryId = z.int().min(1).max(2_147_483_647)
const homeTiles = z
  .array(categoryId)
  .min(1, { error: () => m.settings_tiles_wrong() })
  .max(MOST_TILES, { error: () => m.settings_tiles_wrong() })
  .refine(ids => new Set(ids).size === ids.length, { error: () => m.settings_tiles_wrong() })

export const offered = z
  .array(z.enum(paymentMethods))
  .min(1, { error: () => m.settings_methods_wrong() })
  .refine(names => new Set(names).size === names.length, { error: () => m.settings_methods_wrong() })

const productPicture = z
  .strictObject({
    image: z.string().regex(/^\/pictures\/[0-9a-f]{32}$/, { error: () => m.settings_picture_wrong() }),
    width: z.int().min(1).max(1200),
    height: z.int().min(1).max(1200),
  })
  .nullable()

export const country = z.string().regex(/^[A-Z]{2}$/, { error: () => m.settings_country_wrong() })
const says = (error: () => string) => ({ error })

/** Degrees of WGS 84. */
const degrees = (most: number) =>
  z
    .number(says(m.settings_position_wrong))
    .min(-most, says(m.settings_position_wrong))
    .max(most, says(m.settings_position_wrong))
export const position = z.strictObject(
  { latitude: degrees(90), longitude: degrees(180) },
  says(m.settings_position_wrong),
)

export const phone = needed(most.phone).refine(isPhoneNumber, says(m.settings_phone_wrong))
export const phone2 = line(most.phone2).refine(isPhoneNumber, says(m.settings_phone_wrong))

const offset = z
  .int(says(m.settings_offset_wrong))
  .min(-MOST_OFFSET, says(m.settings_offset_wrong))
  .max(MOST_OFFSET, says(m.settings_offset_wrong))

/** The fields that the settings screens can change. */
const changes = z.strictObject({
  shopName: needed(most.shopName).optional(),
  tagline: needed(most.tagline).optional(),
  address: needed(most.address).optional(),
  distanceUnit: z.enum(distanceUnits).optional(),
  measures: z.enum(measureSystems).optional(),
  tolerance: z.number().refine(isTolerance, says(m.settings_tolerance_wrong)).optional(),
  shortDatedDays: z.number().refine(isShortDatedDays, says(m.settings_short_days_wrong)).optional(),
  shortDatedBp: z.number().refine(isReductionBp, says(m.settings_reduction_wrong)).optional(),
  /** It has no more decimals than the currency. */
  smallestCoin: z.number().optional(),
  /** The main branch, which has the shop's address, phones and position too. */
  branchName: needed(most.branchName).optional(),
  branchCountry: country.optional(),
  phone: phone.optional(),
  phone2: phone2.optional(),
  /** With its country code; if empty, shoppers cannot write there. */
  whatsAppNumber: line(most.whatsAppNumber)
    .refine(isWhatsAppNumber, says(m.settings_whatsapp_wrong))
    .optional(),
  email: email.optional(),
  supportEmail: email.optional(),
  /** If empty, the hours of the week are printed instead. */
  openingHours: line(most.openingHours).optional(),
  prayerBreak: line(most.prayerBreak).optional(),
  timeZone: z.string().max(60).refine(isTimeZone, says(m.settings_time_zone_wrong)).optional(),
  coverageZone: needed(most.coverageZone).optional(),
  socialLinks: socialLinks.optional(),
  homeTiles: homeTiles.optional(),
  homeFoodCategory: categoryId.optional(),
  defaultBrand: needed(most.defaultBrand).optional(),
  defaultCountry: country.optional(),
  /** They begin at 0 and rise; amounts have no more decimals than the currency. */
  shippingBands: shippingBands.optional(),
  paymentMethods: offered.optional(),
  sessionMinutes: z.number().refine(isSessionMinutes, says(m.settings_minutes_wrong)).optional(),
  messagesMonths: z.number().refine(isMonths, says(m.settings_months_wrong)).optional(),
  changesMonths: z.number().refine(isMonths, says(m.settings_months_wrong)).optional(),
  logo: productPicture.optional(),
  sharePicture: productPicture.optional(),
  mailSenderName: line(most.mailSenderName).optional(),
  mailSenderAddress: emailOrNone.optional(),
  mailReplyTo: emailOrNone.optional(),
  position: position.nullable().optional(),
  otherPlaces: z.boolean().optional(),
  prayerMethod: z.enum(prayerMethods).optional(),
  asrShadow: z.enum(asrShadows).optional(),
  prayerOffsets: z
    .strictObject({ FAJR: offset, DHUHR: offset, ASR: offset, MAGHRIB: offset, ISHA: offset })
    .optional(),
  smsSender: line(most.smsSender).refine(isSmsSender, says(m.settings_sms_sender_wrong)).optional(),
})

const exampleChange = {
  tagline: 'Fresh from the market, every morning.',
  coverageZone: 'Lahore within ten kilometres.',
} as const

export const findSettingsForStaff = defineCall({
  does: 'Answers all settings, including those that shoppers do not see, and the available payment methods.',
  method: 'GET',
  path: '/settings/findForStaff',
  who: 'staff: settings',
  input: z.strictObject({}),
  output: staffSettings.extend({
    configuredMethods: z.array(z.enum(paymentMethods)),
    /** True if card payments are only practice: no money moves. */
    cardPractice: z.boolean(),
  }),
  example: {
    input: {},
    output: { ...staffSettings.parse({}), configuredMethods: ['CASH', 'CARD'], cardPractice: true },
  },
  failures: {},
})

export const saveSettings = defineCall({
  does: 'Changes the settings that are sent, keeps the others, and answers all of them.',
  method: 'POST',
  path: '/settings/save',
  who: 'staff: settings',
  input: changes.extend({
    /** The settings as they were seen: if one has changed since, nothing is changed. Optional. */
    stood: z.record(z.string().max(40), z.unknown()).optional(),
  }),
  output: staffSettings,
  example: { input: exampleChange, output: { ...staffSettings.parse({}), ...exampleChange } },
  failures: {
    BAD_INPUT,
    CHANGED: {
      status: 409,
      says: () => m.settings_changed(),
      data: z.object({ settings: staffSettings }),
    },
  },
})

/** The settings that a screen can change. */
export const changeable = Object.keys(changes.shape) as (keyof typeof changes.shape)[]

export const saveSettingsCalls = [findSettingsForStaff, saveSettings] as const

import type { InputOf } from '../../lib/call.ts'
import { looksLikeEmail } from '../../lib/looks-like-email.ts'
import { readAmount, readNumber } from '../../lib/read-number.ts'
import type { WrongFields } from '../../lib/wrong-fields.ts'
import { m } from '../../messages/m.ts'
import { isPosition } from '../../near/providers/distance.rules.ts'
import { checkBands } from '../../settings/bands.rules.ts'
import { isEmptyOrHttps, MOST_OFFSET, type Prayer, prayers } from '../../settings/choices.ts'
import { wrongCoin } from '../../settings/coin.rules.ts'
import type { saveSettings } from '../../settings/save-settings.contract.ts'
import {
  isMonths,
  isPhoneNumber,
  isReductionBp,
  isSessionMinutes,
  isShortDatedDays,
  isSmsSender,
  isTolerance,
  isWhatsAppNumber,
} from '../../settings/sender-settings.rules.ts'
import type { StaffSettings } from '../../settings/settings.contract.ts'
import { type BandDraft, bandDraftsOf, bandsIn } from '../forms/band-draft.rules.ts'
import { positionText, typedPosition } from '../forms/typed-position.ts'

const texts = [
  'shopName',
  'tagline',
  'address',
  'branchName',
  'branchCountry',
  'distanceUnit',
  'measures',
  'phone',
  'phone2',
  'whatsAppNumber',
  'email',
  'supportEmail',
  'openingHours',
  'prayerBreak',
  'timeZone',
  'coverageZone',
  'defaultBrand',
  'defaultCountry',
  'mailSenderName',
  'mailSenderAddress',
  'mailReplyTo',
  'smsSender',
  'prayerMethod',
  'asrShadow',
] as const
/** Texts that may be left empty. */
const mayBeEmpty: readonly string[] = [
  'phone2',
  'whatsAppNumber',
  'openingHours',
  'prayerBreak',
  'mailSenderName',
  'mailSenderAddress',
  'mailReplyTo',
  'smsSender',
]
/** Texts that are e-mail addresses. */
const mailboxes: readonly string[] = ['email', 'supportEmail', 'mailSenderAddress', 'mailReplyTo']

type Text = (typeof texts)[number]
/** The settings as their forms hold them: numbers as typed. */
export type SettingsDraft = Record<Text, string> &
  Pick<StaffSettings, 'socialLinks' | 'paymentMethods' | 'logo' | 'sharePicture' | 'otherPlaces'> & {
    shippingBands: BandDraft[]
    homeTiles: string[]
    homeFoodCategory: string
    sessionMinutes: string
    messagesMonths: string
    changesMonths: string
    tolerance: string
    shortDatedDays: string
    /** In per cent. */
    shortDatedBp: string
    smallestCoin: string
    prayerOffsets: Record<Prayer, string>
    /** Latitude and longitude, separated by a comma; empty if not set. */
    position: string
  }
/** The settings to send. */
export type SettingsChange = Omit<InputOf<typeof saveSettings>, 'stood'>

/** The settings that a form can change. */
export const draftFields = [
  ...texts,
  'socialLinks',
  'paymentMethods',
  'logo',
  'sharePicture',
  'shippingBands',
  'homeTiles',
  'homeFoodCategory',
  'sessionMinutes',
  'messagesMonths',
  'changesMonths',
  'tolerance',
  'shortDatedDays',
  'shortDatedBp',
  'smallestCoin',
  'prayerOffsets',
  'position',
  'otherPlaces',
] as const satisfies (keyof SettingsDraft)[]

const ofPrayers = <Value>(of: (prayer: Prayer) => Value) =>
  Object.fromEntries(prayers.map(prayer => [prayer, of(prayer)])) as Record<Prayer, Value>

/** Reads typed minutes; none are 0. */
const readOffset = (typed: string) => (typed.trim() ? readNumber(typed) : 0)
const isOffset = (minutes: number) => Number.isInteger(minutes) && Math.abs(minutes) <= MOST_OFFSET

/** The form values of the settings. */
export function settingsDraftOf(settings: StaffSettings): SettingsDraft {
  const { socialLinks, paymentMethods, logo, sharePicture, otherPlaces } = settings
  return {
    ...(Object.fromEntries(texts.map(name => [name, settings[name]])) as Record<Text, string>),
    socialLinks,
    paymentMethods,
    logo,
    sharePicture,
    otherPlaces,
    shippingBands: bandDraftsOf(settings.shippingBands),
    homeTiles: settings.homeTiles.map(String),
    homeFoodCategory: String(settings.homeFoodCategory),
    sessionMinutes: String(settings.sessionMinutes),
    messagesMonths: String(settings.messagesMonths),
    changesMonths: String(settings.changesMonths),
    tolerance: String(settings.tolerance),
    shortDatedDays: String(settings.shortDatedDays),
    shortDatedBp: String(settings.shortDatedBp / 100),
    smallestCoin: String(settings.smallestCoin),
    prayerOffsets: ofPrayers(prayer => String(settings.prayerOffsets[prayer])),
    position: settings.position ? positionText(settings.position) : '',
  }
}

/** The form values as sent. */
function settingsIn(draft: SettingsDraft): Required<SettingsChange> {
  return {
    ...Object.fromEntries(texts.map(name => [name, draft[name].trim()])),
    socialLinks: draft.socialLinks.map(({ name, url }) => ({ name: name.trim(), url: url.trim() })),
    paymentMethods: draft.paymentMethods,
    logo: draft.logo,
    sharePicture: draft.sharePicture,
    otherPlaces: draft.otherPlaces,
    shippingBands: bandsIn(draft.shippingBands),
    homeTiles: draft.homeTiles.map(Number),
    homeFoodCategory: Number(draft.homeFoodCategory),
    sessionMinutes: readNumber(draft.sessionMinutes),
    messagesMonths: readNumber(draft.messagesMonths),
    changesMonths: readNumber(draft.changesMonths),
    tolerance: readNumber(draft.tolerance),
    shortDatedDays: readNumber(draft.shortDatedDays),
    shortDatedBp: Number((readNumber(draft.shortDatedBp) * 100).toFixed(6)),
    smallestCoin: draft.smallestCoin.trim() ? readAmount(draft.smallestCoin) : 0,
    prayerOffsets: ofPrayers(prayer => readOffset(draft.prayerOffsets[prayer])),
    position: draft.position.trim() ? typedPosition(draft.position) : null,
  } as Required<SettingsChange>
}

/** The settings that differ from `stood`; only these are sent, so that changes by others stay. */
export function changesIn(draft: SettingsDraft, stood: SettingsDraft): SettingsChange {
  const [now, then] = [settingsIn(draft), settingsIn(stood)]
  const isSame = (name: keyof SettingsChange) => JSON.stringify(now[name]) === JSON.stringify(then[name])
  return Object.fromEntries(draftFields.filter(name => !isSame(name)).map(name => [name, now[name]]))
}

/** The input for saving: the changes, and the earlier values of the same settings. */
export const sentChanges = (draft: SettingsDraft, stood: SettingsDraft) => ({
  ...changesIn(draft, stood),
  // Stored texts, including spaces around them, which trimming would remove.
  stood: Object.fromEntries(
    Object.entries(changesIn(stood, draft)).map(([name, value]) => [
      name,
      typeof value === 'string' ? stood[name as keyof SettingsDraft] : value,
    ]),
  ) as Record<string, unknown>,
})

/** The problems of the changes, by field; empty if there are none. `exponent`: decimals of the currency. */
export function checkChanges(change: SettingsChange, exponent: number): WrongFields {
  const links = change.socialLinks ?? []
  const { sessionMinutes, tolerance, smallestCoin = 0, homeTiles, prayerOffsets } = change
  const { shortDatedDays = 0, shortDatedBp = 0 } = change
  const wrong = [
    ...texts.map(name => [name, wrongText(name, change[name])]),
    ...links.flatMap(({ name, url }, at) => [
      [`socialLinks.${at}.name`, wrongName(name, links, at)],
      [`socialLinks.${at}.url`, isEmptyOrHttps(url) ? '' : m.settings_url_wrong()],
    ]),
    ...Object.entries(checkBands(change.shippingBands ?? [], exponent)),
    ['position', !change.position || isPosition(change.position) ? '' : m.settings_position_wrong()],
    [
      'sessionMinutes',
      sessionMinutes === undefined || isSessionMinutes(sessionMinutes) ? '' : m.settings_minutes_wrong(),
    ],
    ...(['messagesMonths', 'changesMonths'] as const).map(name => [
      name,
      isMonths(change[name] ?? 0) ? '' : m.settings_months_wrong(),
    ]),
    ['smallestCoin', wrongCoin(smallestCoin, exponent)],
    ['shortDatedDays', isShortDatedDays(shortDatedDays) ? '' : m.settings_short_days_wrong()],
    ['shortDatedBp', isReductionBp(shortDatedBp) ? '' : m.settings_reduction_wrong()],
    ['tolerance', tolerance === undefined || isTolerance(tolerance) ? '' : m.settings_tolerance_wrong()],
    ...prayers.map(prayer => [
      `prayerOffsets.${prayer}`,
      isOffset(prayerOffsets?.[prayer] ?? 0) ? '' : m.settings_offset_wrong(),
    ]),
    ['homeTiles', homeTiles && new Set(homeTiles).size < homeTiles.length ? m.settings_tiles_wrong() : ''],
    ['paymentMethods', change.paymentMethods?.length === 0 ? m.settings_methods_wrong() : ''],
  ]
  return Object.fromEntries(wrong.filter(([, message]) => message))
}

function wrongText(name: Text, text: string | undefined): string {
  if (text === undefined || (text === '' && mayBeEmpty.includes(name))) return ''
  if (text === '') return m.settings_needed()
  if (name === 'whatsAppNumber' && !isWhatsAppNumber(text)) return m.settings_whatsapp_wrong()
  if (name.startsWith('phone') && !isPhoneNumber(text)) return m.settings_phone_wrong()
  if (name === 'smsSender' && !isSmsSender(text)) return m.settings_sms_sender_wrong()
  return mailboxes.includes(name) && !looksLikeEmail(text) ? m.settings_email_invalid() : ''
}

function wrongName(name: string, links: readonly { name: string }[], at: number): string {
  if (name === '') return m.settings_needed()
  return links.findIndex(other => other.name === name) < at ? m.settings_link_twice() : ''
}

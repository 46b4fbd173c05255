import { m } from '../../messages/m.ts'
import { type PrayerMethod, prayers } from '../../settings/choices.ts'
import { inWords } from '../kit/audit-changes.rules.ts'
import { asrShadowNames, prayerMethodNames, prayerNames } from './prayer-words.ts'
import type { SettingsDraft } from './settings-draft.rules.ts'

const names: Partial<Record<keyof SettingsDraft, () => string>> = {
  shopName: m.office_shop_name,
  tagline: m.office_tagline,
  address: m.office_address,
  branchName: m.office_settings_branch,
  branchCountry: m.office_settings_branch_country,
  distanceUnit: m.office_settings_unit,
  measures: m.office_settings_measures,
  tolerance: m.office_settings_tolerance,
  shortDatedDays: m.office_settings_short_days,
  shortDatedBp: m.office_settings_short_percent,
  smallestCoin: m.office_settings_coin,
  prayerMethod: m.office_settings_method,
  asrShadow: m.office_settings_shadow,
  prayerOffsets: m.office_settings_offsets,
  phone: m.office_phone,
  phone2: m.office_second_phone,
  email: m.office_email,
  supportEmail: m.office_support_email,
  openingHours: m.office_opening_hours,
  prayerBreak: m.office_prayer_break,
  timeZone: m.office_settings_time_zone,
  coverageZone: m.office_coverage,
  defaultBrand: m.office_settings_brand,
  defaultCountry: m.office_settings_country,
  mailSenderName: m.office_settings_sender_name,
  mailSenderAddress: m.office_settings_sender_address,
  mailReplyTo: m.office_settings_reply_to,
  whatsAppNumber: m.office_payments_whatsapp,
  smsSender: m.office_settings_sms_sender,
  socialLinks: m.office_elsewhere,
  paymentMethods: m.office_settings_payment,
  logo: m.office_settings_logo,
  sharePicture: m.office_settings_share,
  shippingBands: m.office_settings_bands,
  homeTiles: m.office_settings_tiles,
  homeFoodCategory: m.office_settings_food,
  sessionMinutes: m.office_settings_minutes,
  messagesMonths: m.office_settings_messages_months,
  changesMonths: m.office_settings_changes_months,
  position: m.office_settings_position,
  otherPlaces: m.office_settings_others,
}

/** A list as lines, one for the values of each entry. */
const linesOf = (list: readonly unknown[]) =>
  list
    .map(one => (typeof one === 'object' && one !== null ? Object.values(one).join(' · ') : String(one)))
    .join('\n')

/** The settings whose text is not their value. */
const texts: Partial<Record<keyof SettingsDraft, (draft: SettingsDraft) => string>> = {
  prayerMethod: ({ prayerMethod }) => prayerMethodNames[prayerMethod as PrayerMethod](),
  asrShadow: ({ asrShadow }) => asrShadowNames[asrShadow as keyof typeof asrShadowNames](),
  prayerOffsets: ({ prayerOffsets }) =>
    prayers.map(prayer => `${prayerNames[prayer]()} ${prayerOffsets[prayer]}`).join(' · '),
}

/** The name and text of a setting, for choosing between two versions. */
export function describeSetting(
  name: keyof SettingsDraft,
  draft: SettingsDraft,
): { name: string; text: string } {
  const value = draft[name]
  const called = names[name]?.() ?? inWords(name)
  const text = texts[name]?.(draft)
  if (text !== undefined) return { name: called, text }
  if (Array.isArray(value)) return { name: called, text: linesOf(value) }
  if (typeof value === 'boolean')
    return { name: called, text: value ? m.office_settings_on() : m.office_settings_off() }
  return {
    name: called,
    text: typeof value === 'string' ? value : value && 'image' in value ? value.image : '',
  }
}

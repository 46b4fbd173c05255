import type { WrongFields } from '../customers/address.rules.ts'
import type { InputOf } from '../lib/call.ts'
import { looksLikeEmail } from '../lib/looks-like-email.ts'
import { m } from '../messages/m.ts'
import { isEmptyOrHttps } from '../settings/choices.ts'
import type { saveSettings } from '../settings/save-settings.contract.ts'
import type { ShopSettings } from '../settings/settings.contract.ts'

const texts = [
  'shopName',
  'tagline',
  'address',
  'phone',
  'phone2',
  'email',
  'supportEmail',
  'openingHours',
  'prayerBreak',
  'coverageZone',
] as const
const choices = ['homePage', 'header'] as const
/** Texts that may be left empty. */
const mayBeEmpty: readonly string[] = ['phone2', 'prayerBreak']

type Text = (typeof texts)[number]
/** The settings as their form holds them. */
export type SettingsDraft = Pick<ShopSettings, Text | (typeof choices)[number] | 'socialLinks'>
/** What is sent of them. */
export type SettingsChange = InputOf<typeof saveSettings>

/** The form of the settings as they stand. */
export function settingsDraftOf(settings: ShopSettings): SettingsDraft {
  const { shopName, tagline, address, phone, phone2, email, supportEmail } = settings
  const { openingHours, prayerBreak, coverageZone, socialLinks, homePage, header } = settings
  const reach = { address, phone, phone2, email, supportEmail }
  return {
    shopName,
    tagline,
    ...reach,
    openingHours,
    prayerBreak,
    coverageZone,
    socialLinks,
    homePage,
    header,
  }
}

const trimmed = ({ name, url }: SettingsDraft['socialLinks'][number]) => ({
  name: name.trim(),
  url: url.trim(),
})

/** What differs from the settings as they stood; nothing else is sent, so that others' changes stay. */
export function changesIn(draft: SettingsDraft, stood: SettingsDraft): SettingsChange {
  const links = draft.socialLinks.map(trimmed)
  return {
    ...Object.fromEntries(
      [...texts, ...choices]
        .map(name => [name, draft[name].trim()])
        .filter(([name, text]) => text !== stood[name as Text]),
    ),
    ...(JSON.stringify(links) === JSON.stringify(stood.socialLinks.map(trimmed))
      ? {}
      : { socialLinks: links }),
  }
}

/** What is wrong with the changes, by field; empty when nothing is. */
export function checkChanges(change: SettingsChange): WrongFields {
  const links = change.socialLinks ?? []
  const wrong = [
    ...texts.map(name => [name, wrongText(name, change[name])]),
    ...links.flatMap(({ name, url }, at) => [
      [`socialLinks.${at}.name`, wrongName(name, links, at)],
      [`socialLinks.${at}.url`, isEmptyOrHttps(url) ? '' : m.settings_url_wrong()],
    ]),
  ]
  return Object.fromEntries(wrong.filter(([, message]) => message))
}

function wrongText(name: Text, text: string | undefined): string {
  if (text === undefined || (text === '' && mayBeEmpty.includes(name))) return ''
  if (text === '') return m.settings_needed()
  return /email/i.test(name) && !looksLikeEmail(text) ? m.settings_email_invalid() : ''
}

function wrongName(name: string, links: readonly { name: string }[], at: number): string {
  if (name === '') return m.settings_needed()
  return links.findIndex(other => other.name === name) < at ? m.settings_link_twice() : ''
}

import { expect, test } from 'vitest'
import { m } from '../../messages/m.ts'
import { changeable, saveSettings } from '../../settings/save-settings.contract.ts'
import { staffSettings } from '../../settings/settings.contract.ts'
import {
  changesIn,
  checkChanges as check,
  draftFields,
  type SettingsChange,
  sentChanges,
  settingsDraftOf,
} from './settings-draft.rules.ts'
import { describeSetting } from './settings-words.ts'

const stood = settingsDraftOf(staffSettings.parse({}))
const checkChanges = (change: SettingsChange) => check(change, 2)

test('the forms have the settings that the call may change', () => {
  expect([...draftFields].sort()).toEqual([...changeable].sort())
  expect(Object.keys(stood).sort()).toEqual([...changeable].sort())
})

test('beside the changes it is sent how they stood', () => {
  expect(sentChanges({ ...stood, phone2: '1', homeTiles: ['2'] }, stood)).toEqual({
    phone2: '1',
    homeTiles: [2],
    stood: { phone2: stood.phone2, homeTiles: [1, 5, 6] },
  })
})

test('numbers are checked as they are sent', () => {
  const change = (some: object) => changesIn({ ...stood, ...some }, stood)
  expect(checkChanges(change({ sessionMinutes: 'many' }))).toEqual({
    sessionMinutes: m.settings_minutes_wrong(),
  })
  expect(checkChanges(change({ sessionMinutes: '' }))).toEqual({ sessionMinutes: m.settings_minutes_wrong() })
  expect(checkChanges(change({ shortDatedDays: '1.5', shortDatedBp: '90.01' }))).toEqual({
    shortDatedDays: m.settings_short_days_wrong(),
    shortDatedBp: m.settings_reduction_wrong(),
  })
  expect(change({ shortDatedBp: '12.5' })).toEqual({ shortDatedBp: 1250 })
  expect(checkChanges(change({ homeTiles: ['1', '1'] }))).toEqual({ homeTiles: m.settings_tiles_wrong() })
  expect(checkChanges(change({ shippingBands: [{ from: '0', fee: '' }] }))).toEqual({
    'shippingBands.0.fee': m.settings_amount_wrong(),
  })
  expect(checkChanges(change({ smsSender: '12345' }))).toEqual({ smsSender: m.settings_sms_sender_wrong() })
})

test('minutes of prayers are whole, at most 60, and those of an empty field are 0', () => {
  const change = (FAJR: string) =>
    changesIn({ ...stood, prayerOffsets: { ...stood.prayerOffsets, FAJR } }, stood)
  expect(change('')).toEqual({})
  expect(change('-5')).toEqual({ prayerOffsets: { FAJR: -5, DHUHR: 0, ASR: 0, MAGHRIB: 0, ISHA: 0 } })
  expect(checkChanges(change('-60'))).toEqual({})
  for (const minutes of ['61', '2.5', 'x'])
    expect(checkChanges(change(minutes))).toEqual({ 'prayerOffsets.FAJR': m.settings_offset_wrong() })
})

test('choices about prayers are described in words', () => {
  const draft = { ...stood, prayerMethod: 'UmmAlQura', asrShadow: 'ONE' }
  expect(describeSetting('prayerMethod', draft).text).toBe(m.office_settings_method_makkah())
  expect(describeSetting('asrShadow', draft).text).toBe(m.office_settings_shadow_one())
  expect(describeSetting('prayerOffsets', draft).text).toBe('Fajr 0 · Dhuhr 0 · Asr 0 · Maghrib 0 · Isha 0')
})

test('only changed values are sent, without surrounding spaces', () => {
  expect(changesIn(stood, stood)).toEqual({})
  expect(changesIn({ ...stood, shopName: ` ${stood.shopName} ` }, stood)).toEqual({})
  expect(changesIn({ ...stood, shopName: ' Corner Market ', phone2: '042 111' }, stood)).toEqual({
    shopName: 'Corner Market',
    phone2: '042 111',
  })
  const socialLinks = [{ name: 'Mastodon ', url: '' }]
  expect(changesIn({ ...stood, socialLinks }, stood)).toEqual({
    socialLinks: [{ name: 'Mastodon', url: '' }],
  })
})

test('telephone numbers have digits, and the signs that people write between them', () => {
  for (const phone of ['+92 21 3456 7890', '021/3456-7890', '(042) 111.222'])
    expect(checkChanges({ phone, phone2: phone })).toEqual({})
  for (const phone of ['call us', '123', '12345 or 6789', '1'.repeat(16)])
    expect(checkChanges({ phone })).toEqual({ phone: m.settings_phone_wrong() })
})

test('names are filled, mailboxes are whole, addresses begin with https or are not there', () => {
  expect(checkChanges({ phone2: '', prayerBreak: '', email: 'salam@souk.example' })).toEqual({})
  expect(checkChanges({ shopName: '', email: 'salam@souk', supportEmail: '' })).toEqual({
    shopName: m.settings_needed(),
    email: m.settings_email_invalid(),
    supportEmail: m.settings_needed(),
  })
  const urls = [
    '',
    'https://souk.example/@souk',
    'http://souk.example',
    'javascript:alert(1)',
    'https://souk',
  ]
  const links = urls.map((url, at) => ({ name: at === 4 ? '0' : String(at), url }))
  expect(checkChanges({ socialLinks: links })).toEqual({
    'socialLinks.2.url': m.settings_url_wrong(),
    'socialLinks.3.url': m.settings_url_wrong(),
    'socialLinks.4.url': m.settings_url_wrong(),
    'socialLinks.4.name': m.settings_link_twice(),
  })
})

test('values that the form accepts, the call accepts', () => {
  const change = { shopName: 'Corner Market', socialLinks: [{ name: 'Here', url: 'https://a.example/?b#c' }] }
  expect(checkChanges(change)).toEqual({})
  expect(saveSettings.input.parse(change)).toEqual(change)
})

import { expect, test } from 'vitest'
import { m } from '../messages/m.ts'
import { saveSettings } from '../settings/save-settings.contract.ts'
import { shopSettings } from '../settings/settings.contract.ts'
import { changesIn, checkChanges, settingsDraftOf } from './settings-draft.rules.ts'

const stood = settingsDraftOf(shopSettings.parse({}))

test('the form holds what the call may change', () => {
  expect(Object.keys(stood).sort()).toEqual(Object.keys(saveSettings.input.shape).sort())
})

test('only what differs is sent, without the spaces around it', () => {
  expect(changesIn(stood, stood)).toEqual({})
  expect(changesIn({ ...stood, shopName: ` ${stood.shopName} ` }, stood)).toEqual({})
  expect(changesIn({ ...stood, shopName: ' Corner Market ', homePage: 'home4' }, stood)).toEqual({
    shopName: 'Corner Market',
    homePage: 'home4',
  })
  const socialLinks = [{ name: 'Mastodon ', url: '' }]
  expect(changesIn({ ...stood, socialLinks }, stood)).toEqual({
    socialLinks: [{ name: 'Mastodon', url: '' }],
  })
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

test('what the form lets pass, the call takes', () => {
  const change = { shopName: 'Corner Market', socialLinks: [{ name: 'Here', url: 'https://a.example/?b#c' }] }
  expect(checkChanges(change)).toEqual({})
  expect(saveSettings.input.parse(change)).toEqual(change)
})

import { z } from 'zod'
import { defineCall } from '../lib/call.ts'
import { filledLine, line } from '../lib/fields.ts'
import { m } from '../messages/m.ts'
import { isEmptyOrHttps, MOST_SOCIAL_LINKS, MOST_CHARACTERS as most } from './choices.ts'
import { shopSettings } from './settings.contract.ts'

const needed = (characters: number) => filledLine(characters, m.settings_needed)
const email = needed(most.email).pipe(z.email({ error: () => m.settings_email_invalid() }))
const socialLink = z.strictObject({
  name: needed(most.linkName),
  url: line(most.linkUrl).refine(isEmptyOrHttps, { error: () => m.settings_url_wrong() }),
})

/** A name stands once: it is what tells the links apart. */
const socialLinks = z
  .array(socialLink)
  .max(MOST_SOCIAL_LINKS)
  .superRefine((links, context) => {
    for (const [at, { name }] of links.entries())
      if (links.findIndex(other => other.name === name) < at)
        context.addIssue({ code: 'custom', path: [at, 'name'], message: m.settings_link_twice() })
  })

/** What the settings' screen changes: any of it, and nothing else. */
const changes = z.strictObject({
  shopName: needed(most.shopName).optional(),
  tagline: needed(most.tagline).optional(),
  address: needed(most.address).optional(),
  phone: needed(most.phone).optional(),
  phone2: line(most.phone2).optional(),
  email: email.optional(),
  supportEmail: email.optional(),
  openingHours: needed(most.openingHours).optional(),
  prayerBreak: line(most.prayerBreak).optional(),
  coverageZone: needed(most.coverageZone).optional(),
  socialLinks: socialLinks.optional(),
  homePage: shopSettings.shape.homePage.unwrap().optional(),
  header: shopSettings.shape.header.unwrap().optional(),
})

const exampleChange = { tagline: 'Fresh from the market, every morning.', homePage: 'home4' } as const

export const saveSettings = defineCall({
  does: 'Changes the settings that are sent and leaves the others as they are; answers all of them.',
  method: 'POST',
  path: '/settings/save',
  who: 'staff: settings',
  input: changes,
  output: shopSettings,
  example: { input: exampleChange, output: { ...shopSettings.parse({}), ...exampleChange } },
  failures: {},
})

export const saveSettingsCalls = [saveSettings] as const

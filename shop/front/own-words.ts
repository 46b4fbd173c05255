import { showsMeat } from '../catalogue/catalogue.rules.ts'
import { m } from '../messages/m.ts'

type Words = { tagline: string; coverageZone: string; address: string }

/**
 * The settings of a shop without the demo shop's words that are no longer true, until the owner writes others: no tagline
 * about meat in a shop without meat, and no places of delivery around an address that it has left.
 */
export function withOwnWords<Settings extends Words>(
  settings: Settings,
  departments: readonly { deptName: string }[],
): Settings {
  const { tagline, coverageZone, address } = settings
  const ofMeat = tagline === m.settings_tagline() && !showsMeat(departments)
  const ofDemo = coverageZone === m.settings_coverage_zone() && address !== m.settings_address()
  if (!ofMeat && !ofDemo) return settings
  return {
    ...settings,
    ...(ofMeat ? { tagline: m.front_tagline_plain() } : {}),
    ...(ofDemo ? { coverageZone: '' } : {}),
  }
}

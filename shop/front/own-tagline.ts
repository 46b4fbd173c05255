import { showsMeat } from '../catalogue/catalogue.rules.ts'
import { m } from '../messages/m.ts'

/** The settings of a shop; without meat, never with the tagline that speaks of it before an owner has chosen one. */
export const withOwnTagline = <Settings extends { tagline: string }>(
  settings: Settings,
  departments: readonly { deptName: string }[],
): Settings =>
  settings.tagline === m.settings_tagline() && !showsMeat(departments)
    ? { ...settings, tagline: m.front_tagline_plain() }
    : settings

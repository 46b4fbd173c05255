import type { Mutant } from './mutant.ts'

/** Guards of the settings: concurrent edits, and the effect of a currency on amounts. */
export const settingsMutants: Record<string, Mutant> = {
  'settings of somebody else are overwritten': {
    file: 'shop/settings/save-settings.server.ts',
    guard: 'if (Object.entries(input).some(isOther))',
    without: 'if (false)',
    noticedBy: 'shop/settings/save-settings',
    test: 'of two who change the same setting the second is told',
  },
  'settings are compared without holding them': {
    file: 'shop/settings/save-settings.server.ts',
    guard: 'in share row exclusive mode',
    without: 'in access share mode',
    noticedBy: 'shop/settings/save-settings',
    test: 'of many who change the same setting at once',
  },
  'a week is set over that of somebody else': {
    file: 'shop/settings/save-week-hours.server.ts',
    guard: 'if (stood && comparable(stood) !== comparable(before))',
    without: 'if (false)',
    noticedBy: 'shop/settings/opening-days',
    test: 'of two who set the week the second is told',
  },
  'the hours of a branch change without holding it': {
    file: 'shop/settings/save-week-hours.server.ts',
    guard: ".for('no key update')",
    without: '',
    noticedBy: 'shop/settings/opening-days',
    test: 'no two spans lie over each other',
  },
  'taxes are set over those of somebody else': {
    file: 'shop/settings/save-taxes.server.ts',
    guard: 'if (stood && !isDeepStrictEqual(comparable(stood), comparable(before)))',
    without: 'if (false)',
    noticedBy: 'shop/office/settings/charging',
    test: 'the second who changes them is told',
  },
  'amounts change their size with the currency': {
    file: 'shop/office/settings/save-currency.server.ts',
    guard: 'currency.exponent !== now.exponent',
    without: 'false',
    noticedBy: 'shop/office/settings/charging',
    test: 'only where they can stay what they are',
  },
}

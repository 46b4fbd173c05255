import type { Mutant } from './mutant.ts'

/** Guards of the settings: concurrent edits, and the effect of a currency on amounts. */
export const settingsMutants: Record<string, Mutant> = {
  'a change overwrites the settings of another person': {
    file: 'shop/settings/save-settings.server.ts',
    guard: 'if (Object.entries(input).some(isOther))',
    without: 'if (false)',
    noticedBy: 'shop/settings/save-settings',
    test: 'if two people change the same setting, the second gets the current value; different settings are both saved',
  },
  'settings are compared without locking them': {
    file: 'shop/settings/save-settings.server.ts',
    guard: 'in share row exclusive mode',
    without: 'in access share mode',
    noticedBy: 'shop/settings/save-settings',
    test: 'only one of several simultaneous changes of the same setting succeeds',
  },
  'a week overwrites the week of another person': {
    file: 'shop/hours/edit-store-hours.server.ts',
    guard: 'if (stood && comparable(stood) !== comparable(before))',
    without: 'if (false)',
    noticedBy: 'shop/hours/hours',
    test: 'if two people save the week, the second gets the current one',
  },
  'the hours of a branch change without locking it': {
    file: 'shop/settings/branches/hold-branch.server.ts',
    guard: ".for('no key update')",
    without: '',
    noticedBy: 'shop/hours/hours',
    test: 'no two closed spans overlap, even if saved at the same moment',
  },
  'a period overwrites a rival one': {
    file: 'shop/hours/edit-dated-hours.server.ts',
    guard: 'if (rival)',
    without: 'if (rival && false)',
    noticedBy: 'shop/hours/hours',
    test: 'only one of several rival periods that are saved at the same moment succeeds',
  },
  'each node begins a day': {
    file: 'shop/settings/branches/new-day.server.ts',
    guard: 'set day_begun = (now() at time zone time_zone)::date where',
    without: 'set day_begun = (now() at time zone time_zone)::date where true or',
    noticedBy: 'shop/hours/hours',
    test: 'a day begins once for all nodes, and the pages are made again',
  },
  'a change of taxes overwrites the taxes of another person': {
    file: 'shop/settings/save-taxes.server.ts',
    guard: 'if (stood && !isDeepStrictEqual(comparable(stood), comparable(before)))',
    without: 'if (false)',
    noticedBy: 'shop/office/settings/charging',
    test: 'taxes keep their numbers, are reordered and deleted; if two people edit them, the second is refused',
  },
  'amounts change their value with the currency': {
    file: 'shop/office/settings/save-currency.server.ts',
    guard: 'currency.exponent !== now.exponent',
    without: 'false',
    noticedBy: 'shop/office/settings/charging',
    test: 'the currency changes without converting amounts, and only if they stay valid',
  },
  'a branch overwrites the changes of another person': {
    file: 'shop/settings/branches/save-branch.server.ts',
    guard: 'before.updatedAt.toISOString() !== updatedDate',
    without: 'false',
    noticedBy: 'shop/settings/branches/branches',
    test: 'that someone else has changed is not overwritten: the answer has the current ones',
  },
  'branches are changed without waiting for each other': {
    file: 'shop/settings/branches/save-branch.server.ts',
    guard: '  await holdSettings(database)\n  const all',
    without: '  const all',
    noticedBy: 'shop/settings/branches/branches',
    test: 'is one, even if two owners make two branches the main one at the same moment',
  },
  'a main branch is closed': {
    file: 'shop/settings/branches/save-branch.server.ts',
    guard: 'if (before.isMain && !active)',
    without: 'if (before.isMain && !active && false)',
    noticedBy: 'shop/settings/branches/branches',
    test: 'cannot be closed, and a closed branch cannot become the main one',
  },
}

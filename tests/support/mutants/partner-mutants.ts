import type { Mutant } from './mutant.ts'

const editingPartners = {
  file: 'shop/near/partners/edit-partners.server.ts',
  noticedBy: 'shop/near/partners/partners',
} as const

/** Guards of the directory of partners: concurrent edits, and the shop's own data. */
export const partnerMutants: Record<string, Mutant> = {
  'an edit of a partner overwrites the edit of another person': {
    ...editingPartners,
    guard: 'before && seen !== undefined && before.updatedDate !== seen',
    without: 'false',
    test: 'if two people edit a partner, the second gets the current version',
  },
  'a partner is compared without waiting for a simultaneous edit': {
    ...editingPartners,
    guard: 'in share row exclusive mode',
    without: 'in access share mode',
    test: 'only one of several simultaneous edits succeeds',
  },
  'the directory lists a shop twice': {
    ...editingPartners,
    guard: 'await isThere(database, written, partnerId)',
    without: 'false',
    test: 'the same shop at the same address is stored once',
  },
  'a saved partner is removed with the demo products': {
    ...editingPartners,
    guard: '    demo: false,\n',
    without: '',
    test: 'a saved one stays',
  },
}

import type { Mutant } from './mutant.ts'

const editingPartners = {
  file: 'shop/near/partners/edit-partners.server.ts',
  noticedBy: 'shop/near/partners/partners',
} as const

/** Guards of the directory of partners: concurrent edits, and the shop's own data. */
export const partnerMutants: Record<string, Mutant> = {
  'a partner is saved over what somebody else saved': {
    ...editingPartners,
    guard: 'before && seen !== undefined && before.updatedDate !== seen',
    without: 'false',
    test: 'if two people edit a partner, the second gets the current version',
  },
  'a partner is compared without waiting for who changes it': {
    ...editingPartners,
    guard: 'in share row exclusive mode',
    without: 'in access share mode',
    test: 'of simultaneous edits one succeeds',
  },
  'a shop stands in the directory twice': {
    ...editingPartners,
    guard: 'await isThere(database, written, partnerId)',
    without: 'false',
    test: 'the same shop at the same address is stored once',
  },
  'a partner of our own goes with the demo goods': {
    ...editingPartners,
    guard: '    demo: false,\n',
    without: '',
    test: 'a saved one stays',
  },
}

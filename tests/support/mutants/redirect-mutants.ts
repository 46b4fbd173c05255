import type { Mutant } from './mutant.ts'

const noticedBy = 'shop/redirects/redirects'

/** Guards of old addresses. */
export const redirectMutants: Record<string, Mutant> = {
  'people who save redirects do not wait for each other': {
    file: 'shop/redirects/stored-redirects.server.ts',
    guard: 'in share row exclusive mode',
    without: 'in access share mode',
    noticedBy,
    test: 'two people who save the two halves of a circle at the same moment: the second one is refused',
  },
  'a version of a redirect from before is saved': {
    file: 'shop/redirects/edit-redirects.server.ts',
    guard: 'before.updatedAt.toISOString() !== input.updatedDate',
    without: 'false',
    noticedBy,
    test: 'a version of before is refused, and a redirect that is gone as well',
  },
  'a redirect hides a page': {
    file: 'shop/redirects/wrong-pairs.server.ts',
    guard: 'if (hasPage(one.path))',
    without: 'if (false)',
    noticedBy,
    test: 'an error says what is wrong with an address, at its field',
  },
}

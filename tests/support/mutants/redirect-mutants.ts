import type { Mutant } from './mutant.ts'

const noticedBy = 'shop/redirects/redirects'
const byViews = 'shop/office/lists/saved-views'

/** Guards of old addresses, and of saved views. */
export const redirectMutants: Record<string, Mutant> = {
  'an import replaces a redirect of staff': {
    file: 'shop/redirects/free-redirects.server.ts',
    guard: ' || before.has(path)',
    without: '',
    noticedBy: 'shop/exchange/addresses/old-addresses',
    test: 'a redirect that staff write after the check is not replaced',
  },
  'an import makes a chain of redirects': {
    file: 'shop/redirects/free-redirects.server.ts',
    guard: ' || ends.has(path)',
    without: '',
    noticedBy: 'shop/exchange/addresses/old-addresses',
    test: 'a redirect of staff, one that would make a chain, and a page of the shop stay as they are',
  },
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
  'staff without the permission make a view for all staff': {
    file: 'shop/office/lists/saved-views.server.ts',
    guard: 'if (input.shared && !shares(caller))',
    without: 'if (false)',
    noticedBy: byViews,
    test: 'a view of all staff is there for everyone who sees the list; only managers make and change it',
  },
  'views of a list are shown to a person who may not see it': {
    file: 'shop/office/lists/saved-views.server.ts',
    guard: "if (!sees(caller, input.list)) return refuse(findViews, 'NOT_FOUND', undefined)",
    without: '',
    noticedBy: byViews,
    test: 'a person who may not see a list has no views of it',
  },
}

import type { Mutant } from './mutant.ts'

/** Guards of page content, as in `mutants.ts`. */
export const contentMutants: Record<string, Mutant> = {
  'anyone can forge a preview': {
    file: 'shop/content/preview-token.server.ts',
    guard: 'given.length !== right.length || !timingSafeEqual(given, right)',
    without: 'false',
    noticedBy: 'shop/content/previews',
    test: 'the address of a preview cannot be forged',
  },
  'a preview never ends': {
    file: 'shop/content/preview-token.server.ts',
    guard: 'content.until > shop.clock().getTime()',
    without: 'true',
    noticedBy: 'shop/content/previews',
    test: 'ends after a quarter of an hour',
  },
  'a publication overwrites a page that its publisher did not see': {
    file: 'shop/content/publish-draft.server.ts',
    guard: 'before.version !== seen)',
    without: 'false)',
    noticedBy: 'shop/content/drafts',
    test: 'does not overwrite a later publication',
  },
  'a draft overwrites the draft of another person': {
    file: 'shop/content/save-draft.server.ts',
    guard: 'eq(contentDrafts.version, version)',
    without: 'undefined',
    noticedBy: 'shop/content/drafts',
    test: 'does not overwrite a later version by another person',
  },
  'undoing a publication overwrites a later one': {
    file: 'shop/content/publish-draft.server.ts',
    guard: 'before.version !== seen || before.version !== publication.version',
    without: 'false',
    noticedBy: 'shop/content/drafts',
    test: 'is not undone if the page was changed since',
  },
  'a choice of home page overwrites a newer choice': {
    file: 'shop/settings/save-home-choice.server.ts',
    guard: 'seen.homePage !== homePage || seen.header !== header',
    without: 'false',
    noticedBy: 'shop/settings/home-choice',
    test: 'a choice does not overwrite a newer choice',
  },
}

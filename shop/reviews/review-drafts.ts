import { tabStorage } from '../lib/browser-storage.ts'
import { createStoredStore, readJson } from '../lib/store.ts'
import { whenLeft } from '../ui/session.ts'
import type { ReviewDraft } from './review-draft.rules.ts'

/** A draft, and the customer who was signed in when it was written; null if nobody was. */
type Kept = ReviewDraft & { by: number | null }

/** Unsent reviews by product: they stay as long as the tab is open, even on the way to the sign-in. */
const drafts = createStoredStore<Partial<Record<number, Kept>>>({
  key: 'reviewDrafts',
  first: {},
  parse: readJson,
  format: JSON.stringify,
  storage: tabStorage,
})
whenLeft(() => drafts.set({}))

const blankReview: ReviewDraft = { reviewTitle: '', reviewMsg: '', rating: 0 }

/** Returns the draft for a product that `custId` may see: an own one, or one that was written before the sign-in. */
export function draftOf(productId: number, custId: number | null): ReviewDraft {
  const { by, ...draft } = drafts.get()[productId] ?? { ...blankReview, by: null }
  return by === null || by === custId ? draft : blankReview
}

/** Keeps a draft of the customer `by`; undefined forgets it. */
export function keepDraft(productId: number, by: number | null, draft: ReviewDraft | undefined): void {
  const { [productId]: _, ...others } = drafts.get()
  drafts.set(draft ? { ...others, [productId]: { ...draft, by } } : others)
}

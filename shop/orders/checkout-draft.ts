import type { Typed } from './checkout-values.rules.ts'

/** What was typed at the checkout and by whom; null for a guest. Lives in this page only, never in the browser's storage. */
type Draft = { custId: number | null; typed: Typed }

const blank: Draft = { custId: null, typed: {} }
let draft = blank

/** What this person typed earlier. What a guest typed goes with them into an account; nobody else gets what a customer typed. */
export function draftOf(custId: number | null): Typed {
  if (draft.custId !== null && draft.custId !== custId) draft = blank
  return draft.typed
}

/** Keeps what this person typed. It stays with the customer who began it, also after their session has ended. */
export function keepDraft(custId: number | null, typed: Typed): void {
  draft = { custId: custId ?? draft.custId, typed }
}

/** Whose session has ended goes on as a guest with what they typed. */
export function goOnAsGuest(): void {
  draft = { ...draft, custId: null }
}

/** The order is placed: nothing of it is kept. */
export function dropDraft(): void {
  draft = blank
}

import type { Typed } from './checkout-values.rules.ts'

/**
 * The values typed at the checkout and their owner; null for a guest. It is only in this page's memory, never in the
 * browser's storage.
 */
type Draft = { custId: number | null; typed: Typed }

const blank: Draft = { custId: null, typed: {} }
let draft = blank

/** Returns this person's earlier values. A guest's values go with them into an account; nobody else gets a customer's. */
export function draftOf(custId: number | null): Typed {
  if (draft.custId !== null && draft.custId !== custId) draft = blank
  return draft.typed
}

/** Saves this person's values. They stay with the customer who began, even after the session has ended. */
export function storeDraft(custId: number | null, typed: Typed): void {
  draft = { custId: custId ?? draft.custId, typed }
}

/** Lets a customer whose session has ended go on as a guest with what they typed. */
export function goOnAsGuest(): void {
  draft = { ...draft, custId: null }
}

/** Forgets the values once the order is placed. */
export function dropDraft(): void {
  draft = blank
}

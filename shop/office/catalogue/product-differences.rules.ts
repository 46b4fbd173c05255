import type { StaffProduct } from '../../catalogue/editing/product-form.contract.ts'
import { optionKinds } from '../../catalogue/option-prices.rules.ts'
import { boxInputOf, describeBox } from './boxes/box-draft.rules.ts'
import { writtenChoices } from './choice-draft.rules.ts'
import { describeFacts, factsIn } from './facts-draft.rules.ts'
import { describeParts, partsInput } from './parts-draft.rules.ts'
import { draftOf, type ProductDraft } from './product-draft.rules.ts'

/** A field of the product form. */
export type ProductField = keyof ProductDraft
const kinds: readonly string[] = optionKinds

/** The value of a field for comparing, without row keys. */
const asText = (draft: ProductDraft, field: ProductField): string => {
  if (field === 'facts') return JSON.stringify(factsIn(draft.facts))
  if (field === 'parts') return JSON.stringify(partsInput(draft.parts))
  if (field === 'box') return JSON.stringify(draft.box && boxInputOf(draft.box))
  if (field === 'related') return JSON.stringify(draft.related.map(({ productId }) => productId))
  const value = draft[field]
  return typeof value === 'object' ? JSON.stringify(writtenChoices(value)) : String(value)
}

/** The fields in which two drafts differ; the plain text of a description counts with its markup. */
export const differencesOf = (one: ProductDraft, other: ProductDraft): ProductField[] =>
  (Object.keys(one) as ProductField[]).filter(
    field =>
      field !== 'productDetails' && field !== 'quantity' && asText(one, field) !== asText(other, field),
  )

/**
 * A field in which the draft and the saved product differ; `mine` is true if the writer changed it, false if someone else
 * did.
 */
export type Conflict = { field: ProductField; mine: boolean }

/** The fields in which a draft, started from `seen`, and the product as it is now differ. */
export function conflictsOf(draft: ProductDraft, seen: StaffProduct, now: StaffProduct): Conflict[] {
  const written = new Set(differencesOf(draft, draftOf(seen)))
  return differencesOf(draft, draftOf(now)).map(field => ({ field, mine: written.has(field) }))
}

/** Returns the draft with the current values of the fields in `theirs`. */
export function mergedDraft(
  draft: ProductDraft,
  now: StaffProduct,
  theirs: ReadonlySet<ProductField>,
): ProductDraft {
  const current = draftOf(now)
  const taken = [...theirs].map(field => [field, current[field]])
  const words = theirs.has('productHtml') ? { productDetails: current.productDetails } : {}
  return { ...draft, ...Object.fromEntries(taken), ...words }
}

/** A field as text, for choosing between two versions. */
export function describeField(draft: ProductDraft, field: ProductField): string {
  if (field === 'productHtml') return draft.productDetails
  if (field === 'facts') return describeFacts(draft.facts)
  if (field === 'parts') return describeParts(draft.parts)
  if (field === 'box') return draft.box ? describeBox(draft.box) : ''
  if (field === 'related') return draft.related.map(({ productName }) => productName).join('\n')
  if (field === 'saleFrom' || field === 'saleUntil') return draft[field].replace('T', ' ')
  const value = draft[field]
  if (!kinds.includes(field) || typeof value !== 'object') return String(value)
  return writtenChoices(value)
    .map(({ choice, adds }) => (adds ? `${choice} (+${adds})` : choice))
    .join(', ')
}

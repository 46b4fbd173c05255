import type { ShownPart } from '../../catalogue/made-of/parts.fields.ts'
import { wrongParts } from '../../catalogue/made-of/parts.rules.ts'
import { type OptionKind, optionKinds } from '../../catalogue/option-prices.rules.ts'
import type { WrongFields } from '../../lib/wrong-fields.ts'
import { type ChoiceDrafts, writtenChoices } from './choice-draft.rules.ts'

/** A part of a product as its form holds it; without a kind, it is always in the product. */
export type PartDraft = {
  productId: number
  productName: string
  kind: OptionKind | undefined
  choice: string
  /** True if nobody has stated the allergens of the part. */
  unstated: boolean
}

/** The parts of a product as its form holds them. */
export const partsDraft = (parts: readonly ShownPart[]): PartDraft[] =>
  parts.map(({ productId, productName, kind, choice, state }) => ({
    productId,
    productName: productName || String(productId),
    kind: kind ?? undefined,
    choice: choice ?? '',
    unstated: state === 'UNKNOWN',
  }))

/** The input for saving parts. */
export const partsInput = (parts: readonly PartDraft[]) =>
  parts.map(({ productId, kind, choice }) => (kind ? { productId, kind, choice } : { productId }))

/** The choices with which a part can come: all that the form offers, and that of the part itself. */
export function choicesForPart(drafts: ChoiceDrafts, part: PartDraft) {
  const offered = optionKinds.flatMap(kind =>
    writtenChoices(drafts[kind]).map(({ choice }) => ({ kind, choice })),
  )
  const { kind, choice } = part
  const isOffered = !kind || offered.some(one => one.kind === kind && one.choice === choice)
  return isOffered ? offered : [...offered, { kind, choice }]
}

/** The problems of the parts of a draft, by field. */
export const wrongPartsDraft = (
  parts: readonly PartDraft[],
  drafts: ChoiceDrafts,
  productId: number | undefined,
): WrongFields => {
  const names = (kind: OptionKind) => writtenChoices(drafts[kind]).map(({ choice }) => choice)
  const choices = {
    packagingAttributes: names('packagingAttributes'),
    cuttingAttributes: names('cuttingAttributes'),
    extraAttributes: names('extraAttributes'),
  }
  return wrongParts(partsInput(parts), { productId, choices })
}

/** Says in lines what a product is made of, for choosing between two versions. */
export const describeParts = (parts: readonly PartDraft[]): string =>
  parts.map(({ productName, choice }) => (choice ? `${productName} (${choice})` : productName)).join('\n')

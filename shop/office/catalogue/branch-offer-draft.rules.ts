import type { ProductAtBranch } from '../../catalogue/branches/products-at-branches.contract.ts'
import { readAmount } from '../../lib/read-number.ts'
import type { WrongFields } from '../../lib/wrong-fields.ts'
import { m } from '../../messages/m.ts'
import { looksLikePrice } from './choice-draft.rules.ts'

/** A product at a branch as typed. */
export type BranchOfferDraft = { sold: boolean; ownPrice: boolean; unitPrice: string; salePrice: string }

/** The draft of a product at a branch; a sale price that is the unit price is left empty. */
export const branchOfferDraft = ({ sold, unitPrice, salePrice }: ProductAtBranch): BranchOfferDraft => ({
  sold,
  ownPrice: unitPrice !== null,
  unitPrice: String(unitPrice ?? ''),
  salePrice: salePrice === unitPrice ? '' : String(salePrice ?? ''),
})

/** Returns what is wrong with the prices of a branch. */
export function checkBranchOffer({ ownPrice, unitPrice, salePrice }: BranchOfferDraft): WrongFields {
  if (!ownPrice) return {}
  return {
    ...(looksLikePrice(unitPrice) ? {} : { unitPrice: m.office_price_wrong() }),
    ...(salePrice.trim() === '' || looksLikePrice(salePrice) ? {} : { salePrice: m.office_price_wrong() }),
  }
}

/** The input that saves a draft: both prices of the branch, or those of the shop. */
export function branchOfferInput({ sold, ownPrice, unitPrice, salePrice }: BranchOfferDraft) {
  const unit = ownPrice ? readAmount(unitPrice) : null
  return {
    sold,
    unitPrice: unit,
    salePrice: unit !== null && salePrice.trim() ? readAmount(salePrice) : unit,
  }
}

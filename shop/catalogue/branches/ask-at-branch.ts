import { send } from '../../api.ts'
import { MOST_ASKED } from './most-asked.ts'
import type { OfferAtBranch } from './products-at-branches.contract.ts'

/** Asks what a branch has of products and at what prices; what cannot be answered now is left out. */
export async function askAtBranch(
  branchId: number,
  productIds: readonly number[],
): Promise<Map<number, OfferAtBranch>> {
  const found = new Map<number, OfferAtBranch>()
  const unique = [...new Set(productIds)]
  for (let at = 0; at < unique.length; at += MOST_ASKED) {
    const asked = { branchId, productIds: unique.slice(at, at + MOST_ASKED).join() }
    const sent = await send('GET /products/findAtBranch/{branchId}/{productIds}', asked)
    if (sent.ok) for (const offer of sent.answer) found.set(offer.productId, offer)
  }
  return found
}

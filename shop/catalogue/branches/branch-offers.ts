import { createStore } from '../../lib/store.ts'
import type { OfferAtBranch } from './products-at-branches.contract.ts'

type AtBranch = Pick<OfferAtBranch, 'sold' | 'quantity' | 'unitPrice' | 'effectivePrice'> & {
  branchId: number
  branchName: string
}

/** Stock and prices of products at the shopper's branch, by their id. `fill-in-branch.ts` asks for it, once a page is shown. */
export const branchOffers = createStore<Readonly<Record<number, AtBranch>>>({})

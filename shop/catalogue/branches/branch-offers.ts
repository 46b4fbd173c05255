import { createStore } from '../../lib/store.ts'
import type { OfferAtBranch } from './products-at-branches.contract.ts'

type AtBranch = Pick<OfferAtBranch, 'sold' | 'quantity' | 'unitPrice' | 'effectivePrice'> & {
  branchName: string
}

/** What the shopper's branch has of products, by their id, and at what price. `fill-in-branch.ts` asks for it, once a page is shown. */
export const branchOffers = createStore<Readonly<Record<number, AtBranch>>>({})

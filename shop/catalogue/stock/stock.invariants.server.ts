import type { Invariant } from '../../lib/books/invariant.ts'

export const stockInvariants: readonly Invariant[] = [
  {
    name: 'stock-has-a-counter-of-goods',
    says: 'The stock of a product is counted by a counter for something else.',
    statement: `
      select product_id, branch_id, availability_id from stock join availabilities using (availability_id) where kind <> 'stock'`,
  },
]

import type { Mutant } from './mutant.ts'

/**
 * Guards of packing and of the counter: nobody overwrites the bags that another packer has counted or works on orders of another branch, and a
 * sale is paid and weighed.
 */
export const packingMutants: Record<string, Mutant> = {
  'the bags that another packer has counted are overwritten': {
    file: 'shop/orders/packing/count-bags.server.ts',
    guard: 'if (!sameBags(now, seen)) return',
    without: 'if (false as boolean) return',
    noticedBy: 'shop/orders/packing/packing',
    test: 'two packers who count the same bags at once: the second one is shown the numbers of the first',
  },
  'a packer counts the bags of another branch': {
    file: 'shop/orders/packing/count-bags.server.ts',
    guard: "branchesWith(caller, 'picking')",
    without: "'all'",
    noticedBy: 'shop/orders/packing/packing',
    test: 'a packer of another branch neither sees the order nor counts its bags',
  },
  'a person at the counter finds the orders of another branch': {
    file: 'shop/orders/counter/look-at-counter.server.ts',
    guard: 'ofBranches(orders.branchId, branches)',
    without: "ofBranches(orders.branchId, 'all')",
    noticedBy: 'shop/orders/counter/counter',
    test: 'a person of another branch finds no order of this one',
  },
  'a counter sells for less than the total': {
    file: 'shop/payments/counter/sell.server.ts',
    guard: 'if (gave < minor)',
    without: 'if (false as boolean)',
    noticedBy: 'shop/payments/counter/sell',
    test: 'without a weight, with another total or too little cash, nothing is sold',
  },
  'a counter sells a piece without its weight': {
    file: 'shop/payments/counter/sell.server.ts',
    guard: 'if (isUnweighed)',
    without: 'if (false as boolean)',
    noticedBy: 'shop/payments/counter/sell',
    test: 'without a weight, with another total or too little cash, nothing is sold',
  },
  'a person sells for a branch that is not theirs': {
    file: 'shop/payments/counter/sell.server.ts',
    guard: "branchesWith(caller, 'orders')",
    without: "'all'",
    noticedBy: 'shop/payments/counter/sell',
    test: 'a branch sells what it has; nobody sells for a branch that is not theirs',
  },
}

import type { Mutant } from './mutant.ts'

/** Guards of packing: nobody overwrites the bags that another packer has counted, or sees the orders of another branch. */
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
}

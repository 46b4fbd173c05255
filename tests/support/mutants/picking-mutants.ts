import { lotMutants } from './lot-mutants.ts'
import type { Mutant } from './mutant.ts'

const byWaves = 'shop/orders/picking/waves'

/** Guards of picking by several people: one picker for each line. */
export const pickingMutants: Record<string, Mutant> = {
  ...lotMutants,
  'a claim takes the lines of others': {
    file: 'shop/orders/picking/waves.server.ts',
    guard: '...(takeOver',
    without: '...(!takeOver || takeOver',
    noticedBy: byWaves,
    test: 'two pickers who take the same lines at the same time share them without a double',
  },
  'a line of another picker is picked': {
    file: 'shop/orders/picking/read-line.server.ts',
    guard: 'claim.custId === custId',
    without: 'true',
    noticedBy: byWaves,
    test: 'a line that a picker has taken is picked by nobody else, until it is released or taken over',
  },
  'a claim never ends': {
    file: 'shop/orders/picking/read-claims.server.ts',
    guard: '.claimedUntil} > ',
    without: '.claimedUntil} <> ',
    noticedBy: byWaves,
    test: 'a claim ends after a while, so that nobody waits for a picker who has gone',
  },
  'a claim outlives the result of its line': {
    file: 'shop/orders/picking/read-claims.server.ts',
    guard: "= 'NEW' or",
    without: 'is not null or',
    noticedBy: byWaves,
    test: 'the claim of a picker ends with the result of a line: a packer goes on at once',
  },
  'a picker writes over a change by staff': {
    file: 'shop/orders/picking/read-line.server.ts',
    guard: 'lock: true',
    without: 'lock: false',
    noticedBy: 'shop/orders/picking/edits-and-cuts',
    test: 'staff change an order that is being picked while its window loses places',
  },
}

import type { Mutant } from './mutant.ts'

const noticedBy = 'shop/orders/lots/picking-lots'
const byHealth = 'shop/orders/lots/health-goods'

/** Guards of the lots that lines of orders are picked from. */
export const lotMutants: Record<string, Mutant> = {
  'two pickers take the same amount of a lot': {
    file: 'shop/lots/change-lots.server.ts',
    guard: ".orderBy(asc(lots.lotId)).for('no key update')",
    without: '.orderBy(asc(lots.lotId))',
    noticedBy,
    test: 'two pickers on the rest of one lot: the second one finds nothing, and no lot has less than nothing',
  },
  'a blocked lot is picked': {
    file: 'shop/lots/lots.rules.ts',
    guard: 'blockedAt === null && ',
    without: '',
    noticedBy,
    test: 'a lot that is being blocked is not picked: the picker waits, and sees what was done',
  },
  'a scanned lot is taken although it is blocked': {
    file: 'shop/orders/lots/named-lot.server.ts',
    guard: "if (lot.blockedAt !== null) return 'BLOCKED'",
    without: '',
    noticedBy,
    test: 'a picker who scans a blocked, an old or an unknown lot reads why, and which lot to take',
  },
  'health goods sell although they are in no lot': {
    file: 'shop/cart/read-lines.server.ts',
    guard: ' && (one.inLots || !needsLot)',
    without: '',
    noticedBy: byHealth,
    test: 'health goods that are not in lots are sold out for everyone, also if their stock is not counted',
  },
  'a delivery brings health goods without a last day': {
    file: 'shop/lots/receipts/receipt-lines.rules.ts',
    guard: 'needsDay && expiresOn === null',
    without: 'false',
    noticedBy: byHealth,
    test: 'a delivery of them without a last day is refused, and no lot of them loses its day',
  },
  'health goods are picked from a lot without a last day': {
    file: 'shop/orders/lots/shelf.server.ts',
    guard: '.filter(row => row.expiresOn !== null || !dated.has(row.productId))',
    without: '',
    noticedBy: byHealth,
    test: 'a lot without a day, from before its department asked for one, is not picked',
  },
  'opened health goods are sold again': {
    file: 'shop/orders/lots/assign-lots.server.ts',
    guard: 'back.length > 0 &&',
    without: 'false &&',
    noticedBy: byHealth,
    test: 'health goods that their customer has had do not come back, neither into a lot nor into the stock',
  },
  'the lot that ends last is picked first': {
    file: 'shop/orders/lots/shelf.server.ts',
    guard: "(one.expiresOn ?? '9999').localeCompare(other.expiresOn ?? '9999')",
    without: "(other.expiresOn ?? '9999').localeCompare(one.expiresOn ?? '9999')",
    noticedBy,
    test: 'a picked line takes the lot that ends first, and the next one when that is empty',
  },
  'products that come back to a blocked lot are for sale': {
    file: 'shop/orders/lots/assign-lots.server.ts',
    guard: 'if (lost.length > 0)',
    without: 'if (lost.length > 99)',
    noticedBy,
    test: 'a rejected order gives its goods back to their lots, also to one that is blocked: that one is not for sale',
  },
  'two orders get the last goods at the reduced price': {
    file: 'shop/cart/reduced-lines.server.ts',
    guard: 'sum(mine) <= (now?.left ?? 0)',
    without: 'true',
    noticedBy: 'shop/orders/lots/reduced-lines',
    test: 'two orders at once for the last reduced goods, CASH: one gets them, the other sees that the price has changed',
  },
  'goods that were promised to others are sold at the reduced price': {
    file: 'shop/lots/short-dated.rules.ts',
    guard: 'free - over - others',
    without: 'sum(reduced)',
    noticedBy: 'shop/orders/lots/reduced-lines',
    test: 'an order at the full price takes the goods that end first as well',
  },
  'a line that is raised keeps its reduced price': {
    file: 'shop/orders/desk/changed-item.server.ts',
    guard: 'isMore ? withoutReduction(item) : item',
    without: 'item',
    noticedBy: 'shop/orders/lots/reduced-edits',
    test: 'staff who raise the amount see the full price, and goods that replace others have their own',
  },
  'an order that is handed over leaves its lots as they are': {
    file: 'shop/orders/lots/lots-at-end.server.ts',
    guard: "if (end === 'LEFT') return { ...line, isPicked: true }",
    without: "if (end === 'LEFT') return line",
    noticedBy,
    test: 'an order that is handed over takes its lots, also for a line that nobody marked as picked',
  },
  'goods that leave at midnight are sold as well': {
    file: 'shop/availability/exceed.server.ts',
    guard: 'order by availability_id for no key update',
    without: '',
    noticedBy,
    test: 'the last goods are sold or leave at midnight, never both: the stock is then short of what was sold',
  },
}

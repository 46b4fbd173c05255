import type { Mutant } from './mutant.ts'

const byLots = 'shop/lots/lots'
const byReceipts = 'shop/lots/receipts/receipts'

/** Guards of deliveries and of the changes that staff make to lots. */
export const receiptsMutants: Record<string, Mutant> = {
  'a delivery fills the lots but not the stock': {
    file: 'shop/lots/receipts/receive-goods.server.ts',
    guard: ', withLots: true',
    without: '',
    noticedBy: byReceipts,
    test: 'a delivery brings its products into the stock and into their lots, with its note',
  },
  'goods come into a lot with another last day': {
    file: 'shop/lots/receipts/receipt-lines.rules.ts',
    guard: 'words.expiresOn === stored.expiresOn && ',
    without: '',
    noticedBy: byReceipts,
    test: 'a delivery of a lot with another day is refused at its field, and nothing is written',
  },
  'a blocked lot stays in the stock': {
    file: 'shop/lots/block-held-lots.server.ts',
    guard: 'if (wishes.length > 0) await exceed(database, wishes, reason)',
    without: '',
    noticedBy: byLots,
    test: 'a blocked lot leaves the stock, and comes back when it is unblocked',
  },
  'a lot whose day is over comes back into the stock': {
    file: 'shop/lots/block-lot.server.ts',
    guard: 'if (!isFit({ ...lot, blockedAt: null }, today))',
    without: 'if (today === "")',
    noticedBy: byLots,
    test: 'a lot whose day was over while it was blocked is emptied when it is unblocked',
  },
  'a correction takes what orders were promised': {
    file: 'shop/lots/change-stock-with-lot.server.ts',
    guard: "by < 0 && cause !== 'CORRECTION'",
    without: 'by < 0',
    noticedBy: byLots,
    test: 'a count below the amount that orders were promised makes the stock short; a correction cannot',
  },
  'two nodes empty the same lot': {
    file: 'shop/lots/clear-expired.server.ts',
    guard: 'await holdLots(database, ',
    without: 'await ((from, where) => from.select().from(lots).where(where))(database, ',
    noticedBy: byLots,
    test: 'two nodes that begin the same day empty each lot whose day is over once; other lots stay',
  },
  'staff of a branch print the labels of another one': {
    file: 'shop/lots/labels/find-labels.server.ts',
    guard: 'and(inArray(lots.lotId, ids), ofBranches(lots.branchId, branches))',
    without: 'inArray(lots.lotId, ids)',
    noticedBy: 'shop/lots/labels/labels',
    test: 'staff of a branch print the labels of that branch alone',
  },
  'a lot that GS1 cannot carry is written as one that it can': {
    file: 'shop/catalogue/codes/lot-label.rules.ts',
    guard: ' && CARRIED.test(lot)',
    without: '',
    noticedBy: 'shop/lots/labels/labels',
    test: 'a scan of the label of any lot of any product answers that product and that lot',
  },
  'staff of a branch change the lots of another one': {
    file: 'shop/lots/hold-lot.server.ts',
    guard: "ofBranches(lots.branchId, branchesWith(caller, 'catalogue')),",
    without: '',
    noticedBy: byLots,
    test: 'staff of a branch find and change only the lots of that branch',
  },
}
